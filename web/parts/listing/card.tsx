import { Arch } from '../../ui/arch.tsx'
import { Card, CardFoot, CardTop } from '../../ui/card.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { CategoryDrawing } from '../drawings/category-drawing.tsx'
import { LikeButton } from '../like/like-button.tsx'
import { ListingBits, type ListingBitsProps } from './bits.tsx'
import { ListingTitle } from './title.tsx'
import { listingWords as words } from './words.ts'
import { ReviewLink } from '../review/review-link.tsx'

interface ListingCardProps extends ListingBitsProps {
  /** Without the ways to like and to review, as on the first page. */
  isBrief?: boolean
}

export function ListingCard({ listing, from, isBrief }: ListingCardProps) {
  const { id, name, category } = listing
  return (
    <Card category={category} id={`listing-${id}`}>
      <CardTop
        picture={
          <Arch>
            <CategoryDrawing category={category} />
          </Arch>
        }
      >
        <ListingTitle listing={listing} />
      </CardTop>
      <ListingBits listing={listing} from={from} />
      <CardFoot>
        <MoreLink to={`/listing/${id}`} about={words.viewDetailsOf(name)} hasArrow>
          {words.viewDetails}
        </MoreLink>
        {!isBrief && (
          <div className="btn-row">
            <LikeButton listing={listing} />
            <ReviewLink listing={listing} />
          </div>
        )}
      </CardFoot>
    </Card>
  )
}
