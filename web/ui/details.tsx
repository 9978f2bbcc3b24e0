import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon/icon.tsx'

interface DetailsProps {
  summary: ReactNode
  icon?: LucideIcon
  className?: string
  isOpen?: boolean
  children: ReactNode
}

/** Something more, one press away. The browser opens and closes it. */
export function Details({ summary, icon, className, isOpen, children }: DetailsProps) {
  return (
    // It may have been opened before the script arrived.
    <details className={className} open={isOpen} suppressHydrationWarning>
      <summary>
        {icon && <Icon of={icon} />}
        <span>{summary}</span>
      </summary>
      <div className="details-body">{children}</div>
    </details>
  )
}
