import { eventWhen } from '../../../shared/formats/event-when.ts'
import type { EventMode } from '../../../shared/events/rules.ts'
import { words } from './words.ts'

/** When and where an event is, and in which way one takes part. */
export interface EventAt {
  startDate: Date
  endDate: Date | null
  /** No hour is known. */
  isAllDay: boolean
  location: string
  town: string | null
  region: string | null
  mode: EventMode
}

/** What a mail says of an event. Nothing of who takes part is in here, so nothing can be told (ruling 27). */
export interface EventFacts extends EventAt {
  title: string
  eventUrl: string
  calendarUrl: string
  /** The registration on its owner's dashboard. */
  dashboardUrl: string
}

/** The rows of a mail: "When", "Where", and "How" where it is not only in person. */
export const eventRows = (event: EventAt): [string, string][] => [
  [words.event.when, whenOf(event)],
  [words.event.where, whereOf(event)],
  ...(event.mode === 'in-person'
    ? []
    : [[words.event.how, words.eventChanged.mode[event.mode]] satisfies [string, string]]),
]

/** All of it on one line. */
export const eventLine = (event: EventAt) =>
  `${whenOf(event)}. ${whereOf(event)}. ${words.eventChanged.mode[event.mode]}`

function whenOf({ startDate, endDate, isAllDay }: EventAt): string {
  const when = eventWhen({
    startDate: startDate.toISOString(),
    endDate: endDate && endDate.toISOString(),
    isAllDay,
  })
  return isAllDay ? when : words.event.indiaTime(when)
}

const whereOf = ({ location, town, region }: EventAt) =>
  [location, ...[town, region].filter((part) => part && !location.includes(part))].join(', ')
