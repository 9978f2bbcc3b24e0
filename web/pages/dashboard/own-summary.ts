import type { EventProposal } from '../../../shared/events/events.ts'
import type { Registration } from '../../../shared/events/registrations.ts'
import type { Submission } from '../../../shared/submissions/submissions.ts'

/** What is coming, what waits for a moderator, and what waits for the person themselves. */
export function ownSummary(
  registrations: Registration[],
  submissions: Submission[],
  proposals: EventProposal[],
) {
  return {
    coming: registrations.filter(isComing).length,
    waiting: submissions.filter(({ status }) => status === 'pending').length,
    proposed: proposals.filter(({ state }) => state === 'pending').length,
    offered: registrations.filter((one) => one.status === 'offered' && isComing(one)),
    rejected: submissions.filter(
      (one) => one.status === 'rejected' && !isSentAgain(one, submissions),
    ),
  }
}

const isComing = ({ status, isEventToCome, isEventCancelled }: Registration) =>
  isEventToCome && !isEventCancelled && status !== 'cancelled'

/** Nobody is asked again to send what they have sent again. */
const isSentAgain = ({ id, name }: Submission, submissions: Submission[]) =>
  submissions.some((other) => other.id > id && other.name === name)
