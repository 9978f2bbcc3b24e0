import type { View } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import { ListingCard } from '../../parts/listing/card.tsx'
import { ListingRow } from '../../parts/listing/row.tsx'

interface ResultListProps {
  view: View
  listings: Listing[]
  /** The name of the place that the distances are from. */
  from: string | undefined
}

export function ResultList({ view, listings, from }: ResultListProps) {
  if (view === 'grid')
    return (
      <ul className="grid grid-2">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} from={from} />
          </li>
        ))}
      </ul>
    )
  // Beside a map stands the same list.
  return (
    <ul className="rows">
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingRow listing={listing} from={from} />
        </li>
      ))}
    </ul>
  )
}
