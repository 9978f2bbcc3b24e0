import type { Settings } from '../../../shared/settings.ts'
import { renderMail } from './letter/letter.ts'
import { words } from './words.ts'

interface Links {
  /** The page with the button "Yes, send it". */
  confirmUrl: string
  unsubscribeUrl: string
}

/** Asks whether the address wants the newsletter (ruling 30). */
export const newsletterWelcomeMail = (site: Settings, { confirmUrl, unsubscribeUrl }: Links) =>
  renderMail('newsletter-welcome', site, {
    subject: words.newsletterWelcome.subject(site.name),
    paragraphs: [words.newsletterWelcome.text(site.name), words.newsletterWelcome.next],
    action: { label: words.newsletterWelcome.action, url: confirmUrl, isSecret: true },
    more: [{ label: words.newsletterWelcome.unsubscribe, url: unsubscribeUrl }],
    notes: [words.newsletterWelcome.didNotAsk],
  })
