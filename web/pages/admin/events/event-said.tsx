import type { ReactNode } from 'react'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { SENSORY_FIELDS } from '../../../../shared/events/rules.ts'
import { dayUntil } from '../../../../shared/formats/event-when.ts'
import { inSentence } from '../../../../shared/formats/in-sentence.ts'
import { listOfAll } from '../../../../shared/formats/lists.ts'
import { eventPlace } from '../../../parts/event/event-place.ts'
import { expected } from '../../../../shared/events/sensory-words.ts'
import { ExternalLink } from '../../../parts/external-link/external-link.tsx'
import { Pairs } from '../queue/pairs.tsx'
import { adminEventWords as words } from './words.ts'

/** All that an event says besides its description, so that nobody approves what they have not read. */
export function EventSaid({ event }: { event: AdminEvent }) {
  const { mode, registrationUrl, imageAddress, contactEmail, contactPhone, price, ageGroup } = event
  const { maxParticipants, registrationDeadline, contactPhoneText, sensory, requirements } = event
  const { said } = words
  const facts: [string, ReactNode][] = [
    [said.place, eventPlace(event)],
    [said.mode, words.mode[mode]],
    [said.places, maxParticipants ?? said.noLimit],
    [
      said.deadline,
      registrationDeadline ? said.until(dayUntil(registrationDeadline)) : said.noDeadline,
    ],
    [said.price, price],
    [said.ageGroup, ageGroup],
    ...SENSORY_FIELDS.map((field): [string, ReactNode] => [
      words.expect[field],
      expected(sensory, field),
    ]),
    [said.requirements, requirements],
    [said.email, contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>],
    [said.phone, contactPhone && <a href={`tel:${contactPhone}`}>{contactPhoneText}</a>],
    [said.registrationUrl, registrationUrl && <Address to={registrationUrl} />],
    [said.picture, imageAddress && <Address to={imageAddress} />],
  ]
  const missing = facts.filter(([, fact]) => !fact)
  return (
    <>
      <Pairs of={facts} className="pairs-2" valueClass="as-typed" />
      {missing.length > 0 && (
        <p className="soft small">
          {said.nothing(listOfAll(missing.map(([label]) => inSentence(label))))}
        </p>
      )}
    </>
  )
}

/** All of it is to be read before it is opened. */
const Address = ({ to }: { to: string }) => <ExternalLink href={to}>{to}</ExternalLink>
