import { SENSORY_FIELDS } from '../../../shared/events/rules.ts'
import type { Event } from '../../../shared/events/events.ts'
import { expected } from '../../parts/event/event-words.ts'
import { Note } from '../../ui/note.tsx'
import { eventPageWords as words } from './event-page-words.ts'

/** Noise, light, crowd, quiet room, toilets, food, wheelchair; what nobody told is said, too (ruling 28). */
export function SensoryFacts({ event: { sensory, contactEmail, contactPhone } }: { event: Event }) {
  const known = SENSORY_FIELDS.flatMap((field) => {
    const answer = expected(sensory, field)
    return answer ? [{ field, answer }] : []
  })
  const unknown = SENSORY_FIELDS.filter((field) => !sensory[field])
  return (
    <section className="stack" aria-labelledby="expect">
      <h2 id="expect">{words.expectTitle}</h2>
      {known.length > 0 && (
        <dl className="facts facts-two">
          {known.map(({ field, answer }) => (
            <div className="fact" key={field}>
              <dt>{words.expect[field]}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {unknown.length > 0 && (
        <Note look="warn">
          <p>
            <strong>{words.expectUnknown}</strong>{' '}
            {unknown.map((field) => words.expect[field].toLowerCase()).join(', ')}.
          </p>
          <p>{contactEmail || contactPhone ? words.expectAsk : words.expectNobody}</p>
        </Note>
      )}
    </section>
  )
}
