import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import Phone from 'lucide-react/icons/phone'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Report } from '../../../../shared/reports/reports.ts'
import { correctedFields } from '../../../parts/listing/corrected-field-words.ts'
import { RowState } from '../queue/row-state.tsx'
import { words } from './words.ts'

/** What is wrong, or what was decided. */
export function ReportRowState({ report: { state, field, kind } }: { report: Report }) {
  if (state === 'accepted') return <RowState icon={Check}>{words.accepted}</RowState>
  if (state === 'declined') return <RowState icon={Ban}>{words.declined}</RowState>
  if (kind === 'unsafe')
    return (
      <RowState icon={TriangleAlert} isWarning>
        {words.kinds.unsafe}
      </RowState>
    )
  return (
    <RowState icon={kind === 'no-answer' ? Phone : Pencil}>
      {field && kind === 'other' ? correctedFields[field] : words.kinds[kind]}
    </RowState>
  )
}
