import { eventWhen } from '../../../shared/formats/event-when.ts'
import type { EventMode } from '../../../shared/events/rules.ts'
import type { Fact } from './letter/letter-parts.ts'
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
  price: string | null
  /** What to bring, and what to know beforehand. */
  requirements: string | null
  eventUrl: string
  calendarUrl: string
  /** The registration on its owner's dashboard. */
  dashboardUrl: string
}

/** The rows of a mail: "When", "Where", and "How" where it is not only in person. */
export function eventRows(event: EventAt): Fact[] {
  const { when, where, how } = told(event)
  return [
    [words.event.when, when],
    [words.event.where, where],
    ...(event.mode === 'in-person' ? [] : [[words.event.how, how] satisfies Fact]),
  ]
}

/** The same for who comes: also what it costs and what to bring, where that is known. */
export const visitRows = (event: EventFacts): Fact[] => [
  ...eventRows(event),
  ...(event.price ? [[words.event.price, event.price] satisfies Fact] : []),
  ...(event.requirements ? [[words.event.bring, event.requirements] satisfies Fact] : []),
]

/** All of it on one line. */
export const eventLine = (event: EventAt) => `${Object.values(told(event)).join('. ')}.`

/** What moved, each as it is now and as it was, and the names of what did not. */
export function moveRows(before: EventAt, after: EventAt): { title: string; rows: Fact[] } {
  const say = words.eventChanged
  const [was, is] = [told(before), told(after)]
  const moved = TOLD.filter((part) => was[part] !== is[part])
  const same = TOLD.filter((part) => !moved.includes(part)).map((part) => say.names[part])
  const [only, ...others] = moved
  return {
    title: only && others.length === 0 ? say.titles[only] : say.title,
    rows: [
      ...moved.flatMap((part): Fact[] => [
        [say.now[part], is[part], true],
        [say.before, was[part]],
      ]),
      ...(same.length > 0 ? [[say.same, sentence(same.join(', '))] satisfies Fact] : []),
    ],
  }
}

const TOLD = ['when', 'where', 'how'] as const

const told = (event: EventAt): Record<(typeof TOLD)[number], string> => ({
  when: whenOf(event),
  where: whereOf(event),
  how: words.event.mode[event.mode],
})

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

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
