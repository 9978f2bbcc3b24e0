import type { EventMode } from '../../../shared/events/rules.ts'
import type { Settings } from '../../../shared/settings.ts'
import { endOf } from '../../services/events/end.ts'
import type { MailContent } from '../outbox.ts'
import { renderMail } from './letter.ts'
import { day, moment } from '../../../shared/formats/moments.ts'
import { words } from './words.ts'

/** What a mail says of an event. Nothing of who takes part is in here, so nothing can be told (ruling 27). */
export interface EventFacts {
  title: string
  startDate: Date
  /** No hour is known. */
  isAllDay: boolean
  location: string
  eventUrl: string
  calendarUrl: string
  /** The registration on its owner's dashboard. */
  dashboardUrl: string
}

export const when = ({
  title,
  startDate,
  isAllDay,
  location,
}: Omit<EventFacts, 'dashboardUrl'>) => [
  words.event.facts(title, isAllDay ? day(startDate) : moment(startDate), location),
]
const calendar = ({ calendarUrl }: EventFacts) => ({
  label: words.event.calendar,
  url: calendarUrl,
})

export const registeredMail = (site: Settings, event: EventFacts): MailContent =>
  renderMail('event-registered', site, {
    subject: words.eventRegistered.subject(event.title),
    paragraphs: [words.eventRegistered.text, ...when(event)],
    action: { label: words.event.toDashboard, url: event.dashboardUrl },
    more: [calendar(event)],
    notes: [words.eventRegistered.cannotCome],
    validUntil: event.startDate,
  })

export const waitlistedMail = (site: Settings, event: EventFacts): MailContent =>
  renderMail('event-waitlisted', site, {
    subject: words.eventWaitlisted.subject(event.title),
    paragraphs: [words.eventWaitlisted.text, ...when(event), words.eventWaitlisted.next],
    action: { label: words.event.toDashboard, url: event.dashboardUrl },
    validUntil: event.startDate,
  })

export const seatOfferedMail = (site: Settings, event: EventFacts, until: Date): MailContent =>
  renderMail('event-offered', site, {
    subject: words.eventOffered.subject(event.title),
    paragraphs: [
      words.eventOffered.text,
      ...when(event),
      words.eventOffered.until(moment(until)),
      words.eventOffered.next,
    ],
    action: { label: words.eventOffered.action, url: event.dashboardUrl },
    validUntil: until,
  })

export const offerEndedMail = (site: Settings, event: EventFacts): MailContent =>
  renderMail('event-offer-ended', site, {
    subject: words.eventOfferEnded.subject(event.title),
    paragraphs: [words.eventOfferEnded.text, ...when(event), words.eventOfferEnded.again],
    action: { label: words.event.toEvent, url: event.eventUrl },
  })

export const registrationLeftMail = (site: Settings, event: EventFacts): MailContent =>
  renderMail('event-left', site, {
    subject: words.eventLeft.subject(event.title),
    paragraphs: [words.eventLeft.text, ...when(event), words.eventLeft.again],
    action: { label: words.event.toEvent, url: event.eventUrl },
  })

export const eventCancelledMail = (
  site: Settings,
  event: EventFacts,
  reason: string | null,
): MailContent =>
  renderMail('event-cancelled', site, {
    subject: words.eventCancelled.subject(event.title),
    paragraphs: [
      words.eventCancelled.text,
      ...when(event),
      ...(reason ? [words.eventCancelled.reason(reason)] : []),
      words.eventCancelled.nothingToDo,
    ],
    action: { label: words.event.toEvent, url: event.eventUrl },
    more: [calendar(event)],
  })

/** When and where an event is, and in which way one takes part. */
export interface EventAt {
  startDate: Date
  endDate: Date | null
  isAllDay: boolean
  location: string
  town: string | null
  region: string | null
  mode: EventMode
}

/** How an event was moved. */
export interface Move {
  before: EventAt
  after: EventAt
  reason: string
  /** When what its reader told closes and is deleted, where a move changes that no more. */
  told: { closes: Date; erased: Date } | null
}

export function eventChangedMail(
  site: Settings,
  event: EventFacts,
  { before, after, reason, told }: Move,
): MailContent {
  const say = words.eventChanged
  const isToCome = endOf(after) > new Date()
  return renderMail('event-changed', site, {
    subject: say.subject(event.title),
    paragraphs: [
      say.text,
      say.before(at(before)),
      say.now(at(after)),
      ...(reason ? [say.reason(reason)] : []),
      ...(told ? [say.closed(moment(told.closes), day(told.erased))] : []),
      ...(told && isToCome ? [say.tellAgain] : []),
      ...(isToCome ? [say.cannotCome] : []),
    ],
    action: { label: words.event.toDashboard, url: event.dashboardUrl },
    more: [{ label: words.event.toEvent, url: event.eventUrl }, calendar(event)],
    // Also while it is on: who is on the way has to know.
    validUntil: isToCome ? endOf(after) : undefined,
  })
}

function at({ startDate, endDate, isAllDay, location, town, region, mode }: EventAt): string {
  const start = isAllDay ? day(startDate) : moment(startDate)
  // Of days alone the end is the midnight after the last one.
  const end = endDate && (isAllDay ? day(new Date(endDate.getTime() - 1)) : moment(endDate))
  const where = [location, ...[town, region].filter((part) => part && !location.includes(part))]
  return words.eventChanged.facts(
    end ? words.eventChanged.span(start, end) : start,
    where.join(', '),
    words.eventChanged.mode[mode],
  )
}

/** The link alone does nothing: on the dashboard one presses, and says yes once more. */
export const eventReminderMail = (
  site: Settings,
  event: EventFacts,
  startDate: Date,
): MailContent =>
  renderMail('event-reminder', site, {
    subject: words.eventReminder.subject(day(startDate), event.title),
    paragraphs: [words.eventReminder.text, ...when(event), words.eventReminder.cannotCome],
    action: { label: words.eventReminder.action, url: event.dashboardUrl },
    more: [{ label: words.event.toEvent, url: event.eventUrl }, calendar(event)],
    validUntil: startDate,
  })
