import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface MoreLinkProps extends Pick<LinkProps, 'to' | 'reloadDocument'> {
  children: ReactNode
  /** What it leads to, for those who hear links without their surroundings: " of Asha School". */
  about?: string
  hasArrow?: boolean
}

/** The way on from a card or a section. */
export function MoreLink({ children, about, hasArrow, ...rest }: MoreLinkProps) {
  return (
    <Link {...rest} className="more">
      <span>
        {children}
        {about && <VisuallyHidden>{about}</VisuallyHidden>}
      </span>
      {hasArrow && <Icon of={ArrowRight} isSmall />}
    </Link>
  )
}
