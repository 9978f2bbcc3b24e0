import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/open.ts'
import { contactSubmissions } from '../../db/schema.ts'
import { publicSettings } from '../../env/env.ts'
import { contactConfirmMail } from '../../mail/templates/contact-confirm.ts'
import { keyOf, type Box } from './keys.ts'
import { queueMail } from '../../mail/outbox.ts'
import { passesMailThrottle } from '../accounts/unconfirmed-mails.ts'

/** What waits for a press from an address. */
export const waitsFrom = (email: string) => and(eq(contactSubmissions.email, email), waits)

const waits = gt(contactSubmissions.confirmBy, sql`now()`)

/**
 * Sends the mail that leads to everything that waits from an address, unless one of ours went there within 24 hours
 * (ruling 30). Then it stays owed, and leaves when these are over.
 */
export async function askToConfirm(
  tx: Transaction,
  { env, secretFor }: Box,
  email: string,
): Promise<void> {
  if (!(await passesMailThrottle(tx, secretFor, email, 'contact'))) return
  const owed = await tx
    .update(contactSubmissions)
    .set({ isMailOwed: false })
    .where(and(waitsFrom(email), contactSubmissions.isMailOwed))
    .returning({ id: contactSubmissions.id, confirmBy: contactSubmissions.confirmBy })
  const latest = owed.toSorted((one, other) => other.id - one.id)[0]
  // Pressed at this moment, by the link of an earlier mail.
  if (!latest?.confirmBy) return
  const site = publicSettings(env)
  const url = new URL('/contact/confirm', site.publicUrl)
  url.searchParams.set('key', keyOf(secretFor, { id: latest.id, email }))
  const mail = contactConfirmMail(site, { url: url.href, validUntil: latest.confirmBy })
  await queueMail(tx, { ...mail, to: email })
}

/** Sends what is owed to addresses that may be written to again. */
export async function sendOwedMails(db: Database, box: Box): Promise<void> {
  const owed = await db
    .selectDistinct({ email: contactSubmissions.email })
    .from(contactSubmissions)
    .where(and(contactSubmissions.isMailOwed, waits))
  for (const { email } of owed) await db.transaction((tx) => askToConfirm(tx, box, email))
}
