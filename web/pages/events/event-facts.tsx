import type { ReactNode } from 'react'
import type { Event } from '../../../shared/events/events.ts'
import { eventPageWords as words } from './event-page-words.ts'

/** How, price, ages, what one needs, and the organiser's number. Unknown is said. */
export function EventFacts({ event }: { event: Event }) {
  const { mode, price, ageGroup, requirements, contactPhone, contactPhoneText } = event
  return (
    <section className="stack" aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <dl className="facts facts-two">
        <Fact label={words.factLabels.mode}>{words.mode[mode]}</Fact>
        <Fact label={words.factLabels.price}>{price}</Fact>
        <Fact label={words.factLabels.ageGroup}>{ageGroup}</Fact>
        <Fact label={words.factLabels.requirements}>{requirements}</Fact>
        <Fact label={words.factLabels.phone}>
          {contactPhone && <a href={`tel:${contactPhone}`}>{contactPhoneText}</a>}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd className={children ? 'as-typed' : 'soft'}>{children || words.notKnown}</dd>
    </div>
  )
}
