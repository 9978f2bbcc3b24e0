import type { Settings } from '../../../shared/settings.ts'
import type { MailContent } from '../outbox.ts'
import { eventLine, eventRows, type EventFacts } from './event-facts.ts'
import { renderMail } from './letter/letter.ts'
import { words } from './words.ts'

type Proposed = Omit<EventFacts, 'dashboardUrl'>

/** Tells who proposed an event that it is shown, and where. */
export const eventApprovedMail = (site: Settings, event: Proposed): MailContent =>
  renderMail('event-approved', site, {
    subject: words.eventApproved.subject(event.title, site.name),
    title: words.eventApproved.title(site.name),
    name: event.title,
    paragraphs: [words.eventApproved.text],
    facts: eventRows(event),
    action: { label: words.event.toEvent, url: event.eventUrl },
  })

/** Tells who proposed an event why it was not taken. The text they wrote is kept nowhere else. */
export const eventRejectedMail = (
  site: Settings,
  event: Proposed & { description: string; reason: string; url: string },
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
    ],
    action: { label: words.eventRejected.action, url: event.url },
  })
