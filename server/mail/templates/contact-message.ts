import type { ContactKind } from '../../../shared/contact/rules.ts'
import type { Settings } from '../../../shared/settings.ts'
import type { Fact } from './letter/letter-parts.ts'
import { renderMail } from './letter/letter.ts'
import { words } from './words.ts'

const say = words.contactMessage

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
    subject: say.subject(site.name, subject),
    title: subject,
    paragraphs: [say.kinds[kind]],
    facts: [
      [say.name, name],
      [say.email, email],
      ...(phone ? [[say.phone, phone] satisfies Fact] : []),
      ...(listing ? [[say.listing, listing] satisfies Fact] : []),
    ],
    quote: message,
    action: { label: say.action, url },
    notes: [say.reply],
  })
