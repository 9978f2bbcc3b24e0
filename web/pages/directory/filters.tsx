import { useQuery } from '@tanstack/react-query'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import { EVENTS_CATEGORY } from '../../../shared/listings/category-names.ts'
import {
  categoryPath,
  directoryPath,
  type DirectoryState,
} from '../../../shared/listings/directory.ts'
import { CategoryIcon } from '../../parts/drawings/category-icon.tsx'
import { categories } from '../../queries/categories.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Details } from '../../ui/details.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { words } from './words.ts'

interface FiltersProps {
  state: DirectoryState
  /** Whether the listings are some way from the place: else a distance from it says nothing. */
  hasDistances: boolean
  /** The id of the place the results are near to, be it read in the words. */
  near: string
}

/** The filters, each a link: one press, no form to send. On a phone they fold into one button. */
export function Filters({ state, hasDistances, near }: FiltersProps) {
  const chosen = [
    state.category !== 'all',
    state.region !== '',
    state.near !== '',
    hasDistances && state.radius !== undefined,
  ].filter(Boolean).length
  return (
    <div className="filters">
      <Details className="only-narrow" icon={SlidersHorizontal} summary={words.filters(chosen)}>
        <AllFilters state={state} hasDistances={hasDistances} near={near} id="narrow" />
      </Details>
      <div className="only-wide">
        <AllFilters state={state} hasDistances={hasDistances} near={near} id="wide" />
      </div>
    </div>
  )
}

function AllFilters({ state, hasDistances, near, id }: FiltersProps & { id: string }) {
  const isFiltered = isNarrowed(state) || state.category !== 'all'
  return (
    <div className="stack">
      <CategoryFilter state={state} id={`category-${id}`} />
      {hasDistances && <DistanceFilter state={{ ...state, near }} id={`distance-${id}`} />}
      {isFiltered && (
        <ButtonLink to={directoryPath({ size: state.size, view: state.view })} icon={X}>
          {words.clear}
        </ButtonLink>
      )}
    </div>
  )
}

const isNarrowed = ({ search, region, near }: DirectoryState) =>
  search !== '' || region !== '' || near !== ''

/** How far from the place, in km; the first reaches as far as "near" does by itself (ruling 12). */
const RADII = [undefined, 5, 10, 25, 50, 100]

function DistanceFilter({ state, id }: { state: DirectoryState; id: string }) {
  return (
    <nav aria-labelledby={id} className="stack">
      <h2 id={id} className="filter-title">
        {words.distance}
      </h2>
      <ul className="filter-links">
        {RADII.map((radius) => (
          <li key={radius ?? 0}>
            <Link
              to={directoryPath({ ...state, radius, page: 1 })}
              aria-current={state.radius === radius ? 'true' : undefined}
              preventScrollReset
            >
              {radius ? words.within(radius) : words.anyDistance}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryFilter({ state, id }: { state: DirectoryState; id: string }) {
  const { data = [] } = useQuery(categories())
  // The numbers are those of the whole directory: beside a search or a place they would mislead.
  const isWhole = !isNarrowed(state)
  const to = (category: DirectoryState['category']) =>
    category === EVENTS_CATEGORY
      ? categoryPath(category)
      : directoryPath({ ...state, category, page: 1 })
  return (
    <nav aria-labelledby={id} className="stack">
      <h2 id={id} className="filter-title">
        {words.category}
      </h2>
      <ul className="filter-links">
        <li>
          <Link
            to={to('all')}
            aria-current={state.category === 'all' ? 'true' : undefined}
            preventScrollReset
          >
            <Icon of={LayoutGrid} />
            <span>{words.allCategories}</span>
          </Link>
        </li>
        {data.map(({ slug, name, listingCount }) => (
          <li key={slug} data-category={slug}>
            <Link
              to={to(slug)}
              aria-current={state.category === slug ? 'true' : undefined}
              preventScrollReset
            >
              <CategoryIcon category={slug} />
              <span>{name}</span>
              {isWhole && <span className="filter-count">{listingCount}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
