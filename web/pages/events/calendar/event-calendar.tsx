import { keepPreviousData, useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useSearchParams } from 'react-router'
import { addMonths, daysOf, weeksOf } from '../../../../shared/indian-days.ts'
import type { Event } from '../../../../shared/events/events.ts'
import {
  dayAndMonth,
  monthAndYear,
  monthName,
  weekdayOf,
} from '../../../../shared/formats/event-when.ts'
import { eventMonth } from '../../../queries/events/events.ts'
import { buttonClass } from '../../../ui/button/look.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { CalendarDay } from './calendar-day.tsx'
import { InPlaceLink } from './in-place-link.tsx'
import { EventCards } from '../event-cards.tsx'
import { EventsSkeleton } from '../events-skeleton.tsx'
import { readMonth, readRegion, viewPath } from '../event-view.ts'
import { FirstEventsJson } from '../first-events-json.tsx'
import { words } from '../words.ts'

/** §2: a month, Sunday to Saturday; below it the events of the chosen day, or the whole month as a list. */
export function EventCalendar() {
  const [params] = useSearchParams()
  const region = readRegion(params)
  // The month before stays until the other has come: the link that was pressed keeps the focus.
  const { data } = useQuery({
    ...eventMonth(readMonth(params), region),
    placeholderData: keepPreviousData,
  })
  if (!data) return <EventsSkeleton />
  const { month, today, events } = data
  const weeks = weeksOf(month)
  // Any other day of an address is none of this month's, or of no month.
  const chosen = weeks.flat().find((day) => day && day === params.get('day'))
  const byDay = groupByDay(events)
  const listed = chosen ? (byDay.get(chosen) ?? []) : events
  const heading = chosen
    ? words.onDay(listed.length, weekdayOf(chosen))
    : words.inMonth(listed.length, monthAndYear(month))
  const list = (
    <section className="stack" aria-labelledby="listed">
      <h2 id="listed">{heading}</h2>
      {listed.length > 0 && <EventCards events={listed} />}
      {events.length === 0 && (
        <p>
          <MoreLink to={viewPath('upcoming', { region })}>{words.toUpcoming}</MoreLink>
        </p>
      )}
      {chosen && (
        <p>
          <MoreLink to={viewPath('calendar', { month, region })}>
            {words.wholeMonth(monthAndYear(month))}
          </MoreLink>
        </p>
      )}
    </section>
  )
  return (
    <>
      <nav id="months" className="btn-row" aria-label={words.months}>
        <MonthLink month={addMonths(month, -1)} region={region} isBefore />
        <MonthLink month={addMonths(month, 1)} region={region} />
      </nav>
      {/* Read out when another day or month is chosen: the focus stays where it was pressed. */}
      <VisuallyHidden role="status">{heading}</VisuallyHidden>
      {/* An empty calendar comes after the sentence that says so. */}
      {events.length === 0 && list}
      <FirstEventsJson events={events} />
      <div className="table-wrap">
        <table className="calendar">
          <caption>{monthAndYear(month)}</caption>
          <thead>
            <tr>
              {words.days.map(([short, long]) => (
                <th key={short} scope="col">
                  <span aria-hidden="true">{short}</span>
                  <VisuallyHidden>{long}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, number) => (
              // The weeks of a month stay in their places.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={number}>
                {week.map((day, weekday) =>
                  day ? (
                    <CalendarDay
                      key={day}
                      day={day}
                      region={region}
                      events={byDay.get(day) ?? []}
                      isToday={day === today}
                      isChosen={day === chosen}
                    />
                  ) : (
                    // A place without a day has nothing to say.
                    // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label
                    <td key={weekday} className="outside" />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="soft small">
        {events.length > 0 && words.pressDay}{' '}
        {today.startsWith(month) && words.today(dayAndMonth(today))}
      </p>
      {events.length > 0 && list}
    </>
  )
}

interface MonthLinkProps {
  month: string
  region: string
  isBefore?: boolean
}

function MonthLink({ month, region, isBefore }: MonthLinkProps) {
  return (
    <InPlaceLink
      to={viewPath('calendar', { month, region })}
      at="months"
      rel={isBefore ? 'prev' : 'next'}
      className={buttonClass()}
    >
      {isBefore && <Icon of={ChevronLeft} />}
      <span>
        {monthName(month)}
        <VisuallyHidden> {month.slice(0, 4)}</VisuallyHidden>
      </span>
      {!isBefore && <Icon of={ChevronRight} />}
    </InPlaceLink>
  )
}

function groupByDay(events: Event[]): Map<string, Event[]> {
  const byDay = new Map<string, Event[]>()
  for (const event of events)
    for (const day of daysOf(event)) byDay.set(day, [...(byDay.get(day) ?? []), event])
  return byDay
}
