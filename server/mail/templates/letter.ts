import { LANGUAGE } from '../../../shared/formats/locale.ts'
import type { MailContent } from '../outbox.ts'
import type { MailKind } from '../../../shared/admin/mails.ts'
import type { Settings } from '../../../shared/settings.ts'
import { words } from './words.ts'

interface Letter {
  subject: string
  paragraphs: string[]
  action?: { label: string; url: string }
  /** Other ways on, after the action. */
  more?: { label: string; url: string }[]
  /** At the end. */
  notes?: string[]
  validUntil?: Date
}

/** A letter of the outbox. */
export const renderMail = (kind: MailKind, site: Settings, letter: Letter): MailContent => ({
  kind,
  ...renderLetter(site, letter),
  validUntil: letter.validUntil,
})

/** The same letter as plain text and as HTML that asks nobody for anything: no pictures, no styles from elsewhere. */
export function renderLetter(
  site: Settings,
  { subject, paragraphs, action, more = [], notes = [] }: Letter,
) {
  const foot = [
    words.automatic(site.name),
    ...(site.contactEmail ? [words.questions(site.contactEmail)] : []),
  ]
  const text = [
    words.hello,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...more.map(({ label, url }) => `${label}:\n${url}`),
    ...notes,
    `-- \n${[site.name, site.publicUrl, ...foot].join('\n')}`,
  ].join('\n\n')
  const body = [
    ...[words.hello, ...paragraphs].map(paragraph),
    ...(action ? [link(action), paragraph(words.orOpen), address(action.url)] : []),
    ...more.map(other),
    ...notes.map(paragraph),
    '<hr>',
    `<p>${escape(site.name)}<br><a href="${escape(site.publicUrl)}">${escape(site.publicUrl)}</a></p>`,
    ...foot.map(paragraph),
  ].join('\n')
  return { subject, text: `${text}\n`, html: document(subject, body) }
}

/** Colours are the reader's own, so that light and dark both work; without styles it reads the same. */
const document = (title: string, body: string) => `<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
</head>
<body style="max-width: 36em; margin: 0 auto; padding: 1em; font: 18px/1.6 sans-serif">
${body}
</body>
</html>
`

const paragraph = (text: string) => `<p>${escape(text)}</p>`

const link = ({ label, url }: { label: string; url: string }) =>
  `<p><a href="${escape(url)}" style="display: inline-block; padding: 12px 20px; border: 2px solid; border-radius: 8px; font-weight: bold">${escape(label)}</a></p>`

const other = ({ label, url }: { label: string; url: string }) =>
  `<p style="overflow-wrap: anywhere">${escape(label)}:<br><a href="${escape(url)}">${escape(url)}</a></p>`

const address = (url: string) => `<p style="overflow-wrap: anywhere">${escape(url)}</p>`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
