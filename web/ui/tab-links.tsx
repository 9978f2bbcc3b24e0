import { Link } from 'react-router'

interface TabLinksProps {
  label: string
  tabs: { to: string; label: string; isCurrent: boolean }[]
}

/** Parts of a screen, each with an address of its own: they are links, and look like tabs. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {tabs.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
