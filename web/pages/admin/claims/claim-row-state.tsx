import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import type { LucideIcon } from 'lucide-react'
import type { Claim } from '../../../../shared/claims/claims.ts'
import type { ClaimState } from '../../../../shared/claims/rules.ts'
import { RowState } from '../queue/row-state.tsx'
import { words } from './words.ts'

const ICONS: Record<ClaimState, LucideIcon> = {
  waiting: Phone,
  sent: Mail,
  proven: Check,
  declined: Ban,
  ended: Ban,
  withdrawn: Ban,
}

export const ClaimRowState = ({ claim: { state } }: { claim: Claim }) => (
  <RowState icon={ICONS[state]}>{words.states[state]}</RowState>
)
