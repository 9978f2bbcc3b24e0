import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { number } from '../../../../shared/formats/numbers.ts'
import type { DirectoryState } from '../../../../shared/listings/directory.ts'
import { toResults } from './filter-values.ts'

interface FilterLink {
  label: string
  to: DirectoryState
  isOn: boolean
  /** How many would be listed; undefined where that is not known. */
  count?: number | undefined
}

interface FilterLinksProps {
  id: string
  title: string
  links: FilterLink[]
}

/** The values of a filter, each a link to the results: one press, no form to send. */
export function FilterLinks({ id, title, links }: FilterLinksProps) {
  return (
    <nav aria-labelledby={id} className="stack">
      <h2 id={id} className="filter-title">
        {title}
      </h2>
      <ul className="filter-links">
        {links.map(({ label, to, ...link }) => (
          <li key={label}>
            <FilterValue {...link} to={toResults(to)}>
              {label}
            </FilterValue>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface FilterValueProps extends Pick<FilterLink, 'isOn' | 'count'> {
  to: string
  children: ReactNode
}

/** One value and how many it leaves; what would leave none is no link. */
export function FilterValue({ to, isOn, count, children }: FilterValueProps) {
  const counted = (
    <>
      {children}
      {count !== undefined && <span className="filter-count">{number(count)}</span>}
    </>
  )
  if (count === 0 && !isOn) return <span className="filter-none">{counted}</span>
  return (
    <Link to={to} aria-current={isOn ? 'true' : undefined} preventScrollReset>
      {counted}
    </Link>
  )
}
