import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon/icon.tsx'

interface BadgeProps {
  look?: 'good' | 'warn' | 'bad' | 'info' | 'paid'
  icon?: LucideIcon
  children: ReactNode
}

/** A state in one or two words. The word says it; colour and icon only help. */
export function Badge({ look, icon, children }: BadgeProps) {
  return (
    <span className={classes('badge', look && `badge-${look}`)}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  )
}
