import MapPin from 'lucide-react/icons/map-pin'
import Map from 'lucide-react/icons/map'
import { useMemo } from 'react'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { fullPlace } from '../../parts/listing/full-place.ts'
import { mapsLink } from '../../parts/map/maps-link.ts'
import { MapFrame } from '../../parts/map/map-frame.tsx'
import { toPins } from '../../parts/map/pins.ts'
import { useMap } from '../../parts/map/use-map.ts'
import { ExternalLink } from '../../parts/external-link/external-link.tsx'
import { Note } from '../../ui/note.tsx'
import { servesAllIndia } from './listing-kind.ts'
import { words } from './words.ts'

/** Where it is, as exactly as we know, on a map where there is a point (rulings 10, 14). */
export function Location({ listing }: { listing: ListingDetail }) {
  const { name, address, town, point } = listing
  const place = fullPlace(listing)
  if ((!place && !point) || servesAllIndia(listing)) return null
  const isFindable = point !== null || town !== null || address !== null
  return (
    <section className="stack" aria-labelledby="location">
      <h2 id="location">{words.location}</h2>
      {point?.isExact || (
        <Note look="sand" icon={MapPin}>
          <p>
            {point || town ? (
              <>
                <strong>{words.approximate(point?.label ?? town ?? '')}</strong> {words.townOnly}
              </>
            ) : (
              words.noTown
            )}
          </p>
        </Note>
      )}
      {point && <LocationMap listing={listing} label={words.onMap(name)} />}
      {isFindable && (
        <p>
          <ExternalLink href={mapsLink(listing, place)} button="outlined" icon={Map} isNoteHidden>
            {words.openMaps}
          </ExternalLink>
        </p>
      )}
    </section>
  )
}

/** The words around it are its equal: one listing needs no list. */
function LocationMap({ listing, label }: { listing: ListingDetail; label: string }) {
  const map = useMap()
  const pins = useMemo(() => toPins([listing]), [listing])
  return (
    <div className="mapbox">
      <MapFrame label={label} pins={pins} state={map} wanted={undefined} />
    </div>
  )
}
