import type { Event } from '../../../shared/events/events.ts'
import { Loading, SkeletonCard } from '../../ui/skeleton.tsx'
import { EventCard } from './event-card.tsx'
import { words } from './words.ts'

export function EventCards({ events }: { events: Event[] }) {
  return (
    <ul className="grid grid-2">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  )
}

export function EventsSkeleton() {
  return (
    <Loading label={words.loading}>
      <div className="grid grid-2">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </Loading>
  )
}
