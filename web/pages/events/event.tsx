import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import Calendar from 'lucide-react/icons/calendar'
import CircleX from 'lucide-react/icons/circle-x'
import MapPin from 'lucide-react/icons/map-pin'
import UserRound from 'lucide-react/icons/user-round'
import { useParams } from 'react-router'
import { breadcrumbJson } from '../../parts/page-head/breadcrumb-json.ts'
import { eventPlace } from '../../parts/event/event-place.ts'
import { eventWhen } from '../../../shared/formats/event-when.ts'
import { JsonLd } from '../../parts/page-head/json-ld.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { event as eventQuery } from '../../queries/events/events.ts'
import { settings } from '../../queries/site.ts'
import { Breadcrumbs } from '../../parts/page-head/breadcrumbs.tsx'
import { MetaItem, MetaList } from '../../ui/card.tsx'
import { ExternalLink } from '../../parts/external-link/external-link.tsx'
import { Note } from '../../ui/note.tsx'
import { EventBadges } from './event-badges.tsx'
import { eventJson } from './event-json.ts'
import { EventPicture } from './event-picture.tsx'
import { EventsSkeleton } from './events-skeleton.tsx'
import { EventLinks } from './event-links.tsx'
import { WhatToExpect } from './senses/what-to-expect.tsx'
import { Registration } from './register/registration.tsx'
import { eventPageWords as words } from './event-page-words.ts'

const TRAIL = [{ to: '/events', label: words.title }]

/** From here on a title is one size smaller. */
const LONG_TITLE = 40

/** An event that can be shared: when, where, what to expect, how to come. */
export function EventPage() {
  const { id = '' } = useParams()
  const { data: event } = useQuery(eventQuery(id))
  const { publicUrl } = useSuspenseQuery(settings()).data
  if (!event)
    return (
      <div className="wrap section">
        <title>{words.loading}</title>
        <EventsSkeleton />
      </div>
    )
  const { title, description, organizer, cancelledAt, cancelReason, source } = event
  const when = eventWhen(event)
  return (
    <div className="wrap" data-category="events-workshops">
      <PageHead
        title={title}
        description={words.pageDescription(when, eventPlace(event))}
        path={`/events/${id}`}
      />
      <JsonLd data={import.meta.env.SSR && eventJson(publicUrl, event)} />
      <JsonLd data={import.meta.env.SSR && breadcrumbJson(publicUrl, title, TRAIL)} />
      <div className="page-head stack-s">
        <Breadcrumbs trail={TRAIL} here={title} />
        <EventPicture event={event} />
        <h1 className={title.length > LONG_TITLE ? 'long' : undefined}>{title}</h1>
        <EventBadges event={event} />
        {cancelledAt && (
          <Note icon={CircleX}>
            <p>
              <strong>{words.isCancelled}</strong>
            </p>
            {cancelReason && <p className="as-typed">{cancelReason}</p>}
          </Note>
        )}
        <MetaList>
          <MetaItem icon={Calendar}>{when}</MetaItem>
          <MetaItem icon={MapPin}>{eventPlace(event)}</MetaItem>
          <MetaItem icon={UserRound}>{words.organizedBy(organizer)}</MetaItem>
        </MetaList>
      </div>
      <div className="listing-body">
        <aside className="stack-s" aria-label={words.next}>
          <Registration event={event} />
          <EventLinks event={event} publicUrl={publicUrl} />
        </aside>
        <div className="stack-l">
          <WhatToExpect event={event} />
          <section className="stack-s" aria-labelledby="about">
            <h2 id="about">{words.about}</h2>
            <p className="as-typed">{description}</p>
            {source && (
              <p className="soft small">
                {words.readAt} <ExternalLink href={source.url}>{source.title}</ExternalLink>
              </p>
            )}
          </section>
        </div>
      </div>
    </div>
  )
}
