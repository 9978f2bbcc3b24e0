import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon/icon.tsx'

interface DetailsProps {
  summary: ReactNode
  icon?: LucideIcon
  /** Where the summary is a heading of the page. */
  level?: 2 | 3
  className?: string
  isOpen?: boolean
  children: ReactNode
}

/** Something more, one press away. The browser opens and closes it. */
export function Details({ summary, icon, level, className, isOpen, children }: DetailsProps) {
  const Title = level ? (`h${level}` as const) : 'span'
  return (
    // It may have been opened before the script arrived.
    <details className={className} open={isOpen} suppressHydrationWarning>
      <summary>
        {icon && <Icon of={icon} />}
        <Title>{summary}</Title>
      </summary>
      <div className="details-body">{children}</div>
    </details>
  )
}
