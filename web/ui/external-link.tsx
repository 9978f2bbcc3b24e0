import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button/look.ts'
import { Icon } from './icon/icon.tsx'

interface ExternalLinkProps {
  href: string
  /** "(opens a new tab)" */
  note: string
  /** Only for those who listen, where the page says it beside the link. */
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
  note,
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
        <span className={isNoteHidden ? 'vh' : undefined}> {note}</span>
      </span>
    </a>
  )
}
