import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { words } from './words.ts'

/** What tells that a submission may repeat a listing, or another that waits. */
export const doubleSigns = ({
  duplicates,
  twins,
}: Pick<ModeratedSubmission, 'duplicates' | 'twins'>): string[] => [
  ...(duplicates.length > 0 ? [words.duplicate] : []),
  ...(twins.length > 0 ? [words.sentTwice] : []),
]
