import { Link } from 'react-router'

interface BreadcrumbsProps {
  label: string
  trail: { to: string; label: string }[]
  /** The current page. */
  here: string
}

export function Breadcrumbs({ label, trail, here }: BreadcrumbsProps) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {trail.map((step) => (
          <li key={step.to}>
            <Link to={step.to}>{step.label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
