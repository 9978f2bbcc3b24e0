import type { Settings } from '../../../shared/settings.ts'
import { STOP_ID } from '../../../shared/checks/links.ts'
import { day } from '../../../shared/formats/moments.ts'
import { renderMail } from './letter.ts'
import { words } from './words.ts'

const say = words.askProvider

interface Asked {
  /** The listings of whom it is for, each with a link of its own. */
  listings: [Named, ...Named[]]
  /** It was asked before, and nobody has answered. */
  isLast: boolean
  validUntil: Date
}

interface Named {
  name: string
  url: string
}

/** Asks a provider what is right of their listings: one mail for all of them (docs/checks.md). */
export function askProviderMail(site: Settings, { listings, isLast, validUntil }: Asked) {
  const [first, ...others] = listings
  const isOne = others.length === 0
  return renderMail('ask-provider', site, {
    subject: isOne ? say.subject(first.name) : say.subjectOfAll(listings.length, site.name),
    title: isOne ? say.title : say.titleOfAll,
    ...(isOne && { name: first.name }),
    paragraphs: [say.text(site.name), isLast ? say.last : say.next],
    ...(isOne && { action: { label: say.action, url: first.url, isSecret: true } }),
    ...(!isOne && { more: listings.map(({ name, url }) => ({ label: name, url })) }),
    notes: [say.worksFor(day(validUntil))],
    stop: { why: say.why, link: { label: say.stop, url: `${first.url}#${STOP_ID}` } },
    validUntil,
  })
}
