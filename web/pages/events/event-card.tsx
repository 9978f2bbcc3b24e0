import Calendar from 'lucide-react/icons/calendar'
import MapPin from 'lucide-react/icons/map-pin'
import UserRound from 'lucide-react/icons/user-round'
import { Suspense } from 'react'
import { Link } from 'react-router'
import type { Event } from '../../../shared/events/events.ts'
import { eventPlace } from '../../parts/event/event-place.ts'
import { eventWhen } from '../../../shared/formats/event-when.ts'
import { mailLink } from '../../parts/mail-link.ts'
import { onDemand } from '../../parts/on-demand.ts'
import { MetaItem, MetaList, Card, CardTop } from '../../ui/card.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { EventBadges } from './event-badges.tsx'
import { EventPicture } from './event-picture.tsx'
import { RegisterButton } from './register/register-button.tsx'
import { useOwnSeat } from './use-own-seat.ts'
import { words } from './words.ts'

// For who has a place; the icons of it would be fetched by everybody.
const OwnBadge = await onDemand(async () => (await import('./own-badge.tsx')).OwnBadge)

/** §2: image, title, date, time range, location, badge, description, organiser, Contact, Register. */
export function EventCard({ event }: { event: Event }) {
  const { id, title, description, organizer, contactEmail, cancelledAt, cancelReason } = event
  const own = useOwnSeat(event)
  return (
    <Card category="events-workshops" id={`event-${id}`}>
      <CardTop picture={<EventPicture event={event} />}>
        <EventBadges event={event} />
        <Suspense>{own && <OwnBadge own={own} />}</Suspense>
        <h3>
          <Link to={`/events/${id}`}>{title}</Link>
        </h3>
      </CardTop>
      <MetaList>
        <MetaItem icon={Calendar}>{eventWhen(event)}</MetaItem>
        <MetaItem icon={MapPin}>{eventPlace(event)}</MetaItem>
        <MetaItem icon={UserRound}>{words.organizedBy(organizer)}</MetaItem>
      </MetaList>
      {cancelReason && <p>{cancelReason}</p>}
      <p className="as-typed">{shortened(description)}</p>
      <div className="btn-row">
        <RegisterButton event={event} own={own} />
        {contactEmail && !cancelledAt && (
          <a className="more" href={mailLink(contactEmail, words.contactSubject(title))}>
            {words.contact}
            <VisuallyHidden>{words.contactAbout(title)}</VisuallyHidden>
          </a>
        )}
        <Link className="more" to={`/events/${id}`}>
          {words.details}
          <VisuallyHidden>{words.detailsOf(title)}</VisuallyHidden>
        </Link>
      </div>
    </Card>
  )
}

const LONGEST = 280

/** Whole words, when it is long: the event's own page has all of it. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const start = text.slice(0, LONGEST)
  return `${start.slice(0, start.lastIndexOf(' ') + 1 || LONGEST).trimEnd()} …`
}
