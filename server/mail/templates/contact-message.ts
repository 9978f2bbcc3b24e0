import type { ContactKind } from '../../../shared/contact/rules.ts'
import type { Settings } from '../../../shared/settings.ts'
import { renderMail } from './letter.ts'
import { words } from './words.ts'

interface Written {
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  kind: ContactKind
  /** The name of the listing it is about. */
  listing: string | undefined
  /** Where admins read it. */
  url: string
}

/** Brings a message to the site's own address; an answer goes to who wrote it. */
export const contactMessageMail = (
  site: Settings,
  { name, email, phone, subject, message, kind, listing, url }: Written,
) =>
  renderMail('contact-message', site, {
    subject: words.contactMessage.subject(site.name, subject),
    paragraphs: [
      words.contactMessage.from(name, email, phone),
      words.contactMessage.kinds[kind],
      ...(listing ? [words.contactMessage.listing(listing)] : []),
      words.contactMessage.about(subject),
    ],
    quote: message,
    action: { label: words.contactMessage.action, url },
    notes: [words.contactMessage.reply],
  })
