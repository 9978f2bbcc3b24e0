import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
  type ICalCalendarData,
} from 'ical-generator'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import { words } from '../../words.ts'
import type { EventRow } from '../registrations/rows.ts'

interface Feed {
  /** Where the site stands: it makes the UIDs and links. */
  origin: string
  name: string
}

/**
 * Events for calendars (RFC 5545): facts of the events and nothing of anybody who comes (ruling 27). Moments are in UTC,
 * so that no calendar needs to know India's clock; X-WR-TIMEZONE says which clock it is.
 */
export const toFeed = (rows: EventRow[], { origin, name }: Feed): string =>
  write(rows, origin, { name, ttl: 3_600 })

/** One event for a mail. It has no name and no time to come again by, so that no program takes it for a calendar of its own. */
export const toEntry = (row: EventRow, origin: string): string => write([row], origin)

function write(rows: EventRow[], origin: string, feed: ICalCalendarData = {}): string {
  const calendar = ical({
    ...feed,
    prodId: { company: 'saath', product: 'events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    x: [{ key: 'X-WR-TIMEZONE', value: 'Asia/Kolkata' }],
  })
  for (const row of rows) addEvent(calendar, row, origin)
  return calendar.toString()
}

function addEvent(calendar: ICalCalendar, row: EventRow, origin: string): void {
  const { id, title, description, organizer, isAllDay, startDate, endDate, cancelledAt } = row
  const url = `${origin}/events/${id}`
  calendar.createEvent({
    // The same for ever: a calendar finds by it what it already has.
    id: `event-${id}@${new URL(origin).hostname}`,
    sequence: row.sequence,
    stamp: row.updatedAt,
    created: row.createdAt,
    lastModified: row.updatedAt,
    summary: title,
    description: [
      cancelledAt && words.feedCancelled(row.cancelReason ?? ''),
      description,
      organizer && words.organizedBy(organizer),
      url,
    ]
      .filter(Boolean)
      .join('\n\n'),
    location: placeOf(row),
    url,
    status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: isAllDay ? dayOf(startDate) : startDate,
    end: isAllDay ? dayOf(endDate ?? dayAfter(startDate)) : endDate,
    allDay: isAllDay,
  })
}

const placeOf = ({ location, town, region }: EventRow) =>
  [location, ...[town, region].filter((part) => part && !location.includes(part))].join(', ')

/** The library reads a day off UTC's clock. */
const dayOf = (moment: Date) => new Date(`${indianDay(moment)}T00:00:00Z`)

const dayAfter = (moment: Date) => new Date(`${addDays(indianDay(moment), 1)}T00:00:00+05:30`)
