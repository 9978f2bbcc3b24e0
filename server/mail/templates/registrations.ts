import type { Settings } from '../../../shared/settings.ts'
import { day, moment } from '../../../shared/formats/moments.ts'
import { endOf } from '../../services/events/end.ts'
import type { MailContent } from '../outbox.ts'
import { eventRows, moveRows, visitRows, type EventAt, type EventFacts } from './event-facts.ts'
import { renderMail } from './letter/letter.ts'
import { words } from './words.ts'

/** What every mail about one event has: what happened above its name, and when and where in rows. */
const about = (event: EventFacts, title: string, subject = title) => ({
  subject: words.event.subject(subject, event.title),
  title,
  name: event.title,
  facts: eventRows(event),
})

const calendar = ({ calendarUrl }: EventFacts, label: string = words.event.calendar) => ({
  label,
  url: calendarUrl,
})

export const registeredMail = (site: Settings, event: EventFacts): MailContent =>
  renderMail('event-registered', site, {
    ...about(event, words.eventRegistered.title),
    facts: visitRows(event),
    paragraphs: [words.eventRegistered.text],
    action: { label: words.event.toDashboard, url: event.dashboardUrl },
    more: [calendar(event)],
    notes: [words.eventRegistered.cannotCome],
    validUntil: event.startDate,
  })

export const waitlistedMail = (site: Settings, event: EventFacts): MailContent =>
  renderMail('event-waitlisted', site, {
    ...about(event, words.eventWaitlisted.title),
    paragraphs: [words.eventWaitlisted.text],
    after: [words.eventWaitlisted.next],
    action: { label: words.event.toDashboard, url: event.dashboardUrl },
    validUntil: event.startDate,
  })

export const seatOfferedMail = (site: Settings, event: EventFacts, until: Date): MailContent =>
  renderMail('event-offered', site, {
    ...about(event, words.eventOffered.title),
    paragraphs: [words.eventOffered.text(moment(until))],
    after: [words.eventOffered.next],
    action: { label: words.eventOffered.action, url: event.dashboardUrl },
    validUntil: until,
  })

export const offerEndedMail = (site: Settings, event: EventFacts): MailContent =>
  renderMail('event-offer-ended', site, {
    ...about(event, words.eventOfferEnded.title),
    paragraphs: [words.eventOfferEnded.text],
    after: [words.eventOfferEnded.again],
    action: { label: words.event.toEvent, url: event.eventUrl },
  })

export const registrationLeftMail = (site: Settings, event: EventFacts): MailContent =>
  renderMail('event-left', site, {
    ...about(event, words.eventLeft.title),
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
    ...about(event, words.eventCancelled.title, words.eventCancelled.subject),
    paragraphs: [words.eventCancelled.text],
    why: reason ? words.event.why : undefined,
    quote: reason ?? undefined,
    after: [words.eventCancelled.nothingToDo],
    action: { label: words.event.toEvents, url: new URL('/events', site.publicUrl).href },
    more: [calendar(event, words.eventCancelled.calendar)],
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
  const { title, rows } = moveRows(before, after)
  return renderMail('event-changed', site, {
    ...about(event, title, say.subject),
    paragraphs: [],
    facts: rows,
    why: reason ? words.event.why : undefined,
    quote: reason || undefined,
    after: [
      say.still,
      ...(told ? [say.closed(moment(told.closes), day(told.erased))] : []),
      ...(told && isToCome ? [say.tellAgain] : []),
      ...(isToCome ? [say.cannotCome] : []),
    ],
    action: { label: words.event.toDashboard, url: event.dashboardUrl },
    more: [
      { label: words.event.toEvent, url: event.eventUrl },
      calendar(event, words.event.calendarAgain),
    ],
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
    ...about(event, words.eventReminder.title, words.eventReminder.subject(day(startDate))),
    facts: visitRows(event),
    paragraphs: [words.eventReminder.text],
    after: [words.eventReminder.cannotCome],
    action: { label: words.eventReminder.action, url: event.dashboardUrl },
    more: [{ label: words.event.toEvent, url: event.eventUrl }, calendar(event)],
    validUntil: startDate,
  })
