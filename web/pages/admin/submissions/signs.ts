import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { words } from './words.ts'

/** Why a submission is read by itself: what it warns of, or that it repeats a listing or another that waits. */
export const signsOf = ({
  warnings,
  duplicates,
  twins,
}: Pick<ModeratedSubmission, 'warnings' | 'duplicates' | 'twins'>): string[] => [
  ...warnings.map((warning) => words.warned[warning]),
  ...(duplicates.length > 0 ? [words.duplicate] : []),
  ...(twins.length > 0 ? [words.sentTwice] : []),
]
