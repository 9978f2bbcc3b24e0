import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Event } from '../../../../shared/events/events.ts'
import type { Registration as OwnRegistration } from '../../../../shared/events/registrations.ts'
import { dayUntil } from '../../../../shared/formats/event-when.ts'
import { mailLink } from '../../../parts/mail-link.ts'
import { onDemand } from '../../../parts/on-demand.ts'
import { registering } from '../../../queries/events/own-registrations.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { useVisitor } from '../../../visitor.tsx'
import { RegisterButton } from './register-button.tsx'
import { eventPageWords as words } from '../event-page-words.ts'

// For who has a place, as on the cards.
const OwnBadge = await onDemand(async () => (await import('../own-badge.tsx')).OwnBadge)

/**
 * Whether you can still come, until when, and the way to say so. The page is drawn the same for everybody: whether
 * somebody signed in has a place already, or organises the event, their browser asks.
 */
export function Registration({ event }: { event: Event }) {
  const { id, title, registration, contactEmail, isUpcoming, cancelledAt } = event
  const isSignedIn = useVisitor().state === 'signed-in'
  const { data } = useQuery({ ...registering(id), enabled: isSignedIn, throwOnError: false })
  const own = (isSignedIn && data?.own) || null
  const manage = isSignedIn && data?.organises && (
    <p>
      <MoreLink to={`/events/${id}/manage`} hasArrow>
        {words.manage}
      </MoreLink>
    </p>
  )
  // Said above, with the reason.
  if (cancelledAt) return manage
  if (!isUpcoming)
    return (
      <>
        <section className="next" id="register">
          <h2>{words.registration[registration]}</h2>
        </section>
        {manage}
      </>
    )
  return (
    <>
      <section className="next" id="register" aria-labelledby="register-title">
        <h2 id="register-title">{own ? words.yourPlace : words.next}</h2>
        {own ? <Own own={own} /> : <Places event={event} />}
        {(own || registration !== 'closed') && <RegisterButton event={event} own={own} isPrimary />}
        {contactEmail && (
          <a
            className="more"
            href={mailLink(contactEmail, words.contactSubject(title))}
            data-on-paper={contactEmail}
          >
            {words.contact}
          </a>
        )}
      </section>
      {manage}
    </>
  )
}

/** What the visitor has at this event. */
function Own({ own }: { own: OwnRegistration }) {
  return (
    <>
      <Suspense>
        <OwnBadge own={own} />
      </Suspense>
      {own.waitlistPosition !== null && <p>{words.inLine(own.waitlistPosition)}</p>}
    </>
  )
}

function Places({ event }: { event: Event }) {
  const { registration, registrationUrl, freeSeats, maxParticipants } = event
  const { registrationDeadline } = event
  const isOpen = registration === 'open'
  return (
    <>
      <p>
        <strong>{words.registration[registration]}</strong>
      </p>
      {registrationUrl && isOpen && <p>{words.onOtherSite}</p>}
      {!registrationUrl && isOpen && (
        <p>
          {freeSeats === null || maxParticipants === null
            ? words.noLimit
            : words.freeSeats(freeSeats, maxParticipants)}
        </p>
      )}
      {registrationDeadline && isOpen && <p>{words.until(dayUntil(registrationDeadline))}</p>}
    </>
  )
}
