import type { MailKind } from '../../../../shared/admin/mails.ts'
import type { Settings } from '../../../../shared/settings.ts'
import type { MailContent } from '../../outbox.ts'
import { letterHtml } from './letter-html.ts'
import type { Letter } from './letter-parts.ts'
import { words } from '../words.ts'
import { wrap } from './wrap.ts'

/** A letter of the outbox. */
export const renderMail = (kind: MailKind, site: Settings, letter: Letter): MailContent => ({
  kind,
  ...renderLetter(site, letter),
  validUntil: letter.validUntil,
})

/** The same letter as plain text and as HTML. */
export const renderLetter = (site: Settings, letter: Omit<Letter, 'validUntil'>) => ({
  subject: letter.subject,
  text: letterText(site, letter),
  html: letterHtml(site, letter),
})

function letterText(site: Settings, letter: Omit<Letter, 'validUntil'>): string {
  const { subject, title, name, paragraphs, facts = [], quote, after = [], action, stop } = letter
  const links = [...(action ? [action] : []), ...(letter.more ?? [])]
  const foot = [
    `${site.name}, ${site.publicUrl}`,
    wrap(stop?.why ?? words.automatic(site.name)),
    ...(stop ? [`${stop.link.label}: ${stop.link.url}`] : []),
    ...(site.contactEmail ? [words.questionsTo(site.contactEmail)] : []),
  ]
  const { inLanguage } = letter
  const ways = links.map(({ label, url }) => `${label}:\n${url}`)
  const named = name ? [name] : []
  const first = inLanguage
    ? [...[inLanguage.title, ...named, ...inLanguage.paragraphs].map((one) => wrap(one)), ...ways]
    : []
  const parts = [
    ...first,
    ...[title ?? subject, ...(inLanguage ? [] : named), ...paragraphs].map((one) => wrap(one)),
    facts
      .map(([label, value]) => wrap(`${label}: ${value.replaceAll('\n', `\n${INDENT}`)}`, INDENT))
      .join('\n'),
    letter.why ?? '',
    quote ? wrap(quote.replaceAll(/^(?=.)/gm, INDENT), INDENT) : '',
    ...after.map((text) => wrap(text)),
    ...(inLanguage ? [] : ways),
    ...(letter.notes ?? []).map((text) => wrap(text)),
    `-- \n${foot.join('\n')}\n`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

const INDENT = '  '
