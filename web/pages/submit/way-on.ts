import type { Submission } from '../../../shared/submissions/submissions.ts'
import { forgetDraft, keepDraft, readDraft } from '../../parts/drafts/drafts.ts'
import { draftOf, toStep, type Target } from './subject.ts'
import { toFields, toTyped } from './submission-values.ts'

/**
 * Where one goes on with a submission that was decided: what was written in it meanwhile, and all that a rejected one said,
 * are a draft of their own there, once it is taken.
 */
export function wayOn(submission: Submission, userId: number) {
  const { id, status, listingId } = submission
  const about = draftOf({ kind: 'edit', id: String(id) })
  const draft = readDraft(about, userId)
  const isRejected = status === 'rejected'
  const isTaken = isRejected || draft !== undefined || listingId === null
  const next: Target = {
    ...(listingId === null ? { kind: 'new', id: '' } : { kind: 'change', id: String(listingId) }),
    again: isTaken ? String(id) : undefined,
  }
  const take = () => {
    const to = draftOf(next)
    // Taken up before, and perhaps written on since.
    if (!isTaken || readDraft(to, userId)) return
    const sent =
      isRejected || listingId === null ? toFields(toTyped({ kind: 'edit', submission })) : {}
    const written = Object.entries({ ...sent, ...draft?.fields })
    // A picture goes with the submission it was sent with.
    const fields = Object.fromEntries(written.filter(([name]) => !name.startsWith('picture')))
    keepDraft(to, userId, { fields })
    forgetDraft(about, userId)
  }
  return { to: toStep(next), draft, take }
}
