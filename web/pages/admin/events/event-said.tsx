import type { ReactNode } from 'react'
import { SENSORY_FIELDS } from '../../../../shared/events/rules.ts'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { dayAndTime } from '../../../../shared/formats/event-when.ts'
import { expected } from '../../../parts/event/event-words.ts'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { adminEventWords as words } from './words.ts'

/** All that an event says, so that nobody approves what they have not read. */
export function EventSaid({ event }: { event: AdminEvent }) {
  const { description, mode, registrationUrl, imageAddress, contactEmail, maxParticipants } = event
  const { contactPhone, contactPhoneText, registrationDeadline, sensory, price, ageGroup } = event
  const { said } = words
  return (
    <>
      <p className="as-typed">{description}</p>
      <dl className="facts">
        <Fact label={said.mode}>{words.mode[mode]}</Fact>
        <Fact label={said.places}>{maxParticipants ?? said.noLimit}</Fact>
        <Fact label={said.deadline}>
          {registrationDeadline ? said.until(dayAndTime(registrationDeadline)) : said.noDeadline}
        </Fact>
        <Fact label={said.registrationUrl}>
          {registrationUrl && <Address to={registrationUrl} />}
        </Fact>
        <Fact label={said.email}>
          {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
        </Fact>
        <Fact label={said.phone}>
          {contactPhone && <a href={`tel:${contactPhone}`}>{contactPhoneText}</a>}
        </Fact>
        <Fact label={said.price}>{price}</Fact>
        <Fact label={said.ageGroup}>{ageGroup}</Fact>
        <Fact label={said.requirements}>{event.requirements}</Fact>
        {SENSORY_FIELDS.map((field) => (
          <Fact key={field} label={words.expect[field]}>
            {expected(sensory, field)}
          </Fact>
        ))}
        <Fact label={said.picture}>{imageAddress && <Address to={imageAddress} />}</Fact>
      </dl>
    </>
  )
}

/** All of it is to be read before it is opened. */
const Address = ({ to }: { to: string }) => (
  <ExternalLink href={to} note={words.newTab}>
    {to}
  </ExternalLink>
)

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd className={children ? 'as-typed' : 'soft'}>{children || words.said.nothing}</dd>
    </div>
  )
}
