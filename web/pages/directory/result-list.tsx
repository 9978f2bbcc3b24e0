import type { View } from '../../../shared/listings/directory.ts'
import { classes } from '../../ui/classes.ts'
import { ListingCard } from '../../parts/listing/card.tsx'
import type { CardProps } from '../../parts/listing/card-texts.ts'

interface ResultListProps extends Omit<CardProps, 'listing'> {
  view: View
  listings: CardProps['listing'][]
}

/** Beside a map stands the same list as alone. */
export function ResultList({ view, listings, ...asked }: ResultListProps) {
  return (
    <ul className={classes('grid', view === 'grid' && 'grid-2')}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingCard listing={listing} {...asked} isRow={view !== 'grid'} />
        </li>
      ))}
    </ul>
  )
}
