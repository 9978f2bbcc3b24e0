import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { words } from './words.ts'

/** Why a submission is read by itself: it may promise a cure, or repeat a listing or another that waits. */
export const signsOf = ({
  warnings,
  duplicates,
  twins,
}: Pick<ModeratedSubmission, 'warnings' | 'duplicates' | 'twins'>): string[] => [
  ...(warnings.length > 0 ? [words.warned] : []),
  ...(duplicates.length > 0 ? [words.duplicate] : []),
  ...(twins.length > 0 ? [words.sentTwice] : []),
]
