/** What who proposed an event is told of it, by mail to the account's own verified address (ruling 28). */
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open.ts'
import { users } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { cancelQueuedMails, queueMail, type MailContent } from '../../mail/outbox.ts'
import { eventFacts } from '../registrations/mails.ts'
import type { EventRow } from '../registrations/rows.ts'

/** With a decision it leaves once that can no longer be undone. */
export async function tellProposer(
  tx: Transaction,
  event: EventRow,
  mail: MailContent,
  decision?: number,
): Promise<void> {
  const user = await findProposer(tx, event)
  if (user?.isEmailVerified) await queueMail(tx, { ...mail, to: user.email, decision })
}

/** "Everybody can see it now" does not leave any more: it would no longer be true. */
export async function dropApproval(
  tx: Transaction,
  env: ServerEnv,
  event: EventRow,
): Promise<void> {
  const user = await findProposer(tx, event)
  if (!user) return
  // The whole line: number 1 is not number 12.
  const link = `${eventFacts(env, event).eventUrl}\n`
  await cancelQueuedMails(tx, user.email, { kind: 'event-approved', says: link })
}

async function findProposer(tx: Transaction, { proposedBy }: EventRow) {
  if (proposedBy === null) return undefined
  const [user] = await tx.select().from(users).where(eq(users.id, proposedBy))
  return user
}
