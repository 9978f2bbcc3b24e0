import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { WaitingMessage } from '../../shared/contact.ts'
import type { ContactStep } from '../../shared/contact-rules.ts'
import type { Database } from '../db/open.ts'
import { contactSubmissions } from '../db/schema.ts'
import { readKey, type Box } from './contact-keys.ts'
import { mailToSite } from './contact.ts'

/**
 * What waits for a press from the address that a key was mailed to, for its page: somebody else may have typed that
 * address. Empty when the message of the key has arrived and nothing else waits; null when the key opens nothing.
 */
export async function findWaiting(
  db: Database,
  box: Box,
  key: string,
): Promise<WaitingMessage[] | null> {
  const named = await findNamed(db, box, key)
  if (!named) return null
  const rows = await db
    .select()
    .from(contactSubmissions)
    .where(waitsFrom(named.email))
    .orderBy(asc(contactSubmissions.id))
  return rows.map(({ id, subject, createdAt }) => ({
    id,
    subject,
    createdAt: createdAt.toISOString(),
    isNamed: id === named.id,
  }))
}

/** Sends those of the waiting messages whose sender has ticked them; the others go on waiting. Says what came of it. */
export async function confirmMessages(
  db: Database,
  box: Box,
  key: string,
  ticked: number[],
): Promise<ContactStep | 'none-ticked'> {
  const named = await findNamed(db, box, key)
  if (!named) return 'too-late'
  return db.transaction(async (tx) => {
    // In one order, so that two presses at once wait for each other instead of both.
    const waiting = await tx
      .select()
      .from(contactSubmissions)
      .where(waitsFrom(named.email))
      .orderBy(asc(contactSubmissions.id))
      .for('update')
    if (waiting.length === 0) return 'already'
    if (ticked.length === 0) return 'none-ticked'
    const wanted = waiting.filter(({ id }) => ticked.includes(id))
    if (wanted.length === 0) return 'already'
    const ids = wanted.map(({ id }) => id)
    await tx
      .update(contactSubmissions)
      .set({ confirmBy: null })
      .where(inArray(contactSubmissions.id, ids))
    for (const message of wanted) await mailToSite(tx, box.env, message)
    return 'sent'
  })
}

/** The message of a key, unless it ran out before anybody pressed. */
async function findNamed(db: Database, box: Box, key: string) {
  const id = readKey(box, key)
  if (id === undefined) return undefined
  const [named] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id))
  return named && (!named.confirmBy || named.confirmBy > new Date()) ? named : undefined
}

const waitsFrom = (email: string) =>
  and(eq(contactSubmissions.email, email), gt(contactSubmissions.confirmBy, sql`now()`))
