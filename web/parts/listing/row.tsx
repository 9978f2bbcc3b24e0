import { Arch } from '../../ui/arch.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CategoryDrawing } from '../drawings/category-drawing.tsx'
import { firstSentence } from './first-sentence.ts'
import { LikeButton } from '../like/like-button.tsx'
import { ListingBits } from './bits.tsx'
import type { ListingBitsProps } from './bits.tsx'
import { ListingTitle } from './title.tsx'
import { listingWords as words } from './words.ts'
import { ReviewLink } from '../review/review-link.tsx'

/** A listing in the list view: as its card, with a first sentence. */
export function ListingRow({ listing, from }: ListingBitsProps) {
  const { id, name, category, description } = listing
  return (
    <article className="listing-row" id={`listing-${id}`} data-category={category}>
      <Arch>
        <CategoryDrawing category={category} />
      </Arch>
      <div className="stack-s">
        <ListingTitle listing={listing} />
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
