import { Link } from 'react-router'
import { WAITING_QUEUES } from '../../../../shared/admin/queues.ts'
import type { AdminStats } from '../../../../shared/admin/stats.ts'
import { age } from '../../../../shared/formats/age.ts'
import { inSentence } from '../../../../shared/formats/in-sentence.ts'
import { listOfAll } from '../../../../shared/formats/lists.ts'
import { QUEUE_NAMES, QUEUE_PLACES } from '../kit/queue-places.ts'
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
      {oldest && (
        <ul className="rows">
          {waiting.map(({ queue, count, name, since }) => (
            <li key={queue} className="queue-row">
              <Link to={QUEUE_PLACES[queue]}>
                <strong className="queue-count">{words.number(count)}</strong>
                <strong className="queue-name">{QUEUE_NAMES[queue]}</strong>
                <span className="queue-oldest">{name}</span>
                <time dateTime={since}>{age(since)}</time>
              </Link>
            </li>
          ))}
        </ul>
      )}
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
