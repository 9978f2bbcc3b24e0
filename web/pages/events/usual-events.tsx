import { useLocation } from 'react-router'
import type { UsualEvent } from '../../../shared/events/events.ts'
import { monthName } from '../../../shared/formats/event-when.ts'
import { useHydrated } from '../../parts/use-hydrated.ts'
import { Details } from '../../ui/details.tsx'
import { ExternalLink } from '../../parts/external-link/external-link.tsx'
import { words } from './words.ts'

/** Lines under "Usually happens in …" (ruling 28): held before, on days that no source tells for the next time. */
export function UsualEvents({ events }: { events: UsualEvent[] }) {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const months = [...new Set(events.map(({ month }) => month))]
  return (
    <section className="stack" aria-labelledby="usual">
      <h2 id="usual">{words.usual}</h2>
      <p>{words.usualMore}</p>
      {months.map((month) => (
        <Details
          key={month ?? 0}
          // A search leads to one of its lines; a page that comes whole is opened there by the browser.
          isOpen={
            isHydrated && events.some((one) => one.month === month && hash === `#${lineId(one)}`)
          }
          summary={
            month === null
              ? words.usualOther
              : words.usualIn(monthName(`2026-${String(month).padStart(2, '0')}`))
          }
        >
          <ul className="stack">
            {events
              .filter((event) => event.month === month)
              .map((event) => (
                <UsualLine key={event.id} event={event} />
              ))}
          </ul>
        </Details>
      ))}
    </section>
  )
}

const lineId = ({ id }: UsualEvent) => `usual-${id}`

function UsualLine({ event }: { event: UsualEvent }) {
  const { title, organizer, location, description, usually, source } = event
  return (
    <li id={lineId(event)}>
      <strong>{title}</strong>
      <p>{words.by(organizer, location)}</p>
      <p>{description}</p>
      <p className="soft small">
        {usually && `${words.said(usually)} `}
        {source && (
          <>
            {words.source}: <ExternalLink href={source.url}>{source.title}</ExternalLink>
          </>
        )}
      </p>
    </li>
  )
}
