import type { Settings } from '../../../shared/settings.ts'
import { day, moment } from '../../../shared/formats/moments.ts'
import { endOf } from '../../services/events/end.ts'
import type { MailContent } from '../outbox.ts'
import { eventLine, eventRows, type EventAt, type EventFacts } from './event-facts.ts'
import { renderMail } from './letter.ts'
import { words } from './words.ts'

/** What every mail about one event has: its name above, and when and where in rows. */
const about = (event: EventFacts) => ({ title: event.title, facts: eventRows(event) })

const calendar = ({ calendarUrl }: EventFacts) => ({
  label: words.event.calendar,
  url: calendarUrl,
})

export const registeredMail = (site: Settings, event: EventFacts): MailContent =>
  renderMail('event-registered', site, {
    subject: words.eventRegistered.subject(event.title),
    ...about(event),
    paragraphs: [words.eventRegistered.text],
    action: { label: words.event.toDashboard, url: event.dashboardUrl },
    more: [calendar(event)],
    notes: [words.eventRegistered.cannotCome],
    validUntil: event.startDate,
  })

export const waitlistedMail = (site: Settings, event: EventFacts): MailContent =>
  renderMail('event-waitlisted', site, {
    subject: words.eventWaitlisted.subject(event.title),
    ...about(event),
    paragraphs: [words.eventWaitlisted.text],
    after: [words.eventWaitlisted.next],
    action: { label: words.event.toDashboard, url: event.dashboardUrl },
    validUntil: event.startDate,
  })

export const seatOfferedMail = (site: Settings, event: EventFacts, until: Date): MailContent =>
  renderMail('event-offered', site, {
    subject: words.eventOffered.subject(event.title),
    ...about(event),
    paragraphs: [words.eventOffered.text, words.eventOffered.until(moment(until))],
    after: [words.eventOffered.next],
    action: { label: words.eventOffered.action, url: event.dashboardUrl },
    validUntil: until,
  })

export const offerEndedMail = (site: Settings, event: EventFacts): MailContent =>
  renderMail('event-offer-ended', site, {
    subject: words.eventOfferEnded.subject(event.title),
    ...about(event),
    paragraphs: [words.eventOfferEnded.text],
    after: [words.eventOfferEnded.again],
    action: { label: words.event.toEvent, url: event.eventUrl },
  })

export const registrationLeftMail = (site: Settings, event: EventFacts): MailContent =>
  renderMail('event-left', site, {
    subject: words.eventLeft.subject(event.title),
    ...about(event),
    paragraphs: [words.eventLeft.text],
    after: [words.eventLeft.again],
    action: { label: words.event.toEvent, url: event.eventUrl },
  })

export const eventCancelledMail = (
  site: Settings,
  event: EventFacts,
  reason: string | null,
): MailContent =>
  renderMail('event-cancelled', site, {
    subject: words.eventCancelled.subject(event.title),
    ...about(event),
    paragraphs: [words.eventCancelled.text],
    quote: reason ? words.event.why(reason) : undefined,
    after: [words.eventCancelled.nothingToDo],
    action: { label: words.event.toEvent, url: event.eventUrl },
    more: [calendar(event)],
  })

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
    title: event.title,
    paragraphs: [say.text],
    facts: [
      [words.event.now, eventLine(after)],
      [words.event.before, eventLine(before)],
    ],
    quote: reason ? words.event.why(reason) : undefined,
    after: [
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

/** The link alone does nothing: on the dashboard one presses, and says yes once more. */
export const eventReminderMail = (
  site: Settings,
  event: EventFacts,
  startDate: Date,
): MailContent =>
  renderMail('event-reminder', site, {
    subject: words.eventReminder.subject(day(startDate), event.title),
    ...about(event),
    paragraphs: [words.eventReminder.text],
    after: [words.eventReminder.cannotCome],
    action: { label: words.eventReminder.action, url: event.dashboardUrl },
    more: [{ label: words.event.toEvent, url: event.eventUrl }, calendar(event)],
    validUntil: startDate,
  })
