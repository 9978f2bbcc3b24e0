import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { eventWhen } from '../../../shared/formats/event-when.ts'
import { organisedEvents } from '../../queries/events/own-registrations.ts'
import { registrationWords as words } from './registration-words.ts'

/** The events an admin has named the visitor for; nobody else sees a section of this name (ruling 26). */
export function OrganisedEvents() {
  const { data = [] } = useQuery({ ...organisedEvents(), throwOnError: false })
  if (data.length === 0) return null
  return (
    <section className="stack-s" aria-labelledby="organised">
      <h3 id="organised">{words.organised}</h3>
      <ul className="rows">
        {data.map((event) => (
          <li key={event.eventId} className="stack-s">
            <Link to={`/events/${event.eventId}/manage`} className="more">
              {words.manage(event.title)}
            </Link>
            <p>{eventWhen(event)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
