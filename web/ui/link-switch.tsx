import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from './icon/icon.tsx'

interface LinkSwitchProps {
  label: string
  options: {
    to: string
    label: string
    icon?: LucideIcon
    isCurrent: boolean
    /** Remembers the choice when it is made. */
    onChoose?: () => void
  }[]
}

/** Two or three ways to see the same thing, as links: they work without a script. */
export function LinkSwitch({ label, options }: LinkSwitchProps) {
  return (
    <div className="toggle" role="group" aria-label={label}>
      {options.map((option) => (
        <Link
          key={option.label}
          to={option.to}
          onClick={option.onChoose}
          aria-current={option.isCurrent ? 'true' : undefined}
        >
          {option.icon && <Icon of={option.icon} />}
          <span>{option.label}</span>
        </Link>
      ))}
    </div>
  )
}
