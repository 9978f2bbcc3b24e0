import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface ArchProps {
  /** `icon`: small, around one icon. `large`: as wide as its place, 320 px at most. */
  size?: 'icon' | 'large'
  className?: string
  children: ReactNode
}

const SIZES = { icon: 'arch-icon', large: 'arch-l' }

/** The doorway through which a picture, a drawing or a category's icon is seen. */
export function Arch({ size, className, children }: ArchProps) {
  return <span className={classes('arch', size && SIZES[size], className)}>{children}</span>
}
