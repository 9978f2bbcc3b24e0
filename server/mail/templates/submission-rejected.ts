import type { Settings } from '../../../shared/settings.ts'
import { renderMail } from './letter/letter.ts'
import { words } from './words.ts'

/** Tells the submitter why (§4). */
export const submissionRejectedMail = (
  site: Settings,
  { name, notes, url }: { name: string; notes: string; url: string },
) =>
  renderMail('submission-rejected', site, {
    subject: words.submissionRejected.subject(name),
    title: words.submissionRejected.title,
    paragraphs: [words.submissionRejected.text(name)],
    quote: notes,
    after: [words.submissionRejected.again],
    action: { label: words.submissionRejected.action, url },
  })
