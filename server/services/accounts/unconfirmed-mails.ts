import { createHmac } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/open.ts'
import { newsletterSubscriptions, unconfirmedMails, users } from '../../db/schema.ts'
import type { SecretFor } from '../../start/secrets.ts'
import { mailboxOf } from './mailbox.ts'
import { isReader } from '../newsletter/state.ts'

const A_DAY = sql`interval '24 hours'`

/**
 * Whether a mail may go to an address that somebody typed into a form: at most once in 24 hours, whichever forms name it
 * (ruling 30); to one that has confirmed, once for each form. The answer true counts, so the caller sends in this transaction.
 */
export async function passesMailThrottle(
  tx: Transaction,
  secretFor: SecretFor,
  email: string,
  form: 'contact' | 'newsletter',
): Promise<boolean> {
  const mailbox = mailboxOf(email)
  const counted = (await hasConfirmed(tx, email.toLowerCase())) ? `${form}:${mailbox}` : mailbox
  const address = createHmac('sha256', secretFor('contact')).update(counted).digest('base64url')
  const written = await tx
    .insert(unconfirmedMails)
    .values({ address })
    .onConflictDoUpdate({
      target: unconfirmedMails.address,
      set: { sentAt: sql`now()` },
      setWhere: lt(unconfirmedMails.sentAt, sql`now() - ${A_DAY}`),
    })
    .returning({ sentAt: unconfirmedMails.sentAt })
  return written.length > 0
}

/** What is older than a day decides nothing any more. */
export async function forgetUnconfirmedMails(db: Database): Promise<void> {
  await db.delete(unconfirmedMails).where(lt(unconfirmedMails.sentAt, sql`now() - ${A_DAY}`))
}

async function hasConfirmed(tx: Transaction, email: string): Promise<boolean> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), users.isEmailVerified))
  if (account) return true
  const [subscription] = await tx
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.email, email), isReader))
  return Boolean(subscription)
}
