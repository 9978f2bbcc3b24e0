import { useQuery } from '@tanstack/react-query'
import { MapBox } from '../../parts/map/map-box.tsx'
import { useMap } from '../../parts/map/use-map.ts'
import { featuredListings } from '../../queries/listings.ts'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { words } from './words.ts'

/** §2 "Find Resources Near You": the featured listings on a map, and beside it. */
export function FeaturedMap() {
  const { data } = useQuery(featuredListings())
  const map = useMap()
  if (!data?.length) return null
  return (
    <section className="section" aria-labelledby="near-you">
      <div className="wrap">
        <div className="section-head">
          <h2 id="near-you">{words.nearYou}</h2>
          <MoreLink to="/directory">{words.showInList}</MoreLink>
        </div>
        <MapBox label={words.featuredOnMap} rows={data} state={map} isTall startsInGoa />
      </div>
    </section>
  )
}
