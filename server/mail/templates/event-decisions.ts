import type { Settings } from '../../../shared/settings.ts'
import type { MailContent } from '../outbox.ts'
import { renderMail } from './letter.ts'
import { when, type EventFacts } from './registrations.ts'
import { words } from './words.ts'

type Proposed = Omit<EventFacts, 'dashboardUrl'>

/** Tells who proposed an event that it is shown, and where. */
export const eventApprovedMail = (site: Settings, event: Proposed): MailContent =>
  renderMail('event-approved', site, {
    subject: words.eventApproved.subject(site.name),
    paragraphs: [words.eventApproved.text, ...when(event)],
    action: { label: words.event.toEvent, url: event.eventUrl },
  })

/** Tells who proposed an event why it was not taken. The text they wrote is kept nowhere else. */
export const eventRejectedMail = (
  site: Settings,
  event: Proposed & { description: string; reason: string; url: string },
): MailContent =>
  renderMail('event-rejected', site, {
    subject: words.eventRejected.subject(site.name),
    paragraphs: [
      words.eventRejected.text,
      words.eventRejected.reason(event.reason),
      words.eventRejected.yours,
      ...when(event),
      event.description,
      words.eventRejected.again,
    ],
    action: { label: words.eventRejected.action, url: event.url },
  })
