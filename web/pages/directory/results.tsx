import { useQuery } from '@tanstack/react-query'
import { LayoutGrid, List } from 'lucide-react'
import {
  directoryPath,
  LAST_PAGE,
  PAGE_SIZE,
  VIEWS,
  type DirectoryState,
  type View,
} from '../../../shared/directory.ts'
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

const VIEW_ICONS = { grid: LayoutGrid, list: List }

interface ResultsProps {
  state: DirectoryState
  view: View
  /** The name of the chosen category. */
  category: string | undefined
}

export function Results({ state, view, category }: ResultsProps) {
  const { data } = useQuery(listings(state))
  if (!data) return <ResultsSkeleton view={view} />
  const { rows, total } = data
  const count = words.count(total, { ...state, category })
  return (
    <section aria-labelledby="results" className="stack">
      <div className="row row-apart">
        <h2 id="results">{count}</h2>
        <Toggle
          label={words.view}
          options={VIEWS.map((option) => ({
            to: directoryPath({ ...state, view: option }),
            label: words.viewName(option),
            icon: VIEW_ICONS[option],
            isCurrent: option === view,
          }))}
        />
      </div>
      <p className="vh" role="status">
        {count}
      </p>
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

const lastPage = (total: string) =>
  Math.min(LAST_PAGE, Math.max(1, Math.ceil(Number.parseInt(total, 10) / PAGE_SIZE)))
