import { html } from 'hono/html'
import type { SlotPosition } from '../../shared/advertising/rules.ts'
import type { Placed, Slots } from '../services/advertising/slots.ts'
import { words } from '../words.ts'

const say = words.slot
type Html = ReturnType<typeof html>

/**
 * A slot as it stands on a page. It is drawn here, not in the browser: so the pages by which people come first carry no
 * code for it, and it is in their first HTML. Nothing in it may be named after what it is, because content blockers go
 * by that; the visible words say it (ruling 29). Quotation marks are single ones: the page's data says
 * the same HTML again, where they need no escape, so that the second time costs next to nothing.
 */
export async function drawSlot(position: SlotPosition, slots: Slots): Promise<string> {
  // Of texts, html`` has escaped both: what is left stands around the values of attributes.
  return String(await DRAWINGS[position](slots))
    .replace(/>\s+</g, '><')
    .replaceAll('"', "'")
}

const none = html``

const DRAWINGS: Record<SlotPosition, (slots: Slots) => Html> = {
  'homepage-hero': ({ banner }) => block(banner),
  'directory-top': ({ banner, cards }) =>
    cards.length > 0 ? block([...banner, ...cards]) : html`${block(banner)}${examples()}`,
  'directory-bottom': ({ banner }) => html`${block(banner)}${reach()}`,
  sidebar: ({ banner }) => block(banner),
  partners: ({ cards }) => block(cards, say.partners, say.partnersNote),
}

/** Apart from the results, marked in words once for all of it, with the sentence that it changes nothing else. */
function block(
  placed: Placed[],
  title: string = say.sponsored,
  note: string = say.orderStays,
): Html {
  if (placed.length === 0) return none
  return html`<div class="paid">
    <h2>${title}</h2>
    <p class="small">${note}</p>
    <div class="paid-row">${placed.map((one) => card(one))}</div>
  </div>`
}

const card = ({ id, title, description, pictureUrl, opensTab }: Placed): Html =>
  html`<article class="card" data-slot="${id}">
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
    <h3>
      <a href="/out/${id}" rel="sponsored noopener" target="${opensTab ? '_blank' : '_self'}"
        >${title}${opensTab ? html` <span class="soft small">${say.newTab}</span>` : none}</a
      >
    </h3>
    <p>${shorten(description)}</p>
  </article>`

/** Where nothing is sold: what it would look like (§2, §9). They lead to the contact form, and are never counted. */
const examples = (): Html =>
  html`<div class="paid">
    <h2>${say.example}</h2>
    <p class="small">${say.exampleNote} ${how()}</p>
    <div class="paid-row paid-pair">
      ${say.examples.map(
        ({ title, text }) =>
          html`<article class="card">
            <h3><a href="/contact">${title}</a></h3>
            <p>${say.exampleRating}</p>
            <p>${text}</p>
          </article>`,
      )}
    </div>
  </div>`

const reach = (): Html =>
  html`<div class="paid">
    <h2>${say.reach}</h2>
    <p>${say.reachText}</p>
    <p><a class="btn" href="/contact">${say.reachLink}</a> ${how()}</p>
  </div>`

const how = () => html`<a href="/advertise">${say.how}</a>`

const MOST = 180

/** As many words as a card has room for. */
function shorten(text: string): string {
  if (text.length <= MOST) return text
  const whole = text.slice(0, MOST).replace(/(?<!\s)\s+\S*$/, '')
  return `${whole.toWellFormed()}…`
}
