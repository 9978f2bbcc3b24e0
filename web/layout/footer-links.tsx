import { Link } from 'react-router'
import type { LinkItem } from './types.ts'

interface FooterLinksProps {
  id: string
  title: string
  links: LinkItem[]
}

/** A titled column of links; nothing when it would be empty. */
export function FooterLinks({ id, title, links }: FooterLinksProps) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="foot-links">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
