import Plus from 'lucide-react/icons/plus'
import type { MouseEventHandler } from 'react'
import { Link, useLocation } from 'react-router'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { currentOf } from './current.ts'
import type { NavigationItem } from './types.ts'

interface NavigationLinkProps {
  item: NavigationItem
  isWide?: boolean
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** A link of the navigation. It says whether one is there. */
export function NavigationLink({ item, isWide, onClick }: NavigationLinkProps) {
  const current = currentOf(item, useLocation().pathname)
  const shared = { to: item.to, onClick, 'aria-current': current }
  if (item.look === 'button')
    return (
      <ButtonLink {...shared} icon={Plus} isWide={isWide}>
        {item.label}
      </ButtonLink>
    )
  if (item.short)
    return (
      <Link {...shared} aria-label={item.label}>
        {item.short}
      </Link>
    )
  return <Link {...shared}>{item.label}</Link>
}
