import { Link } from 'react-router'
import { words } from './breadcrumb-words.ts'

/** A page on the way from home to the current one. */
export interface Step {
  to: string
  label: string
}

export interface BreadcrumbsProps {
  /** The pages between home and this one. */
  trail?: Step[]
  /** The current page. */
  here: string
}

export const HOME: Step = { to: '/', label: words.home }

export function Breadcrumbs({ trail = [], here }: BreadcrumbsProps) {
  return (
    <nav className="crumbs" aria-label={words.label}>
      <ol>
        {[HOME, ...trail].map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
