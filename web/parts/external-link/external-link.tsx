import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '../../ui/button/look.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { words } from './words.ts'

interface ExternalLinkProps {
  href: string
  /** That it opens a new tab is only for those who listen. */
  isNoteHidden?: boolean
  /** Makes it look like a button. */
  button?: ButtonLook | 'outlined'
  icon?: LucideIcon
  isWide?: boolean
  children: ReactNode
}

/** A link to another site. It opens a new tab and says so. */
export function ExternalLink({
  href,
  isNoteHidden,
  button,
  icon,
  isWide,
  children,
}: ExternalLinkProps) {
  const look = button === 'outlined' ? undefined : button
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={button ? buttonClass(look, isWide) : undefined}
    >
      {icon && <Icon of={icon} />}
      <span>
        {children}
        <span className={isNoteHidden ? 'vh' : undefined}> {words.newTab}</span>
      </span>
    </a>
  )
}
