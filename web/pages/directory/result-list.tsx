import type { View } from '../../../shared/listings/directory.ts'
import { classes } from '../../ui/classes.ts'
import { onDemand } from '../../parts/on-demand.ts'
import { ListingCard } from '../../parts/listing/card.tsx'
import type { CardProps } from '../../parts/listing/card-texts.ts'

// Who calls needs none.
const WriteButton = await onDemand(
  async () => (await import('../../parts/search-note/reachable.tsx')).WriteButton,
)

interface ResultListProps extends Omit<CardProps, 'listing'> {
  view: View
  listings: CardProps['listing'][]
  /** Whoever searches writes rather than calls. */
  isByEmail: boolean
}

/** Beside a map stands the same list as alone. */
export function ResultList({ view, listings, isByEmail, ...asked }: ResultListProps) {
  return (
    <ul className={classes('grid', view === 'grid' && 'grid-2')}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingCard
            listing={listing}
            {...asked}
            isRow={view !== 'grid'}
            write={isByEmail && listing.email ? <WriteButton email={listing.email} /> : undefined}
          />
        </li>
      ))}
    </ul>
  )
}
