import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { Link, useSearchParams } from 'react-router'
import { LISTING_SHOWS } from '../../../../shared/listings/admin-list.ts'
import {
  adminListings,
  recentChanges,
  type ListingFilters,
} from '../../../queries/admin/listings.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { Admin } from '../admin.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { readFilters, toListings, withoutFilters } from './filters.ts'
import { ListingFinder } from './listing-finder.tsx'
import { ListingTable } from './listing-table.tsx'
import { RecentChanges } from './recent-changes.tsx'
import { Waiting } from '../kit/waiting.tsx'
import { words } from './words.ts'

/** The tab 'Listings': every listing in whatever state, and what one does to it. */
export function AdminListings() {
  return (
    <Admin>
      <Listings />
    </Admin>
  )
}

function Listings() {
  const [params] = useSearchParams()
  const filters = readFilters(params)
  return (
    <section className="stack listings-tab" aria-labelledby="tab">
      <div className="row row-apart">
        <h2 id="tab" tabIndex={-1}>
          {words.title}
        </h2>
        <ButtonLink to="/admin/listings/new" look="primary" icon={Plus}>
          {words.newListing}
        </ButtonLink>
      </div>
      <ListingFinder key={toListings(filters)} filters={filters} />
      <div className="show-links">
        <TabLinks
          label={words.show}
          tabs={LISTING_SHOWS.map((show) => ({
            to: toListings(filters, { show }),
            label: words.shows[show],
            isCurrent: show === filters.show,
          }))}
        />
      </div>
      <Found filters={filters} />
      <RecentChanges />
    </section>
  )
}

function Found({ filters }: { filters: ListingFilters }) {
  const { data } = useQuery(adminListings(filters))
  const { data: recent } = useQuery(recentChanges())
  const isNarrowed = [filters.search, filters.category, filters.region, filters.import].some(
    Boolean,
  )
  if (!data) return <Waiting label={words.loading} />
  return (
    <>
      <div className="row row-apart">
        <p role="status">
          {words.count(Number(data.total))}
          {filters.import && ` ${words.ofImport}`}
        </p>
        <span className="row">
          {isNarrowed && data.rows.length > 0 && (
            <MoreLink to={toListings(filters, withoutFilters)}>{words.clear}</MoreLink>
          )}
          {recent && recent.rows.length > 0 && (
            <a className="more" href="#recent">
              {words.recent}
            </a>
          )}
        </span>
      </div>
      {data.rows.length === 0 && (
        <Empty title={words.none} level={3}>
          <p>
            <Link to="/admin/listings">{words.clear}</Link>
          </p>
        </Empty>
      )}
      {/* What was chosen on one page is not on another. */}
      {data.rows.length > 0 && (
        <ListingTable key={toListings(filters, { page: filters.page })} rows={data.rows} />
      )}
      <ListPages
        page={filters.page}
        total={data.total}
        toPage={(page) => toListings(filters, { page })}
      />
    </>
  )
}
