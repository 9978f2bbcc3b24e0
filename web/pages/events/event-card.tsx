import Users from 'lucide-react/icons/users'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { shortDayOf, eventWhen } from '../../../shared/formats/event-when.ts'
import type { Event } from '../../../shared/events/events.ts'
import { eventPlace } from '../../parts/event/event-place.ts'
import { beginningOf } from '../../parts/listing/first-sentence.ts'
import { mailLink } from '../../parts/mail-link.ts'
import { onDemand } from '../../parts/on-demand.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { EventBadges } from './event-badges.tsx'
import { EventPicture } from './event-picture.tsx'
import { RegisterButton } from './register/register-button.tsx'
import { Senses } from './senses/senses.tsx'
import { decidingUnknown, decidingSenses } from './senses/sensory-answers.ts'
import { useOwnSeat } from './use-own-seat.ts'
import { words } from './words.ts'

// For who has a place; the icons of it would be fetched by everybody.
const OwnBadge = await onDemand(async () => (await import('./own-badge.tsx')).OwnBadge)

/** Words of the description on a card: the event's own page has all of it. */
const MOST_WORDS = 16

interface EventCardProps {
  event: Event
  /** So are all in its list. */
  areAllUpcoming?: boolean
}

/** §2, and what people decide by: noise, light, a quiet room, the price, places left. Its link has the whole card. */
export function EventCard({ event, areAllUpcoming }: EventCardProps) {
  const { id, title, description, organizer, contactEmail, cancelledAt, cancelReason } = event
  const own = useOwnSeat(event)
  const { month, day } = shortDayOf(event.startDate)
  return (
    <article
      className="card event-card"
      id={`event-${id}`}
      data-category="events-workshops"
      aria-labelledby={`event-${id}-title`}
    >
      <div className="event-card-top">
        <div>
          {/* Said in full beside it. */}
          <p className="date" aria-hidden="true">
            {month} <b>{day}</b>
          </p>
          <EventPicture event={event} />
        </div>
        <div>
          <h3 id={`event-${id}-title`}>{title}</h3>
          <p className="soft small">
            {eventWhen(event)}
            <br />
            {eventPlace(event)}
            <br />
            {words.organizedBy(organizer)}
          </p>
        </div>
      </div>
      <Suspense>{own && <OwnBadge own={own} />}</Suspense>
      {!cancelledAt && <Senses senses={decidingSenses(event)} />}
      <div className="event-card-facts">
        <EventBadges event={event} areAllUpcoming={areAllUpcoming} />
        {event.isUpcoming && !cancelledAt && <Terms event={event} />}
      </div>
      {cancelReason && <p>{cancelReason}</p>}
      <p className="as-typed">{beginningOf(description, MOST_WORDS)}</p>
      <div className="lc-acts">
        <Link className="lc-go" to={`/events/${id}`}>
          {words.details}
          <VisuallyHidden>{words.detailsOf(title)}</VisuallyHidden>
        </Link>
        {contactEmail && !cancelledAt && (
          <a className="more" href={mailLink(contactEmail, words.contactSubject(title))}>
            {words.contact}
            <VisuallyHidden>{words.contactAbout(title)}</VisuallyHidden>
          </a>
        )}
        <RegisterButton event={event} own={own} />
      </div>
    </article>
  )
}

/** What it costs, whether there is a place, and in one line what nobody has told. */
function Terms({ event }: { event: Event }) {
  const places = placesLeft(event)
  const unknown = decidingUnknown(event)
  return (
    <>
      {event.price && <span>{words.priceIs(event.price)}</span>}
      {places && (
        <span>
          <Icon of={Users} isSmall />
          {places}
        </span>
      )}
      {unknown.length > 0 && <p className="soft">{words.notKnownYet(unknown)}</p>}
    </>
  )
}

/** Nothing where another website counts them, or where it is too late. */
function placesLeft(event: Event): string | undefined {
  const { registration, registrationUrl, freeSeats, maxParticipants } = event
  if (registrationUrl || registration === 'closed' || registration === 'past') return undefined
  if (registration === 'full') return words.noPlacesLeft
  if (freeSeats === null || maxParticipants === null) return words.noLimit
  return words.placesLeft(Math.max(0, freeSeats), maxParticipants)
}
