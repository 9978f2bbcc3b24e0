/** What is counted of advertisements, and that nothing personal stays of it (ruling 29). */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { CLICK_MINUTES } from '../../../shared/advertising/rules.ts'
import { indianDay, indianHour } from '../../../shared/indian-days.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { advertisementDays, advertisements, viewerKeys } from '../../db/schema.ts'
import { runsAt } from './running.ts'
import { claimNonce } from '../nonces.ts'

interface Viewer {
  address: string
  userAgent: string
}

const MINUTE = 60_000
/** A token of the last minute of an hour may be used half an hour into the next. */
export const MARK_MINUTES = 60 + CLICK_MINUTES

/**
 * Counts that an advertisement was seen, once per viewer and hour, and answers the token that a click is counted by.
 * The viewer is a hash by a key of the day; nothing but that hash is kept, and not two hours long. Null for one that does
 * not run: a page that was kept for a minute may still show it.
 */
export async function countSeen(
  db: Database,
  secret: string,
  id: number,
  viewer: Viewer,
  now: Date,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const key = await keyOfDay(tx, indianDay(now))
    const seen = [id, indianHour(now), viewer.address, viewer.userAgent].join('\n')
    const mark = createHmac('sha256', key).update(seen).digest('base64url')
    const [row] = await tx
      .select({ id: advertisements.id })
      .from(advertisements)
      .where(and(eq(advertisements.id, id), runsAt(now)))
    if (!row) return null
    if (await countsOnce(tx, `seen:${mark}`, now)) await countOne(tx, id, 'impressions', now)
    return signToken(secret, id, mark, now.getTime() + CLICK_MINUTES * MINUTE)
  })
}

/**
 * Counts a click, once a token, and does nothing for one that is forged, too old, used, or of another advertisement.
 * Who sees the same one again within the hour gets a token that stands for the same click.
 */
export async function countClick(
  db: Database,
  secret: string,
  id: number,
  token: string,
  now: Date,
): Promise<void> {
  const mark = openToken(secret, id, token, now)
  if (!mark) return
  await db.transaction(async (tx) => {
    if (await countsOnce(tx, `click:${mark}`, now)) await countOne(tx, id, 'clicks', now)
  })
}

/** The keys of days that are over. */
export async function forgetViewerKeys(db: Database, now: Date): Promise<void> {
  await db.delete(viewerKeys).where(lt(viewerKeys.day, indianDay(now)))
}

async function keyOfDay(tx: Transaction, day: string): Promise<string> {
  const find = () =>
    tx.select({ key: viewerKeys.key }).from(viewerKeys).where(eq(viewerKeys.day, day))
  const [known] = await find()
  if (known) return known.key
  await tx
    .insert(viewerKeys)
    .values({ day, key: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error('The key of the day is gone at once.')
  return made.key
}

const countsOnce = (tx: Transaction, mark: string, now: Date) =>
  claimNonce(tx, mark, new Date(now.getTime() + MARK_MINUTES * MINUTE))

/** The total and the day's total together. `updatedAt` stays: it is the version admins edit by. */
async function countOne(
  tx: Transaction,
  id: number,
  what: 'clicks' | 'impressions',
  now: Date,
): Promise<void> {
  const counted = await tx
    .update(advertisements)
    .set({ [what]: sql`${advertisements[what]} + 1` })
    .where(eq(advertisements.id, id))
    .returning({ id: advertisements.id })
  if (counted.length === 0) return
  await tx
    .insert(advertisementDays)
    .values({ advertisementId: id, day: indianDay(now), [what]: 1 })
    .onConflictDoUpdate({
      target: [advertisementDays.advertisementId, advertisementDays.day],
      set: { [what]: sql`${advertisementDays[what]} + 1` },
    })
}

const sign = (secret: string, id: number, mark: string, until: string) =>
  createHmac('sha256', secret).update(`${id}\n${mark}\n${until}`).digest('base64url')

const signToken = (secret: string, id: number, mark: string, end: number) => {
  const until = end.toString(36)
  return `${mark}.${until}.${sign(secret, id, mark, until)}`
}

/** What the token stands for; undefined unless it is ours, for this advertisement, and still valid. */
function openToken(secret: string, id: number, token: string, now: Date): string | undefined {
  const [mark = '', until = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, id, mark, until))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && Number.parseInt(until, 36) > now.getTime() ? mark : undefined
}
