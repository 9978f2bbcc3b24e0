import { Link } from 'react-router'
import { Arch } from '../../ui/arch.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardFoot, CardTop } from '../../ui/card.tsx'
import { Kind } from '../../ui/kind.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { CategoryDrawing } from '../drawings/category-drawing.tsx'
import { CategoryIcon } from '../drawings/category-icon.tsx'
import { LikeButton } from '../like/like-button.tsx'
import { ListingBits, type ListingBitsProps } from './bits.tsx'
import { listingWords as words } from './words.ts'
import { ReviewLink } from '../review/review-link.tsx'

interface ListingCardProps extends ListingBitsProps {
  /** Without the ways to like and to review, as on the first page. */
  isBrief?: boolean
}

export function ListingCard({ listing, from, isBrief }: ListingCardProps) {
  const { id, name, category, categoryName, isSponsored, isReachable } = listing
  return (
    <Card category={category} id={`listing-${id}`}>
      <CardTop
        picture={
          <Arch>
            <CategoryDrawing category={category} />
          </Arch>
        }
      >
        <Kind icon={<CategoryIcon category={category} />}>{categoryName}</Kind>
        {isSponsored && <Badge look="paid">{words.sponsored}</Badge>}
        <h3>
          <Link to={`/listing/${id}`}>{name}</Link>
        </h3>
        {!isReachable && <Badge>{words.nameOnly}</Badge>}
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
