import type { ModeratedReview } from '../../../../shared/reviews/reviews.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Time } from '../../../ui/time.tsx'
import { ReviewState } from './review-state.tsx'
import { words } from '../words.ts'

/** A review in the list below the one that is open. */
export function ReviewWaiting({ review, to }: { review: ModeratedReview; to: string }) {
  const { listing, author, createdAt } = review
  return (
    <div className="waiting">
      <strong>{listing.name}</strong>
      <ReviewState review={review} />
      <span className="soft small">
        {author}, <Time of={createdAt} />
      </span>
      <MoreLink to={to} about={words.openOf(listing.name, author)}>
        {words.open}
      </MoreLink>
    </div>
  )
}
