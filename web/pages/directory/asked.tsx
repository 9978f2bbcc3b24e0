import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { words } from './words.ts'

interface AskedProps {
  what: string
  where: string
  /** Something in the form is wrong. */
  isOpen: boolean
  children: ReactNode
}

/** Once something is asked for, the form is one line, so that the results begin on the first screen of a phone. */
export function Asked({ what, where, isOpen, children }: AskedProps) {
  return (
    // It may have been opened before the script arrived.
    <details className="asked" open={isOpen} suppressHydrationWarning>
      <summary>
        <Icon of={Search} isSmall />
        <span>
          <strong>{what}</strong> {where}
        </span>
        <span className="asked-change">
          {words.change}
          <VisuallyHidden>{words.changeOf}</VisuallyHidden>
        </span>
      </summary>
      <div className="details-body">{children}</div>
    </details>
  )
}
