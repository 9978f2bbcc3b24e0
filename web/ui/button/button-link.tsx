import type { LucideIcon } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import { buttonClass, type ButtonLook } from './look.ts'
import { Icon } from '../icon/icon.tsx'

interface ButtonLinkProps extends LinkProps {
  look?: ButtonLook
  icon?: LucideIcon
  isWide?: boolean
}

/** A link that looks like a button. `to` takes our paths as well as tel:, mailto: and https: addresses. */
export function ButtonLink({ look, icon, isWide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass(look, isWide, className)}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </Link>
  )
}
