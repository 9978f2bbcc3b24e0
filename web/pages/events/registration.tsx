import type { Event } from '../../../shared/events.ts'
import { dayOf } from '../../parts/event/event-when.ts'
import { mailLink } from '../../parts/mail-link.ts'
import { RegisterButton } from './register-button.tsx'
import { words } from './words.ts'

/** Whether one can still come, until when, and the way to say so. */
export function Registration({ event }: { event: Event }) {
  const { title, registration, freePlaces, maxParticipants, registrationDeadline } = event
  const { registrationUrl, contactEmail, isUpcoming, cancelledAt } = event
  const isOpen = registration === 'open'
  return (
    <section className="next stack" id="register" aria-labelledby="register-title">
      <h2 id="register-title">{words.next}</h2>
      <p>
        <strong>{words.registration[registration]}</strong>
      </p>
      {registrationUrl && isOpen && <p>{words.onOtherSite}</p>}
      {!registrationUrl && isOpen && (
        <p>
          {freePlaces === null || maxParticipants === null
            ? words.noLimit
            : words.freePlaces(freePlaces, maxParticipants)}
        </p>
      )}
      {registrationDeadline && isOpen && (
        <p>{words.until(dayOf(new Date(Date.parse(registrationDeadline) - 1).toISOString()))}</p>
      )}
      <div className="btn-row">
        <RegisterButton event={event} isPrimary />
        {contactEmail && isUpcoming && !cancelledAt && (
          <a className="more" href={mailLink(contactEmail, words.contactSubject(title))}>
            {words.contact}
          </a>
        )}
      </div>
    </section>
  )
}
