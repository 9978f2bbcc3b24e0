import { useQuery } from '@tanstack/react-query'
import { LayoutGrid, List, Map as MapIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  directoryPath,
  LAST_PAGE,
  PAGE_SIZE,
  VIEWS,
  type DirectoryState,
  type View,
} from '../../../shared/directory.ts'
import { usePreferences } from '../../preferences.tsx'
import { ListingCard } from '../../parts/listing-card.tsx'
import { ListingRow } from '../../parts/listing-row.tsx'
import { listings } from '../../queries/listings.ts'
import { Pages } from '../../ui/pages.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { NoResults } from './no-results.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { SortLinks } from './sort-links.tsx'
import { words } from './words.ts'

const VIEW_ICONS = { grid: LayoutGrid, list: List, map: MapIcon }

interface ResultsProps {
  state: DirectoryState
  view: View
  /** The name of the chosen category. */
  category: string | undefined
}

export function Results({ state, view, category }: ResultsProps) {
  const { data } = useQuery(listings(state))
  const [, change] = usePreferences()
  const heading = useFocusOnNewResults(state)
  if (!data) return <ResultsSkeleton view={view} />
  const { rows, total } = data
  const count = words.count(total, { ...state, category })
  return (
    <section aria-labelledby="results" className="stack">
      <div className="row row-apart">
        <h2 id="results" ref={heading} tabIndex={-1}>
          {count}
        </h2>
        <Toggle
          label={words.view}
          options={VIEWS.map((option) => ({
            to: directoryPath({ ...state, view: option }),
            label: words.viewName(option),
            icon: VIEW_ICONS[option],
            isCurrent: option === view,
            // The map loads much: it is shown when asked for, not remembered.
            onChoose: () => option !== 'map' && change({ view: option }),
          }))}
        />
      </div>
      <ChosenFilters state={state} category={category} />
      {rows.length === 0 ? (
        <NoResults state={state} />
      ) : (
        <>
          <SortLinks state={state} />
          {view === 'grid' ? (
            <ul className="grid grid-2">
              {rows.map((listing) => (
                <li key={listing.id}>
                  <ListingCard listing={listing} />
                </li>
              ))}
            </ul>
          ) : (
            <ul className="rows">
              {rows.map((listing) => (
                <li key={listing.id}>
                  <ListingRow listing={listing} />
                </li>
              ))}
            </ul>
          )}
          <Pages
            page={state.page}
            last={lastPage(total)}
            toPage={(page) => directoryPath({ ...state, page })}
            words={words.pages}
          />
        </>
      )}
    </section>
  )
}

/** After a search, a filter or another page, who listens or uses the keyboard goes on at the new results. */
function useFocusOnNewResults(state: DirectoryState) {
  const heading = useRef<HTMLHeadingElement>(null)
  const address = directoryPath({ ...state, view: undefined })
  const drawn = useRef(address)
  useEffect(() => {
    if (drawn.current === address || !heading.current) return
    drawn.current = address
    heading.current.focus({ preventScroll: true })
  })
  return heading
}

const lastPage = (total: string) =>
  Math.min(LAST_PAGE, Math.max(1, Math.ceil(Number.parseInt(total, 10) / PAGE_SIZE)))
