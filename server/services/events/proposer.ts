/** What who proposed an event is told of it, by mail to the account's own verified address (ruling 28). */
import { eq, inArray, or } from 'drizzle-orm'
import type { Transaction } from '../../db/open.ts'
import { eventOrganisers, users } from '../../db/schema.ts'
import { publicSettings, type ServerEnv } from '../../env/env.ts'
import { cancelQueuedMails, queueMail, type MailContent } from '../../mail/outbox.ts'
import { eventApprovedMail, proposalMovedMail } from '../../mail/templates/event-decisions.ts'
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

/** "Everybody can see it now" does not leave any more: it would no longer be true. Answers of which decisions it told. */
export async function dropApproval(tx: Transaction, env: ServerEnv, event: EventRow) {
  const user = await findProposer(tx, event)
  if (!user) return []
  // The whole line: number 1 is not number 12.
  const link = `${eventFacts(env, event).eventUrl}\n`
  return cancelQueuedMails(tx, user.email, { kind: 'event-approved', says: link })
}

/** What waits to say that everybody can see it says how it is by now. Answers the decision that it tells of. */
export async function renewApproval(
  tx: Transaction,
  env: ServerEnv,
  event: EventRow,
): Promise<number | undefined> {
  const mail = eventApprovedMail(publicSettings(env), eventFacts(env, event), event)
  const [dropped] = await dropApproval(tx, env, event)
  if (dropped) await tellProposer(tx, event, mail, dropped.decision)
  return dropped?.decision
}

interface Moved {
  before: EventRow
  after: EventRow
  reason: string
  /** Whose registration told them. */
  told: (number | null)[]
  /** Which the proposer is yet to hear of: the move comes after it. */
  approval: number | undefined
}

/** Who proposed a public event, and whom an admin named as organiser, hear of a move as those who come do. */
export async function tellOrganisersOfMove(
  tx: Transaction,
  env: ServerEnv,
  { before, after, reason, told, approval }: Moved,
): Promise<void> {
  if (!after.isApproved) return
  const named = tx
    .select({ id: eventOrganisers.userId })
    .from(eventOrganisers)
    .where(eq(eventOrganisers.eventId, after.id))
  const isProposer = after.proposedBy === null ? undefined : eq(users.id, after.proposedBy)
  const theirs = await tx
    .select()
    .from(users)
    .where(or(inArray(users.id, named), isProposer))
  const move = { before, after, reason }
  const mail = proposalMovedMail(publicSettings(env), eventFacts(env, after), move)
  for (const { id, email, isEmailVerified } of theirs)
    if (isEmailVerified && !told.includes(id)) {
      const decision = id === after.proposedBy ? approval : undefined
      await queueMail(tx, { ...mail, to: email, decision })
    }
}

async function findProposer(tx: Transaction, { proposedBy }: EventRow) {
  if (proposedBy === null) return undefined
  const [user] = await tx.select().from(users).where(eq(users.id, proposedBy))
  return user
}
