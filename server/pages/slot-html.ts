import { html, raw } from 'hono/html'
import type { SlotPosition } from '../../shared/advertising/rules.ts'
import type { Placed, Slots } from '../services/advertising/slots.ts'
import { words } from '../words.ts'

const say = words.slot
type Html = ReturnType<typeof html>

/**
 * A slot as it is on a page. It is drawn here, not in the browser: so the pages that people see first carry no
 * code for it, and it is in their first HTML. Nothing in it may be named after what it is, because content blockers go
 * by that; the visible words say it (ruling 29). Quotation marks are single ones: the page's data says
 * the same HTML again, where they need no escape, so that the second time costs next to nothing.
 */
export async function drawSlot(position: SlotPosition, slots: Slots): Promise<string> {
  // Of texts, html`` has escaped both: what is left surrounds the values of attributes.
  return String(await DRAWINGS[position](slots))
    .replace(/>\s+</g, '><')
    .replaceAll('"', "'")
}

const none = html``
const HOW = html`<a href="/advertise">${say.how}</a>`
const WITH_HOW = html`${say.orderStays} ${HOW}`
/** One line below the results (ruling 56). It is never counted. */
const NOTHING_PLACED = html`<p class="paid small">
  <strong>${say.line}</strong> ${say.nothing} ${HOW}
</p>`

const DRAWINGS: Record<SlotPosition, (slots: Slots) => Html> = {
  'homepage-hero': ({ banner }) => block(banner),
  // Above the heading of the results or after them, with one as high as theirs: neither is part of the other.
  'directory-top': ({ banner, cards }) => block([...banner, ...cards], { note: WITH_HOW }),
  'directory-bottom': ({ banner, isTopUnsold }) =>
    banner.length > 0
      ? block(banner, { level: 3, note: WITH_HOW })
      : isTopUnsold
        ? NOTHING_PLACED
        : none,
  sidebar: ({ banner }) => block(banner),
  partners: ({ cards }) => block(cards, { title: say.partners, note: say.partnersNote }),
}

/** Apart from the results, marked in words once for all of it, with the sentence that it changes nothing else. */
function block(
  placed: Placed[],
  { title = say.sponsored, note = say.orderStays, level = 2 }: BlockOptions = {},
): Html {
  if (placed.length === 0) return none
  return html`<div class="paid">
    ${heading(level, title)}
    <p class="small">${note}</p>
    <div class="paid-row">${placed.map((one) => card(one, level + 1))}</div>
  </div>`
}

interface BlockOptions {
  title?: string
  note?: string | Html
  /** The level of its heading; its cards' are one lower. */
  level?: 2 | 3
}

const heading = (level: number, content: string | Html) =>
  html`${raw(`<h${level}>`)}${content}${raw(`</h${level}>`)}`

const card = ({ id, title, description, pictureUrl, opensTab }: Placed, level: number): Html =>
  html`<article class="card" data-slot="${id}" aria-label="${title}">
    ${
      pictureUrl
        ? html`<img
            src="${pictureUrl}"
            alt=""
            width="480"
            height="320"
            loading="lazy"
            decoding="async"
            referrerpolicy="no-referrer"
          />`
        : none
    }
    ${heading(
      level,
      html`<a href="/out/${id}" rel="sponsored noopener" target="${opensTab ? '_blank' : '_self'}"
        >${title}${opensTab ? html` <span class="soft small">${say.newTab}</span>` : none}</a
      >`,
    )}
    <p>${shorten(description)}</p>
  </article>`

const MOST = 180

/** As many words as a card has room for. */
function shorten(text: string): string {
  if (text.length <= MOST) return text
  const whole = text.slice(0, MOST).replace(/(?<!\s)\s+\S*$/, '')
  return `${whole.toWellFormed()}…`
}
