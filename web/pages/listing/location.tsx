import { Map } from 'lucide-react'
import type { ListingDetail } from '../../../shared/listings.ts'
import { fullPlace } from '../../parts/full-place.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Note } from '../../ui/note.tsx'
import { servesAllIndia } from './listing-kind.ts'
import { words } from './words.ts'

/** Where it is, as exactly as we know. The maps page is given words; a town's point is never passed on as an address (ruling 14). */
export function Location({ listing }: { listing: ListingDetail }) {
  const { name, town, latitude, longitude } = listing
  const isExact = latitude !== null && longitude !== null
  const place = fullPlace(listing)
  if ((!place && !isExact) || servesAllIndia(listing)) return null
  const query = isExact ? `${latitude},${longitude}` : `${name}, ${place}`
  return (
    <section className="stack" aria-labelledby="location">
      <h2 id="location">{words.location}</h2>
      {isExact || (
        <Note look="sand">
          <p>
            {town ? (
              <>
                <strong>{words.approximate(town)}</strong> {words.townOnly}
              </>
            ) : (
              words.noTown
            )}
          </p>
        </Note>
      )}
      <p>
        <ExternalLink
          href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`}
          button="outlined"
          icon={Map}
          note={words.newTabShort}
        >
          {words.openMaps}
        </ExternalLink>
      </p>
    </section>
  )
}
