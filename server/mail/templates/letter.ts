import type { MailKind } from '../../../shared/admin/mails.ts'
import type { Settings } from '../../../shared/settings.ts'
import type { MailContent } from '../outbox.ts'
import { letterHtml } from './letter-html.ts'
import type { Letter } from './letter-parts.ts'
import { words } from './words.ts'

/** A letter of the outbox. */
export const renderMail = (kind: MailKind, site: Settings, letter: Letter): MailContent => ({
  kind,
  ...renderLetter(site, letter),
  validUntil: letter.validUntil,
})

/** The same letter as plain text and as HTML. */
export function renderLetter(site: Settings, letter: Omit<Letter, 'validUntil'>) {
  const { subject, title, paragraphs, facts = [], quote, after = [], action } = letter
  const { more = [], notes = [] } = letter
  const foot = [
    words.automatic(site.name),
    ...(site.contactEmail ? [words.questions(site.contactEmail)] : []),
  ]
  const text = [
    title ?? subject,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(quote ? [quote] : []),
    ...after,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...more.map(({ label, url }) => `${label}:\n${url}`),
    ...notes,
    `-- \n${[...foot, site.publicUrl].join('\n')}`,
  ].join('\n\n')
  const html = letterHtml({ ...letter, siteName: site.name, siteUrl: site.publicUrl, foot })
  return { subject, text: `${text}\n`, html }
}
