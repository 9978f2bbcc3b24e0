import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import Equal from 'lucide-react/icons/equal'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import type { ImportOutcome, ImportState } from '../../../../shared/imports/import-states.ts'
import { Badge } from '../../../ui/badge.tsx'
import { words } from './words.ts'

const STATES = {
  rehearsing: { look: 'info', icon: Clock },
  rehearsed: { look: 'warn', icon: Clock },
  importing: { look: 'info', icon: Clock },
  done: { look: 'good', icon: Check },
  undoing: { look: 'info', icon: Clock },
  undone: { icon: Undo2 },
  failed: { look: 'bad', icon: X },
} as const

export const StateBadge = ({ state }: { state: ImportState }) => (
  <Badge {...STATES[state]}>{words.states[state]}</Badge>
)

const OUTCOMES = {
  create: { look: 'good', icon: Plus },
  created: { look: 'good', icon: Plus },
  update: { look: 'info', icon: Pencil },
  updated: { look: 'info', icon: Pencil },
  unchanged: { icon: Equal },
  duplicate: { look: 'warn', icon: Copy },
  error: { look: 'bad', icon: X },
} as const

export const OutcomeBadge = ({ outcome }: { outcome: ImportOutcome }) => (
  <Badge {...OUTCOMES[outcome]}>{words.outcomes[outcome]}</Badge>
)
