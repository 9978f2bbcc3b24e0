import type { Event } from '../../../shared/events/events.ts'
import { EventCard } from './event-card.tsx'

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
