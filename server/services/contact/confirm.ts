import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { WaitingMessage } from '../../../shared/contact/contact.ts'
import type { ContactStep } from '../../../shared/contact/rules.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { contactSubmissions } from '../../db/schema.ts'
import { readKey, type Box, type Opened } from './keys.ts'
import { waitsFrom } from './mails.ts'
import { mailToSite } from './contact.ts'

/**
 * What waits for a press from the address that a key was mailed to, for its page: somebody else may have typed that
 * address. Empty when the message of the key has arrived and nothing else waits; null when it opens nothing.
 */
export async function findWaiting(
  db: Database,
  box: Box,
  key: string,
): Promise<WaitingMessage[] | null> {
  const named = readKey(box, key)
  if (!named) return null
  const rows = await db
    .select()
    .from(contactSubmissions)
    .where(waitsFrom(named.email))
    .orderBy(asc(contactSubmissions.id))
  if (rows.length === 0 && !(await hasArrived(db, named))) return null
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
  const named = readKey(box, key)
  if (!named) return 'too-late'
  return db.transaction(async (tx) => {
    // In one order, so that two presses at once wait for each other instead of both.
    const waiting = await tx
      .select()
      .from(contactSubmissions)
      .where(waitsFrom(named.email))
      .orderBy(asc(contactSubmissions.id))
      .for('update')
    if (waiting.length === 0) return (await hasArrived(tx, named)) ? 'already' : 'too-late'
    if (ticked.length === 0) return 'none-ticked'
    const wanted = waiting.filter(({ id }) => ticked.includes(id))
    if (wanted.length === 0) return 'already'
    const ids = wanted.map(({ id }) => id)
    await tx
      .update(contactSubmissions)
      .set({ confirmBy: null, isMailOwed: false })
      .where(inArray(contactSubmissions.id, ids))
    for (const message of wanted) await mailToSite(tx, box.env, message)
    return 'sent'
  })
}

/** Whether the message of a key was confirmed: it may have run out, and it may have been deleted since. */
async function hasArrived(db: Database | Transaction, { id, email }: Opened): Promise<boolean> {
  const { confirmBy, ...message } = contactSubmissions
  const isNamed = and(eq(message.id, id), eq(message.email, email), isNull(confirmBy))
  return (await db.$count(contactSubmissions, isNamed)) > 0
}
