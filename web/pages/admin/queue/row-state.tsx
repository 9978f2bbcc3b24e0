import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon/icon.tsx'

interface RowStateProps {
  icon: LucideIcon
  /** It is to be looked at with care. */
  isWarning?: boolean
  children: ReactNode
}

/** The state of a row as icon and word. */
export const RowState = ({ icon, isWarning, children }: RowStateProps) => (
  <span className={classes('q-state', isWarning && 'q-warn')}>
    <Icon of={icon} />
    <span>{children}</span>
  </span>
)
