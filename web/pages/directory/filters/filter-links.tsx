import { Link } from 'react-router'
import { directoryPath, type DirectoryState } from '../../../../shared/listings/directory.ts'

interface FilterLinksProps {
  id: string
  title: string
  links: { label: string; to: DirectoryState; isOn: boolean }[]
}

/** The values of a filter, each a link: one press, no form to send. */
export function FilterLinks({ id, title, links }: FilterLinksProps) {
  return (
    <nav aria-labelledby={id} className="stack">
      <h2 id={id} className="filter-title">
        {title}
      </h2>
      <ul className="filter-links">
        {links.map(({ label, to, isOn }) => (
          <li key={label}>
            <Link
              to={directoryPath({ ...to, page: 1 })}
              aria-current={isOn ? 'true' : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
