import { Link } from 'react-router'
import { WAITING_QUEUES } from '../../../../shared/admin/queues.ts'
import type { AdminStats } from '../../../../shared/admin/stats.ts'
import { age } from '../../../../shared/formats/age.ts'
import { inSentence } from '../../../../shared/formats/in-sentence.ts'
import { listOfAll } from '../../../../shared/formats/lists.ts'
import { QUEUE_NAMES } from '../kit/queue-places.ts'
import { WaitingQueues } from '../kit/waiting-queues.tsx'
import { words } from './words.ts'

interface WaitingProps extends Pick<AdminStats, 'waiting'> {
  /** Listings of which somebody is to be asked whether they are still right: planned work, which nobody waits for. */
  checks: number | undefined
}

/** What waits for an admin: each queue with its number, its oldest and how long that has waited. */
export function Waiting({ waiting, checks }: WaitingProps) {
  const [oldest] = waiting
  const empty = WAITING_QUEUES.filter((queue) => !waiting.some((one) => one.queue === queue))
  const total = waiting.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="stack-s" aria-labelledby="waiting">
      <h3 id="waiting">{words.waiting}</h3>
      <p>{oldest ? words.waitingLead(total, age(oldest.since)) : words.nothingWaits}</p>
      {oldest && <WaitingQueues waiting={waiting} />}
      {oldest && empty.length > 0 && (
        <p className="hint">
          {words.emptyQueues(listOfAll(empty.map((queue) => inSentence(QUEUE_NAMES[queue]))))}
        </p>
      )}
      {checks !== undefined && checks > 0 && (
        <p>
          <Link to="/admin/checks">{words.checks(checks)}</Link>
        </p>
      )}
    </section>
  )
}
