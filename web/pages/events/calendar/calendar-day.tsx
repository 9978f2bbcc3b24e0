import { CALENDAR_TITLES } from '../../../../shared/events/rules.ts'
import type { Event } from '../../../../shared/events/events.ts'
import { dayAndMonth } from '../../../../shared/formats/event-when.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { viewPath } from '../event-view.ts'
import { words } from '../words.ts'
import { InPlaceLink } from './in-place-link.tsx'

interface CalendarDayProps {
  /** '2026-11-28' */
  day: string
  region: string
  events: Event[]
  isToday: boolean
  isChosen: boolean
}

/** A day of the month: at most two titles and how many more (§9); on a phone their number. */
export function CalendarDay({ day, region, events, isToday, isChosen }: CalendarDayProps) {
  const number = Number(day.slice(8))
  const more = events.length - CALENDAR_TITLES
  return (
    <td aria-current={isToday ? 'date' : undefined}>
      {events.length === 0 ? (
        <span className="day">{number}</span>
      ) : (
        <>
          <InPlaceLink
            className="day"
            to={viewPath('calendar', { month: day.slice(0, 7), day, region })}
            at="listed"
            aria-current={isChosen ? 'true' : undefined}
          >
            <span aria-hidden="true">{number}</span>
            <VisuallyHidden>{words.dayLabel(dayAndMonth(day), events.length)}</VisuallyHidden>
          </InPlaceLink>
          <span className="n" aria-hidden="true">
            {events.length}
          </span>
          {events.slice(0, CALENDAR_TITLES).map(({ id, title, cancelledAt }) => (
            <span key={id} className="ev">
              {cancelledAt ? <s>{title}</s> : title}
            </span>
          ))}
          {more > 0 && <span className="ev ev-more">{words.more(more)}</span>}
        </>
      )}
    </td>
  )
}
