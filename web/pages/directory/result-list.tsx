import type { View } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import { classes } from '../../ui/classes.ts'
import { ListingCard } from '../../parts/listing/card.tsx'

interface ResultListProps {
  view: View
  listings: Listing[]
  /** The name of the place that the distances are from. */
  from: string | undefined
  /** Somebody grown up is looked for. */
  isForAdult: boolean
}

/** Beside a map stands the same list as alone. */
export function ResultList({ view, listings, from, isForAdult }: ResultListProps) {
  return (
    <ul className={classes('grid', view === 'grid' && 'grid-2')}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingCard
            listing={listing}
            from={from}
            isForAdult={isForAdult}
            isRow={view !== 'grid'}
          />
        </li>
      ))}
    </ul>
  )
}
