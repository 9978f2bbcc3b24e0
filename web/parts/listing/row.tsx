import { Link } from 'react-router'
import { Arch } from '../../ui/arch.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Kind } from '../../ui/kind.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CategoryDrawing } from '../drawings/category-drawing.tsx'
import { CategoryIcon } from '../drawings/category-icon.tsx'
import { firstSentence } from './first-sentence.ts'
import { LikeButton } from '../like/like-button.tsx'
import { ListingBits } from './bits.tsx'
import type { ListingBitsProps } from './bits.tsx'
import { listingWords as words } from './words.ts'
import { ReviewLink } from '../review/review-link.tsx'

/** A listing in the list view: as its card, with a first sentence. */
export function ListingRow({ listing, from }: ListingBitsProps) {
  const { id, name, category, categoryName, description, isSponsored, isReachable } = listing
  return (
    <article className="listing-row" id={`listing-${id}`} data-category={category}>
      <Arch>
        <CategoryDrawing category={category} />
      </Arch>
      <div className="stack-s">
        <Kind icon={<CategoryIcon category={category} />}>{categoryName}</Kind>
        {isSponsored && <Badge look="paid">{words.sponsored}</Badge>}
        <h3>
          <Link to={`/listing/${id}`}>{name}</Link>
        </h3>
        {!isReachable && <Badge>{words.nameOnly}</Badge>}
        <p>{firstSentence(description)}</p>
        <ListingBits listing={listing} from={from} />
      </div>
      <div className="row-end">
        <ButtonLink to={`/listing/${id}`}>
          {words.viewDetails}
          <VisuallyHidden>{words.viewDetailsOf(name)}</VisuallyHidden>
        </ButtonLink>
        <div className="btn-row">
          <LikeButton listing={listing} />
          <ReviewLink listing={listing} />
        </div>
      </div>
    </article>
  )
}
