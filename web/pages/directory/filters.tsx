import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import { directoryPath, type DirectoryState } from '../../../shared/listings/directory.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { RemoveChip } from '../../ui/chip.tsx'
import { Details } from '../../ui/details.tsx'
import type { NamedFilters } from './named-filters.ts'
import { CategoryFilter } from './category-filter.tsx'
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

/** How far from the place, in km; the first reaches as far as "near" does on its own (ruling 12). */
const RADII = [undefined, 5, 10, 25, 50, 100]

function AllFilters({ state, hasDistances, near, id }: FiltersProps & { id: string }) {
  const isNarrowed = state.search !== '' || state.region !== '' || state.near !== ''
  return (
    <div className="stack">
      <CategoryFilter state={state} isWhole={!isNarrowed} id={`category-${id}`} />
      {hasDistances && (
        <Filter
          id={`distance-${id}`}
          title={words.distance}
          state={{ ...state, near }}
          name="radius"
          values={RADII}
          say={(radius) => (radius ? words.within(radius) : words.anyDistance)}
        />
      )}
      {(isNarrowed || state.category !== 'all') && (
        <ButtonLink to={directoryPath({ size: state.size, view: state.view })} icon={X}>
          {words.clear}
        </ButtonLink>
      )}
    </div>
  )
}

interface FilterProps<Name extends keyof DirectoryState> {
  id: string
  title: string
  state: DirectoryState
  name: Name
  values: readonly DirectoryState[Name][]
  say: (value: DirectoryState[Name]) => string
}

/** One of a few values for a parameter of the address. */
function Filter<Name extends keyof DirectoryState>({
  id,
  title,
  state,
  name,
  values,
  say,
}: FilterProps<Name>) {
  return (
    <nav aria-labelledby={id} className="stack">
      <h2 id={id} className="filter-title">
        {title}
      </h2>
      <ul className="filter-links">
        {values.map((value) => (
          <li key={String(value)}>
            <Link
              to={directoryPath({ ...state, [name]: value, page: 1 })}
              aria-current={state[name] === value ? 'true' : undefined}
              preventScrollReset
            >
              {say(value)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What narrows the results, each with its way out. */
export function ChosenFilters({ state, named }: { state: DirectoryState; named: NamedFilters }) {
  const { search, near, radius, region, category } = named
  const chosen = [
    search && { text: words.quoted(search), without: { search: '' } },
    state.exact && { text: words.exactly, without: { exact: false } },
    near && { text: words.nearChip(near), without: { near: '' } },
    radius && { text: words.within(radius), without: { radius: undefined } },
    region && { text: region, without: { region: '' } },
    category && { text: category, without: { category: 'all' as const } },
  ].filter((filter) => typeof filter === 'object')
  if (chosen.length === 0) return null
  return (
    <ul className="chips">
      {chosen.map(({ text, without }) => (
        <li key={text}>
          <RemoveChip to={directoryPath({ ...state, ...without, page: 1 })} remove={words.remove}>
            {text}
          </RemoveChip>
        </li>
      ))}
    </ul>
  )
}
