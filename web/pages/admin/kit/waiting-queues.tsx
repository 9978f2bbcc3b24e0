import { Link } from 'react-router'
import type { AdminStats } from '../../../../shared/admin/stats.ts'
import { age } from '../../../../shared/formats/age.ts'
import { number } from '../../../../shared/formats/numbers.ts'
import { QUEUE_NAMES, QUEUE_PLACES } from './queue-places.ts'

/** Queues as links, each with its number, its oldest and how long that has waited. */
export const WaitingQueues = ({ waiting }: Pick<AdminStats, 'waiting'>) => (
  <ul className="rows">
    {waiting.map(({ queue, count, name, since }) => (
      <li key={queue} className="queue-row">
        <Link to={QUEUE_PLACES[queue]}>
          <strong className="queue-count">{number(count)}</strong>
          <strong className="queue-name">{QUEUE_NAMES[queue]}</strong>
          <span className="queue-oldest">{name}</span>
          <time dateTime={since}>{age(since)}</time>
        </Link>
      </li>
    ))}
  </ul>
)
