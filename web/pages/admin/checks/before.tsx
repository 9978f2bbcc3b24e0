import type { CheckTask } from '../../../../shared/checks/tasks.ts'
import { Time } from '../../../ui/time.tsx'
import { words } from './words.ts'

/** What was tried before, and whom to ask for. */
export function CallBefore({ task: { history, contact } }: { task: CheckTask }) {
  const known = contact && [contact.name, contact.role, contact.phone, contact.email, contact.note]
  return (
    <section aria-labelledby="call-before">
      <h2 id="call-before">{words.before}</h2>
      {history.length === 0 && <p className="soft">{words.nothingBefore}</p>}
      <ul className="past">
        {history.map(({ at, channel, outcome, by, note }) => (
          <li key={at}>
            <strong>
              <Time of={at} />
            </strong>
            <span className="block">{words.tried(outcome, channel, by)}</span>
            {note && <span className="soft block">{note}</span>}
          </li>
        ))}
      </ul>
      <h2>{words.askFor}</h2>
      <p>
        {known?.some(Boolean) ? known.filter(Boolean).join(', ') : words.nobodyNamed}{' '}
        <span className="soft">{words.onlyYours}</span>
      </p>
    </section>
  )
}
