import type { TypedSubmission } from '../../../shared/submissions/submissions.ts'
import { KEPT } from '../../parts/draft-keys.ts'
import { openDrafts, type Draft as Kept } from '../../parts/drafts.ts'

/** What somebody has written and not sent yet. */
export type Draft = Kept<TypedSubmission>

export const {
  read: readDraft,
  keep: keepDraft,
  forget: forgetDraft,
} = openDrafts<TypedSubmission>(KEPT.submissions)
