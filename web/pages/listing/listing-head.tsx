import MapPin from 'lucide-react/icons/map-pin'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { CategoryDrawing } from '../../parts/drawings/category-drawing.tsx'
import { CategoryIcon } from '../../parts/drawings/category-icon.tsx'
import { ListingBadges } from '../../parts/listing/title.tsx'
import { listingWords } from '../../parts/listing/words.ts'
import { Arch } from '../../ui/arch.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { CategoryLabel } from '../../ui/category-label.tsx'
import { Rating } from './rating.tsx'

export function ListingHead({ listing }: { listing: ListingDetail }) {
  const { name, category, categoryName } = listing
  return (
    <div className="listing-head">
      <div className="listing-id">
        <Arch className="only-small">
          <CategoryDrawing category={category} />
        </Arch>
        <div>
          <CategoryLabel icon={<CategoryIcon category={category} />}>{categoryName}</CategoryLabel>
          <span className="row">
            <Icon of={MapPin} isSmall />
            {listingWords.place(listing)}
          </span>
        </div>
      </div>
      <h1>{name}</h1>
      <div className="row">
        <ListingBadges listing={listing} />
        <Rating listing={listing} />
      </div>
      <Arch size="large" className="only-big">
        <CategoryDrawing category={category} />
      </Arch>
    </div>
  )
}
