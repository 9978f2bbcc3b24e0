import { useQuery } from '@tanstack/react-query'
import { FEATURED_LISTINGS } from '../../../shared/site.ts'
import { ListingCard } from '../../parts/listing/card.tsx'
import { featuredListings } from '../../queries/listings.ts'
import { Empty } from '../../ui/empty.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Loading, SkeletonCard } from '../../ui/skeleton.tsx'
import { words } from './words.ts'

export function Featured() {
  return (
    <section className="section section-sand" aria-labelledby="featured">
      <div className="wrap">
        <div className="section-head">
          <h2 id="featured">{words.featured}</h2>
          <MoreLink to="/directory" about={words.viewAllListings}>
            {words.viewAll}
          </MoreLink>
        </div>
        <Cards />
      </div>
    </section>
  )
}

const PLACEHOLDERS = Array.from({ length: FEATURED_LISTINGS }, (_, index) => index)

function Cards() {
  const { data } = useQuery(featuredListings())
  if (data?.length === 0) return <Empty title={words.noFeatured} level={3} />
  if (data) {
    return (
      <div className="grid grid-3">
        {data.map((listing) => (
          <ListingCard key={listing.id} listing={listing} isBrief />
        ))}
      </div>
    )
  }
  return (
    <Loading label={words.loadingListings}>
      <div className="grid grid-3">
        {PLACEHOLDERS.map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    </Loading>
  )
}
