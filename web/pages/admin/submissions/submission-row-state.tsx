import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { inSentence } from '../../../../shared/formats/in-sentence.ts'
import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { SubmissionState } from '../../../parts/submission-status.tsx'
import { RowState } from '../queue/row-state.tsx'
import { words } from './words.ts'

type Row = Pick<ModeratedSubmission, 'kind' | 'status' | 'warnings' | 'duplicates' | 'changes'>

/** What a moderator looks for first: whether it may be listed already, and what kind of thing was sent. */
export function SubmissionRowState({ submission }: { submission: Row }) {
  const { kind, status, warnings, duplicates, changes } = submission
  if (status !== 'pending') return <SubmissionState status={status} />
  if (warnings.length > 0)
    return (
      <RowState icon={TriangleAlert} isWarning>
        {words.warned}
      </RowState>
    )
  if (duplicates.length > 0)
    return (
      <RowState icon={Copy} isWarning>
        {words.duplicate}
      </RowState>
    )
  if (kind === 'new') return <RowState icon={Plus}>{words.kinds.new}</RowState>
  const changed = changes.map((field) => inSentence(words.fields[field]))
  return <RowState icon={Pencil}>{words.changeOfFields(changed.join(', '))}</RowState>
}
