/** Advertisements as admins look after them (§2 "Ads", §6). Each act of an admin is written down. */
import { desc, eq, sql } from 'drizzle-orm'
import type { AdminRange } from '../../../shared/admin/range.ts'
import { isRunning } from '../../../shared/advertising/rules.ts'
import type {
  Advertisement,
  AdvertisementEdit,
  AdvertisementInput,
} from '../../../shared/advertising/advertisements.ts'
import type { AuditAction } from '../../../shared/admin/audit.ts'
import { listingPicturePath } from '../../../shared/pictures.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { advertisements } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { recordAct } from '../admin/audit.ts'
import { isOwnUpload } from '../listings/pictures.ts'
import { shownImage } from '../listings/shown-image.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'

export type AdvertisementRow = typeof advertisements.$inferSelect

export interface Reading {
  env: Pick<ServerEnv, 'IMAGE_HOSTS'>
  now: Date
}

/** In whatever state, the newest first. */
export async function findAdvertisements(
  db: Database,
  reading: Reading,
  { limit, offset }: AdminRange,
): Promise<{ found: Advertisement[]; total: number }> {
  const rows = await db
    .select()
    .from(advertisements)
    .orderBy(desc(advertisements.createdAt), desc(advertisements.id))
    .limit(limit)
    .offset(offset)
  return {
    found: rows.map((row) => toAdvertisement(row, reading)),
    total: await db.$count(advertisements),
  }
}

export async function createAdvertisement(
  db: Database,
  admin: User,
  input: AdvertisementInput,
  reading: Reading,
): Promise<Advertisement> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const stored = await toStored(tx, admin, input, null)
    const [row] = await tx.insert(advertisements).values(stored).returning()
    if (!row) throw notFound(say.advertisement.notFound)
    await record(tx, admin, 'advertisement.create', row)
    return toAdvertisement(row, reading)
  })
}

/** Throws conflict when it has changed since the admin read it. What is counted in the meantime is no change. */
export async function editAdvertisement(
  db: Database,
  admin: User,
  id: number,
  { version, ...input }: AdvertisementEdit,
  reading: Reading,
): Promise<Advertisement> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const before = await lockRow(tx, id)
    if (version && before.updatedAt.getTime() !== Date.parse(version))
      throw conflict(say.advertisement.changed)
    const stored = await toStored(tx, admin, input, before.picture)
    return change(tx, before, stored, admin, 'advertisement.edit', reading)
  })
}

/** Its figures go with it. */
export async function deleteAdvertisement(db: Database, admin: User, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const row = await lockRow(tx, id)
    await tx.delete(advertisements).where(eq(advertisements.id, id))
    await record(tx, admin, 'advertisement.delete', row)
  })
}

/** A new private link for the sponsor; the one before ends. */
export async function renewLink(
  db: Database,
  admin: User,
  id: number,
  reading: Reading,
): Promise<Advertisement> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const before = await lockRow(tx, id)
    const reportKey = sql`gen_random_uuid()`
    return change(tx, before, { reportKey }, admin, 'advertisement.new-link', reading)
  })
}

/** The picture that may be shown: ours, otherwise one of a host that is allowed (ruling 15). */
export const pictureOf = (
  { picture, imageUrl }: Pick<AdvertisementRow, 'picture' | 'imageUrl'>,
  env: Reading['env'],
): string | null => (picture ? listingPicturePath(picture, 480) : shownImage(imageUrl, env))

async function lockRow(tx: Transaction, id: number): Promise<AdvertisementRow> {
  const [row] = await tx
    .select()
    .from(advertisements)
    .where(eq(advertisements.id, id))
    .for('update')
  if (!row) throw notFound(say.advertisement.notFound)
  return row
}

/** A picture that is new has to be the admin's own upload. */
async function toStored(
  tx: Transaction,
  admin: User,
  input: AdvertisementInput,
  before: string | null,
) {
  const picture = input.picture === undefined ? before : input.picture || null
  const sentence = say.advertisement.pictureNotFound
  if (picture && picture !== before && !(await isOwnUpload(tx, admin.id, picture)))
    throw invalid(sentence, { picture: sentence })
  return { ...input, picture, imageUrl: input.imageUrl === '' ? null : input.imageUrl }
}

async function change(
  tx: Transaction,
  { id }: AdvertisementRow,
  fields: Parameters<ReturnType<typeof tx.update<typeof advertisements>>['set']>[0],
  admin: User,
  action: AuditAction,
  reading: Reading,
): Promise<Advertisement> {
  const [row] = await tx
    .update(advertisements)
    .set({ ...fields, updatedAt: reading.now })
    .where(eq(advertisements.id, id))
    .returning()
  if (!row) throw notFound(say.advertisement.notFound)
  await record(tx, admin, action, row)
  return toAdvertisement(row, reading)
}

const record = (
  tx: Transaction,
  admin: User,
  action: AuditAction,
  { id, title }: AdvertisementRow,
) => recordAct(tx, { admin, action, subjectId: id, detail: title })

function toAdvertisement(row: AdvertisementRow, { env, now }: Reading): Advertisement {
  return {
    ...row,
    pictureUrl: pictureOf(row, env),
    isRunning: isRunning(row, now),
    startDate: row.startDate.toISOString(),
    endDate: row.endDate.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
