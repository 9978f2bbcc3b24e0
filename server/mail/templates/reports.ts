import type { Settings } from '../../../shared/settings.ts'
import { renderMail } from './letter/letter.ts'
import { words } from './report-words.ts'

/** Tells an admin that somebody says a place is not safe. */
export const reportUnsafeMail = (site: Settings, { name, url }: { name: string; url: string }) =>
  renderMail('report-unsafe', site, {
    subject: words.unsafe.subject(name),
    title: words.unsafe.title,
    name,
    paragraphs: [words.unsafe.text],
    action: { label: words.unsafe.action, url },
  })

interface Answered {
  name: string
  isAccepted: boolean
  /** With a press, which changed the listing. */
  isCorrected: boolean
  /** What the moderator says; null where there is nothing to add. */
  answer: string | null
  url: string
}

/** Tells the person who said that something is wrong what became of it. */
export const reportAnsweredMail = (site: Settings, { name, answer, url, ...became }: Answered) =>
  renderMail('report-answered', site, {
    subject: words.answered.subject(name),
    title: words.answered[whatBecame(became)],
    name,
    paragraphs: [words.answered.text],
    ...(answer && { why: words.answered.says, quote: answer }),
    action: { label: words.answered.action, url },
    notes: [words.answered.notYou],
  })

function whatBecame({ isAccepted, isCorrected }: Pick<Answered, 'isAccepted' | 'isCorrected'>) {
  if (!isAccepted) return 'notChanged'
  return isCorrected ? 'corrected' : 'accepted'
}
