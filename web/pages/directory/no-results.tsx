import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DirectoryState } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import { MUSTS, type Must } from '../../../shared/search/musts.ts'
import type { SearchAnswer, SearchNote } from '../../../shared/search/search.ts'
import { HelplineList } from '../../parts/helplines/helpline-list.tsx'
import { ListingCard } from '../../parts/listing/card.tsx'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { Empty } from '../../ui/empty.tsx'
import { toResults } from './filters/filter-values.ts'
import type { NamedFilters } from './named-filters.ts'
import { emptyWords as words } from '../../parts/search-note/empty-words.ts'
import { words as directoryWords } from './words.ts'

interface NoResultsProps {
  state: DirectoryState
  named: NamedFilters
  /** The place asked for, be it in the words. */
  place: SearchNote['place']
  /** The place asked for is none we know. */
  isLost: boolean
  /** A card above the results says what matters. */
  isBelowCard: boolean
  instead: SearchAnswer['instead']
}

/** What was asked, why there is nothing, and ways on: never a dead end. */
export function NoResults({ state, named, place, isLost, isBelowCard, instead }: NoResultsProps) {
  const { search, near, radius, region, category } = named
  const isPlaced = near !== undefined || region !== ''
  const where = directoryWords.place(named)
  const { nearest = [], online = [] } = instead ?? {}
  const all = { to: { view: state.view }, label: words.showAll }
  if (isBelowCard)
    return (
      <div className="stack">
        <Cards listings={nearest} />
        <ul className="lone-links">
          <Ways ways={[all]} />
        </ul>
      </div>
    )
  const lookedFor = [search, category, near ?? region].filter(Boolean).join(', ')
  const tellUs = (
    <li>
      <Link to={contactPath({ kind: 'missing', search: lookedFor })}>{words.tellUs}</Link>
    </li>
  )
  const ways = [
    search !== '' &&
      place !== null && {
        to: { ...state, search: '', exact: false, near: place.id },
        label: words.withoutWords(place.name),
      },
    radius !== undefined && {
      to: { ...state, radius: undefined },
      label: words.further(radius),
    },
    isPlaced && { to: { ...state, ...EVERYWHERE }, label: words.everywhere },
    category && { to: { ...state, category: 'all' as const }, label: words.allCategories },
    all,
  ].filter((way) => typeof way === 'object')
  const why = () => {
    if (isLost) return words.lost
    if (MUSTS.some((must) => state[must])) return words.filtered
    return search ? words.search(search, where) : words.none(category, where)
  }
  // The one filter that leaves nothing is soonest done without.
  const without = MUSTS.flatMap((must) => {
    const total = instead?.without[must] ?? 0
    return total > 0 ? { to: { ...state, ...LIFTED[must] }, label: words.without(must, total) } : []
  })
  const others = [
    nearest.length > 0 && (
      <Others key="nearest" id="nearest" title={words.others(state)} listings={nearest}>
        {words.notMatches}
      </Others>
    ),
    online.length > 0 && <Others key="online" id="online" title={words.online} listings={online} />,
  ].filter((part) => part !== false)
  // What there is instead begins on the first screen of a phone; the ways on are below it.
  const first = isLost ? undefined : others.shift()
  const waysOn = (
    <>
      <p>{why()}</p>
      {search && !isLost && <p>{words.advice}</p>}
      <ul className="lone-links">
        <Ways ways={first ? ways : [...without, ...ways]} />
        {tellUs}
      </ul>
    </>
  )
  return (
    <div className={first ? 'stack' : 'stack-l'}>
      {first && (
        <div className="results-lead stack-s">
          <p className="small">
            <strong>{words.title}</strong>
          </p>
          {without.length > 0 && (
            <ul className="lone-links">
              <Ways ways={without} />
            </ul>
          )}
          {first}
        </div>
      )}
      <Empty title={first ? words.otherWays : words.title} level={3}>
        {waysOn}
      </Empty>
      <section className="stack" aria-labelledby="helplines">
        <h3 id="helplines">{words.helplines}</h3>
        <HelplineList />
      </section>
      {others}
    </div>
  )
}

const LIFTED: Record<Must, Partial<DirectoryState>> = {
  phone: { phone: false },
  email: { email: false },
  checked: { checked: false },
  ageGroup: { ageGroup: undefined },
  language: { language: '' },
}

interface Way {
  to: Partial<DirectoryState>
  label: string
}

const Ways = ({ ways }: { ways: Way[] }) =>
  ways.map(({ to, label }) => (
    <li key={label}>
      <Link to={toResults(to)}>{label}</Link>
    </li>
  ))

const EVERYWHERE = { near: '', region: '', radius: undefined }

interface OthersProps {
  id: string
  title: string
  listings: Listing[]
  children?: ReactNode
}

function Others({ id, title, listings, children }: OthersProps) {
  return (
    <section className="stack" aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        {children && <p className="small">{children}</p>}
      </div>
      <Cards listings={listings} />
    </section>
  )
}

const Cards = ({ listings }: { listings: Listing[] }) => (
  <ul className="grid grid-2">
    {listings.map((listing) => (
      <li key={listing.id}>
        <ListingCard listing={listing} />
      </li>
    ))}
  </ul>
)
