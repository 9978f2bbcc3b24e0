import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { ReactNode } from 'react'
import type { Event } from '../../../../shared/events/events.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { eventPageWords as words } from '../event-page-words.ts'
import { Senses } from './senses.tsx'
import { knownSenses, unknownSenses } from './sensory-answers.ts'

/** For the senses, then how, price, ages, what you need, the organiser's number; what is not known in one box (ruling 28). */
export function WhatToExpect({ event }: { event: Event }) {
  const { mode, price, ageGroup, requirements } = event
  const { contactEmail, contactPhone, contactPhoneText } = event
  const facts: [label: string, value: ReactNode][] = [
    [words.factLabels.mode, words.mode[mode]],
    [words.factLabels.price, price],
    [words.factLabels.ageGroup, ageGroup],
    [words.factLabels.requirements, requirements],
    [
      words.factLabels.phone,
      contactPhone && <a href={`tel:${contactPhone}`}>{contactPhoneText}</a>,
    ],
  ]
  const unknown = [
    ...unknownSenses(event).map((field) => words.expect[field]),
    ...facts.filter(([, value]) => !value).map(([label]) => label),
  ].map((name) => name.toLowerCase())
  return (
    <section className="stack-s" aria-labelledby="expect">
      <h2 id="expect">{words.expectTitle}</h2>
      <Senses senses={knownSenses(event)} />
      <dl className="facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div className="fact" key={label}>
              <dt>{label}</dt>
              <dd className="as-typed">{value}</dd>
            </div>
          ))}
      </dl>
      {unknown.length > 0 && (
        <p className="unknown">
          <Icon of={CircleHelp} />
          <span>
            <strong>{words.expectUnknown}</strong> {unknown.join(', ')}.{' '}
            {contactEmail || contactPhone ? words.expectAsk : words.expectNobody}
          </span>
        </p>
      )}
    </section>
  )
}
