import type { LucideIcon } from 'lucide-react'
import { classes } from '../classes.ts'

interface IconProps {
  of: LucideIcon
  /** 20 px instead of 24. */
  isSmall?: boolean
}

/** A picture for a word that is beside it: never alone, so always hidden from screen readers. */
export function Icon({ of: Drawing, isSmall }: IconProps) {
  return (
    // What the class says already is not repeated on every icon of a page.
    <Drawing
      className={classes('icon', isSmall && 'icon-s')}
      strokeWidth={1.75}
      xmlns={undefined}
      fill={undefined}
      stroke={undefined}
      strokeLinecap={undefined}
      strokeLinejoin={undefined}
      aria-hidden="true"
    />
  )
}
