import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import type { SavedReason } from '../queue/reason-panel.tsx'
import { words } from './words.ts'

/** What is often the reason to reject it. The listing that it repeats is named to its sender, where it is known. */
export function reasonsFor({
  kind,
  duplicates: [double],
  twins,
}: Pick<ModeratedSubmission, 'kind' | 'duplicates' | 'twins'>): readonly SavedReason[] {
  if (kind === 'change') return words.reasons.change
  const listed = words.reasons.listed(double?.isApproved ? double.name : undefined)
  return [listed, ...(twins.length > 0 ? [words.reasons.twin] : []), ...words.reasons.new]
}
