import { SENSORY_FIELDS, type Sensory } from '../../../shared/events/rules.ts'
import { expected } from '../../../shared/events/sensory-words.ts'
import { dayUntil } from '../../../shared/formats/event-when.ts'
import type { Settings } from '../../../shared/settings.ts'
import type { MailContent } from '../outbox.ts'
import { endOf } from '../../services/events/end.ts'
import { eventLine, eventRows, moveRows, type EventFacts } from './event-facts.ts'
import { renderMail } from './letter/letter.ts'
import { proposalChanged, proposalWords } from './proposal-words.ts'
import type { Move } from './registrations.ts'
import { words } from './words.ts'

type Proposed = Omit<EventFacts, 'dashboardUrl'>

/** Tells who proposed an event that it is shown, and where. */
export const eventApprovedMail = (
  site: Settings,
  event: Proposed,
  // Another website has its own list.
  { registrationUrl }: { registrationUrl: string | null },
): MailContent =>
  renderMail('event-approved', site, {
    subject: words.eventApproved.subject(event.title, site.name),
    title: words.eventApproved.title(site.name),
    name: event.title,
    paragraphs: [words.eventApproved.text],
    facts: eventRows(event),
    after: registrationUrl ? [] : [words.eventApproved.whoComes],
    action: { label: words.event.toEvent, url: event.eventUrl },
    more: registrationUrl ? [] : [toUs(site)],
  })

/** Tells who proposed an event, and has no place at it, that an admin has cancelled it, and why. */
export const proposalCancelledMail = (
  site: Settings,
  event: Proposed,
  reason: string,
): MailContent =>
  renderMail('event-cancelled', site, {
    subject: words.event.subject(words.eventCancelled.subject, event.title),
    title: proposalChanged.cancelled,
    name: event.title,
    paragraphs: [words.eventCancelled.text],
    facts: eventRows(event),
    why: words.event.why,
    quote: reason,
    after: [proposalChanged.wrong],
    action: toUs(site),
  })

/** Tells who proposed an event, or looks after it, and has no place at it, that an admin has moved it. */
export function proposalMovedMail(
  site: Settings,
  event: Proposed,
  { before, after, reason }: Omit<Move, 'told'>,
): MailContent {
  const { title, rows } = moveRows(before, after)
  const end = endOf(after)
  return renderMail('event-changed', site, {
    subject: words.event.subject(words.eventChanged.subject, event.title),
    title,
    name: event.title,
    paragraphs: [],
    facts: rows,
    why: reason ? words.event.why : undefined,
    quote: reason || undefined,
    after: [proposalChanged.wrong],
    action: { label: words.event.toEvent, url: event.eventUrl },
    more: [toUs(site)],
    validUntil: end > new Date() ? end : undefined,
  })
}

const toUs = ({ publicUrl }: Settings) => ({
  label: proposalChanged.action,
  url: new URL('/contact', publicUrl).href,
})

/** Tells who proposed an event why it was not taken. The text they wrote is kept nowhere else. */
export const eventRejectedMail = (
  site: Settings,
  event: Proposed & Written & { reason: string; url: string },
): MailContent =>
  renderMail('event-rejected', site, {
    subject: words.event.subject(words.eventRejected.subject, event.title),
    title: words.eventRejected.title,
    paragraphs: [words.eventRejected.text(event.title)],
    quote: event.reason,
    after: [
      words.eventRejected.again,
      words.eventRejected.yours,
      event.title,
      eventLine(event),
      event.description,
      writtenBesides(event),
    ],
    action: { label: words.eventRejected.action, url: event.url },
  })

/** What a proposal says besides when, where and how. */
interface Written extends Record<'organizer' | 'description', string> {
  contactEmail: string | null
  contactPhone: string | null
  registrationUrl: string | null
  maxParticipants: number | null
  registrationDeadline: Date | null
  price: string | null
  ageGroup: string | null
  requirements: string | null
  imageUrl: string | null
  sensory: Sensory | null
}

/** Each line "Price: Free", of what was filled in. */
function writtenBesides({ registrationDeadline, sensory, ...event }: Written): string {
  const senses = SENSORY_FIELDS.flatMap((field) => expected(sensory ?? {}, field) ?? [])
  const deadline = registrationDeadline && dayUntil(registrationDeadline.toISOString())
  const said = new Map(Object.entries({ ...event, deadline, expect: senses.join('. ') }))
  return Object.entries(proposalWords)
    .filter(([name]) => said.get(name))
    .map(([name, label]) => `${label}: ${String(said.get(name))}`)
    .join('\n')
}
