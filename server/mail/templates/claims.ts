import { duration, moment } from '../../../shared/formats/moments.ts'
import type { Settings } from '../../../shared/settings.ts'
import { words } from './claim-words.ts'
import { renderMail } from './letter/letter.ts'
import { runsOut, type Link } from './letter/link.ts'

interface Code extends Link {
  /** The listing's. */
  name: string
  code: string
}

/** To what a listing shows: the code that its own person types in. */
export const claimCodeMail = (site: Settings, { name, code, ...link }: Code) =>
  renderMail('claim-code', site, {
    subject: words.code.subject(name),
    title: words.code.title,
    name,
    paragraphs: [words.code.text(site.name)],
    facts: [[words.code.label, code, true]],
    after: [words.code.keep],
    action: { label: words.code.action, url: link.url },
    notes: [words.code.until(moment(runsOut(link)), duration(link.minutes)), words.code.notYou],
    validUntil: runsOut(link),
  })

interface Ended {
  name: string
  wasProven: boolean
  /** In the moderator's words. */
  reason: string
  url: string
}

export const claimEndedMail = (site: Settings, { name, wasProven, reason, url }: Ended) =>
  renderMail('claim-ended', site, {
    subject: words.ended.subject(name),
    title: wasProven ? words.ended.ended : words.ended.declined,
    name,
    paragraphs: [words.ended.text],
    quote: reason,
    after: [words.ended.after],
    action: { label: words.ended.action, url },
  })
