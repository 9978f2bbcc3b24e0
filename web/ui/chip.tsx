import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon/icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface ChipProps extends ComponentProps<'button'> {
  isPressed: boolean
  icon?: ReactNode
  category?: string
}

/** A small switch: pressed or not. */
export function Chip({ isPressed, icon, category, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      className="chip"
      aria-pressed={isPressed}
      data-category={category}
    >
      {icon}
      {children}
    </button>
  )
}

interface RemoveChipProps {
  to: string
  /** "Remove", for those who listen. */
  remove: string
  children: ReactNode
}

/** A filter that is on; following the link takes it away. */
export function RemoveChip({ to, remove, children }: RemoveChipProps) {
  return (
    <Link to={to} className="chip">
      <span>
        <VisuallyHidden>{remove} </VisuallyHidden>
        {children}
      </span>
      <Icon of={X} isSmall />
    </Link>
  )
}
