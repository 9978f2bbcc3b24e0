import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import type { Mail } from '../../../../shared/admin/mails.ts'
import { RowState } from '../queue/row-state.tsx'
import { words } from './words.ts'

const ICONS = { waiting: Clock, sent: Check, failed: X }

/** Whether it has left. One that was given up is to be looked at. */
export const MailRowState = ({ mail: { state } }: { mail: Mail }) => (
  <RowState icon={ICONS[state]} isWarning={state === 'failed'}>
    {words.states[state]}
  </RowState>
)
