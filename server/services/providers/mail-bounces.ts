import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { OPEN_TASK_STATES } from '../../../shared/checks/kinds.ts'
import { PROVIDER_HASH_DAYS, PROVIDER_MAIL_DAYS } from '../../../shared/retention.ts'
import type { Database, Transaction } from '../../db/open.ts'
import {
  checkTasks,
  mails,
  providerContacts,
  providerMailListings,
  providerMails,
} from '../../db/schema.ts'
import { problemWords } from '../../mail/problem-words.ts'
import { addAttempt } from '../checks/add-attempt.ts'

/** Addresses that the mail server refused: nobody writes to them again, and somebody calls now. */
export async function recordBounces(db: Database, now: Date): Promise<void> {
  const bounced = await db
    .select({ id: providerMails.id })
    .from(providerMails)
    .innerJoin(mails, eq(mails.id, providerMails.mailId))
    .where(
      and(
        eq(mails.state, 'failed'),
        isNull(providerMails.bouncedAt),
        sql`starts_with(${mails.error}, ${problemWords.recipient})`,
      ),
    )
  for (const { id } of bounced) await db.transaction((tx) => recordBounce(tx, id, now))
}

async function recordBounce(tx: Transaction, id: number, now: Date): Promise<void> {
  const isOfMail = tx
    .select({ id: providerMailListings.taskId })
    .from(providerMailListings)
    .where(eq(providerMailListings.providerMailId, id))
  const tasks = await tx
    .select()
    .from(checkTasks)
    .where(and(inArray(checkTasks.id, isOfMail), inArray(checkTasks.state, [...OPEN_TASK_STATES])))
    .orderBy(checkTasks.id)
    .for('no key update')
  const [mail] = await tx
    .update(providerMails)
    .set({ bouncedAt: now })
    .where(and(eq(providerMails.id, id), isNull(providerMails.bouncedAt)))
    .returning({ emailHash: providerMails.emailHash })
  if (!mail) return
  if (mail.emailHash)
    await tx
      .update(providerContacts)
      .set({ bouncedAt: now })
      .where(eq(providerContacts.emailHash, mail.emailHash))
  for (const task of tasks) {
    await addAttempt(tx, { task, channel: 'mail', outcome: 'bounced', by: null, at: now })
    const isOnlyDue = ['due', 'new', 'import'].includes(task.reason)
    await tx
      .update(checkTasks)
      .set({ ...(isOnlyDue && { reason: 'bounce' }), nextTryAt: null, updatedAt: now })
      .where(eq(checkTasks.id, task.id))
  }
}

/** What the caps no longer need. */
export async function forgetProviderMails(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await db
    .update(providerMails)
    .set({ emailHash: null })
    .where(
      and(
        lt(providerMails.createdAt, before(PROVIDER_HASH_DAYS)),
        sql`${providerMails.emailHash} is not null`,
      ),
    )
  await db.delete(providerMails).where(lt(providerMails.createdAt, before(PROVIDER_MAIL_DAYS)))
}

/** With the last listing of an address goes that we wrote to it. */
export async function forgetAddress(tx: Transaction, emailHash: string): Promise<void> {
  const { emailHash: kept } = providerContacts
  const isElsewhere = tx
    .select({ id: providerContacts.id })
    .from(providerContacts)
    .where(eq(kept, emailHash))
  await tx
    .update(providerMails)
    .set({ emailHash: null })
    .where(and(eq(providerMails.emailHash, emailHash), notExists(isElsewhere)))
}

/** With another secret an address has another hash: what was written to it counts on. */
export async function rehashAddress(
  tx: Transaction,
  before: string,
  emailHash: string,
): Promise<void> {
  await tx.execute(sql`update provider_mails set email_hash = ${emailHash}
    where email_hash = ${before} and not exists (select from provider_mails other
      where other.email_hash = ${emailHash} and other.month = provider_mails.month)`)
}
