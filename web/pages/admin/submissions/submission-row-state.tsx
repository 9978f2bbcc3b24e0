import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { inSentence } from '../../../../shared/formats/in-sentence.ts'
import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { SubmissionState } from '../../../parts/submission-status.tsx'
import { RowState } from '../queue/row-state.tsx'
import { signsOf } from './signs.ts'
import { words } from './words.ts'

type Row = Pick<
  ModeratedSubmission,
  'kind' | 'status' | 'warnings' | 'duplicates' | 'twins' | 'rejectedBefore' | 'changes'
>

/** What a moderator looks for first: whether it may be a double, and what kind of thing was sent. */
export function SubmissionRowState({ submission }: { submission: Row }) {
  const { kind, status, warnings, rejectedBefore, changes } = submission
  if (status !== 'pending') return <SubmissionState status={status} />
  const signs = signsOf(submission)
  if (signs.length > 0)
    return (
      <RowState icon={warnings.length > 0 ? TriangleAlert : Copy} isWarning>
        {signs.join(' · ')}
      </RowState>
    )
  if (rejectedBefore) return <RowState icon={RotateCcw}>{words.sentAgain}</RowState>
  if (kind === 'new') return <RowState icon={Plus}>{words.kinds.new}</RowState>
  const changed = changes.map((field) => inSentence(words.fields[field]))
  return <RowState icon={Pencil}>{words.changeOfFields(changed.join(', '))}</RowState>
}
