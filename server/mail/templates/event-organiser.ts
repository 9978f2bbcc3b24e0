import type { Settings } from '../../../shared/settings.ts'
import type { MailContent } from '../outbox.ts'
import { eventRows, type EventFacts } from './event-facts.ts'
import { renderMail } from './letter/letter.ts'
import { words } from './words.ts'

/** Tells whom an admin named where to see who takes part, and what that may be used for (ruling 26). */
export const eventOrganiserMail = (
  site: Settings,
  event: Omit<EventFacts, 'dashboardUrl'> & { manageUrl: string },
): MailContent =>
  renderMail('event-organiser', site, {
    subject: words.event.subject(words.eventOrganiser.title, event.title),
    title: words.eventOrganiser.title,
    name: event.title,
    paragraphs: [words.eventOrganiser.text],
    facts: eventRows(event),
    after: [words.eventOrganiser.use],
    action: { label: words.eventOrganiser.action, url: event.manageUrl },
  })
