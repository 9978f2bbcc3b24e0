import type { Event } from '../../../shared/events/events.ts'
import { EventCard } from './event-card.tsx'

interface EventCardsProps {
  events: Event[]
  areAllUpcoming?: boolean
}

export function EventCards({ events, areAllUpcoming }: EventCardsProps) {
  return (
    <ul className="grid grid-2 event-cards">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} areAllUpcoming={areAllUpcoming} />
        </li>
      ))}
    </ul>
  )
}
