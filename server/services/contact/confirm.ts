import { and, asc, eq, isNull } from 'drizzle-orm'
import type { WaitingMessage } from '../../../shared/contact/contact.ts'
import type { ContactStep } from '../../../shared/contact/rules.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { contactSubmissions, listingReports } from '../../db/schema.ts'
import { isReportFrom } from '../reports/reply.ts'
import { readKey, type Box, type Opened } from './keys.ts'
import { waitsFrom } from './mails.ts'
import { isReport } from '../../../shared/contact/contact.ts'
import { mailToSite, sendReport, type Letterbox } from './contact.ts'

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
  if (rows.length === 0 && !(await hasArrived(db, box, named))) return null
  return rows.map(({ id, subject, createdAt }) => ({
    id,
    subject,
    createdAt: createdAt.toISOString(),
    isNamed: id === named.id,
  }))
}

/** What came of a press, and the page of a report where that alone was sent. */
interface Confirmed {
  step: ContactStep | 'none-ticked'
  follow?: string
}

/** Sends those of the waiting messages whose sender has ticked them; the others go on waiting. Says what came of it. */
export async function confirmMessages(
  db: Database,
  box: Letterbox,
  key: string,
  ticked: number[],
): Promise<Confirmed> {
  const named = readKey(box, key)
  if (!named) return { step: 'too-late' }
  return db.transaction(async (tx) => {
    // In one order, so that two presses at once wait for each other instead of both.
    const waiting = await tx
      .select()
      .from(contactSubmissions)
      .where(waitsFrom(named.email))
      .orderBy(asc(contactSubmissions.id))
      .for('update')
    if (waiting.length === 0)
      return { step: (await hasArrived(tx, box, named)) ? 'already' : 'too-late' }
    if (ticked.length === 0) return { step: 'none-ticked' }
    const wanted = waiting.filter(({ id }) => ticked.includes(id))
    if (wanted.length === 0) return { step: 'already' }
    const pages: string[] = []
    for (const message of wanted) {
      const { id, listingId } = message
      const sent = eq(contactSubmissions.id, id)
      if (listingId !== null && isReport(message)) {
        await tx.delete(contactSubmissions).where(sent)
        pages.push(await sendReport(tx, box, { ...message, listingId, userId: null }))
        continue
      }
      await tx.update(contactSubmissions).set({ confirmBy: null, isMailOwed: false }).where(sent)
      await mailToSite(tx, box.env, message)
    }
    const [follow] = pages
    return wanted.length === 1 && follow ? { step: 'sent', follow } : { step: 'sent' }
  })
}

/** Whether the message of a key was confirmed, also as a report: it may have run out, and it may have been deleted since. */
async function hasArrived(
  db: Database | Transaction,
  { secretFor }: Box,
  { id, email }: Opened,
): Promise<boolean> {
  const { confirmBy, ...message } = contactSubmissions
  const isNamed = and(eq(message.id, id), eq(message.email, email), isNull(confirmBy))
  if ((await db.$count(contactSubmissions, isNamed)) > 0) return true
  return (await db.$count(listingReports, isReportFrom(secretFor, email))) > 0
}
