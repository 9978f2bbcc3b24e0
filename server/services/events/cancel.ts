import type { AdminEvent } from '../../../shared/events/events.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database } from '../../db/open.ts'
import { publicSettings, type ServerEnv } from '../../env/env.ts'
import { conflict, unprocessable } from '../../errors.ts'
import { proposalCancelledMail } from '../../mail/templates/event-decisions.ts'
import { say } from '../../sentences.ts'
import { eraseForCancelled } from '../registrations/erasure.ts'
import { eventFacts } from '../registrations/mails.ts'
import { act, record, set } from './changes.ts'
import { endOf } from './end.ts'
import { findConcerned, type TellOfCancellation } from './moves.ts'
import { dropApproval, tellProposer } from './proposer.ts'

interface Cancelling {
  env: ServerEnv
  now: Date
  tell: TellOfCancellation
}

/**
 * As long as it is not over. It stays to be read, with the reason; whoever has a place, is offered one or waits is told, once, and what they told of
 * needs and of children is erased. Who proposed it is told, too, and no longer that it is shown.
 */
export async function cancelEvent(
  db: Database,
  admin: User,
  id: number,
  reason: string,
  { tell, ...reading }: Cancelling,
): Promise<AdminEvent> {
  const { env, now } = reading
  return act(db, admin, id, reading, async (tx, event) => {
    if (event.cancelledAt) throw conflict(say.eventCancelledBefore)
    if (endOf(event) <= now) throw unprocessable(say.eventPassed)
    const change = { cancelledAt: now, cancelReason: reason, sequence: event.sequence + 1 }
    await set(tx, event, change, now)
    await record(tx, admin, 'event.cancel', id, reason)
    await dropApproval(tx, env, event)
    const concerned = await findConcerned(tx, id)
    for (const registration of concerned)
      await tell(tx, registration, { ...event, ...change, updatedAt: now }, reason)
    if (!concerned.some(({ userId }) => userId === event.proposedBy)) {
      const mail = proposalCancelledMail(publicSettings(env), eventFacts(env, event), reason)
      await tellProposer(tx, event, mail)
    }
    await eraseForCancelled(tx, id, now)
  })
}
