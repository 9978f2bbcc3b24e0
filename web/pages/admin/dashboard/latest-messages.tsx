import { Link } from 'react-router'
import type { AdminStats } from '../../../../shared/admin/stats.ts'
import { Time } from '../../../ui/time.tsx'
import { ReadBadge } from './read-badge.tsx'
import { words as messageWords } from '../messages/words.ts'
import { words } from './words.ts'

/** The five latest, read or not (§9). */
export function LatestMessages({ messages }: { messages: AdminStats['latestMessages'] }) {
  return (
    <section className="stack-s" aria-labelledby="latest-messages">
      <h3 id="latest-messages">{words.latestMessages}</h3>
      {messages.length === 0 && <p>{words.noMessages}</p>}
      {messages.length > 0 && (
        <ul className="rows">
          {messages.map(({ id, subject, name, kind, isRead, createdAt }) => (
            <li key={id} className="latest-row">
              <Link to={`/admin/messages?show=all&id=${id}`}>{subject}</Link>
              <span>
                <ReadBadge isRead={isRead} />
              </span>
              <span className="soft small">
                {messageWords.kinds[kind]}, {name}, <Time of={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
