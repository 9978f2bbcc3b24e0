import type { Settings } from '../../../shared/settings.ts'
import type { SubmissionKind } from '../../../shared/submissions/rules.ts'
import { renderMail } from './letter/letter.ts'
import { words } from './words.ts'

interface Approved {
  name: string
  kind: SubmissionKind
  /** What the moderator adds; may be blank. */
  notes: string
  url: string
}

/** Tells the submitter where it is to be seen. */
export const submissionApprovedMail = (site: Settings, { name, kind, notes, url }: Approved) =>
  renderMail('submission-approved', site, {
    subject:
      kind === 'new'
        ? words.submissionApproved.subject(name, site.name)
        : words.submissionApproved.changedSubject(name),
    title:
      kind === 'new'
        ? words.submissionApproved.title(site.name)
        : words.submissionApproved.changedTitle,
    name,
    paragraphs: [
      kind === 'new' ? words.submissionApproved.listed : words.submissionApproved.changed,
    ],
    why: notes ? words.submissionApproved.notes : undefined,
    quote: notes || undefined,
    action: { label: words.submissionApproved.action, url },
  })
