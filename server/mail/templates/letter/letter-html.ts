import { LANGUAGE } from '../../../../shared/formats/locale.ts'
import type { Settings } from '../../../../shared/settings.ts'
import type { Fact, Link, Letter } from './letter-parts.ts'
import { words } from '../words.ts'

/**
 * A letter as one column of tables with inline styles, which every mail program draws. It asks nobody for anything: no
 * pictures, nothing from elsewhere. Programs that know how show it dark to who reads in the dark.
 */
export function letterHtml(site: Settings, letter: Omit<Letter, 'validUntil'>): string {
  const { subject, title, name, paragraphs, facts = [], quote, after = [], action } = letter
  const { inLanguage } = letter
  const named = name ? `<p style="margin:0 0 16px;font-weight:bold">${escape(name)}</p>` : ''
  const ways = [action ? button(action) : '', ...(letter.more ?? []).map(other)]
  const body = [
    ...(inLanguage
      ? [
          `<div lang="${inLanguage.language}">`,
          heading('h1', inLanguage.title),
          named,
          ...inLanguage.paragraphs.map(paragraph),
          ...ways,
          '</div>',
          heading('h2', title ?? subject),
        ]
      : [heading('h1', title ?? subject), named]),
    ...paragraphs.map(paragraph),
    facts.length > 0 ? table(facts) : '',
    letter.why ? paragraph(letter.why) : '',
    quote ? block(quote) : '',
    ...after.map(paragraph),
    ...(inLanguage ? [] : ways),
    ...(letter.notes ?? []).map(note),
    action?.isSecret ? note(`${words.orOpen}\n${action.url}`) : '',
  ].join('\n')
  return `<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${DARK}</style>
</head>
<body class="ground" style="margin:0;background:${GROUND};color:${INK}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${GROUND}"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:580px;font:18px/1.5 ${FONT};text-align:left;overflow-wrap:anywhere">
<tr><td class="ink" style="padding:0 24px 12px;color:${INK};font-size:22px;font-weight:bold">${escape(site.name)}</td></tr>
<tr><td class="card" style="padding:24px 24px 8px;color:${INK};background:${SURFACE};border:1px solid ${LINE};border-radius:12px">
${body}
</td></tr>
<tr><td class="soft" style="padding:12px 24px 0;color:${SOFT};font-size:16px">
${foot(site, letter.stop)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** The light and the dark palette of the site (web/styles/tokens.css). */
const GROUND = '#faf6ee'
const SURFACE = '#fffdf9'
const INK = '#1f2b29'
const SOFT = '#3c4845'
const LINE = '#ddd1bb'
const SAND = '#f2eadc'
const ACTION = '#0e4f55'
const FONT = "-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif"
const DARK = `@media (prefers-color-scheme: dark) {
.ground { background: #15201f !important }
.card { background: #1d2a28 !important; border-color: #364844 !important; color: #eee8db !important }
.ink { color: #eee8db !important }
.soft { color: #cbccc1 !important }
.line { border-color: #364844 !important }
.quote { background: #243330 !important; border-color: #8c9f9a !important }
.press { color: #9bd3ce !important }
.button { background: #9bd3ce !important; color: #0c2325 !important }
}`

const heading = (level: 'h1' | 'h2', text: string) =>
  `<${level} style="margin:0 0 16px;font-size:24px;line-height:1.25">${escape(text)}</${level}>`

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeLines(text)}</p>`

const note = (text: string) =>
  `<p class="soft" style="margin:0 0 16px;color:${SOFT};font-size:16px">${escapeLines(text)}</p>`

const block = (text: string) =>
  `<blockquote class="quote" style="margin:0 0 16px;padding:12px 16px;background:${SAND};border-left:4px solid #7c715d">${escapeLines(text)}</blockquote>`

function table(facts: Fact[]): string {
  const cell = `padding:8px 12px 8px 0;border-bottom:1px solid ${LINE};vertical-align:top;font-size:16px`
  const rows = facts.map(
    ([label, value, isStrong]) =>
      `<tr><td class="soft line" width="96" style="${cell};color:${SOFT}">${escape(label)}</td><td class="line" style="${cell}${isStrong ? ';font-weight:bold' : ''}">${escapeLines(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="line" style="margin:0 0 20px;border-top:1px solid ${LINE}">${rows.join('\n')}</table>`
}

const button = ({ label, url }: Link) =>
  `<p style="margin:0 0 16px"><a class="button" href="${escape(url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${ACTION};color:#fffdf9;font-weight:bold;text-decoration:none">${escape(label)}</a></p>`

const anchor = ({ label, url }: Link) =>
  `<a class="press" style="color:${ACTION}" href="${escape(url)}">${escape(label)}</a>`

const other = (link: Link) => `<p style="margin:0 0 16px">${anchor(link)}</p>`

/** One line: why the reader gets it, and whom to ask. */
const foot = (site: Settings, stop: Letter['stop']) =>
  [
    escape(stop?.why ?? words.automatic(site.name)),
    ...(stop ? [`${anchor(stop.link)}.`] : []),
    ...(site.contactEmail
      ? [anchor({ label: words.questions, url: `mailto:${site.contactEmail}` })]
      : []),
  ].join(' ')

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Of the two words of a time, neither is on a line without the other. */
const TIME = /(\d:\d\d) (am|pm|noon|midnight)/g

const escapeLines = (text: string) =>
  escape(text).replaceAll('\n', '<br>').replaceAll(TIME, '$1\u{a0}$2')
