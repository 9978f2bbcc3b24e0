import type { Review } from '../../../../shared/reviews/reviews.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { Time } from '../../../ui/time.tsx'
import { ReportButton } from './report-button.tsx'
import { words } from './words.ts'

interface ReviewListProps {
  reviews: Review[]
  listingId: number
}

export function ReviewList({ reviews, listingId }: ReviewListProps) {
  return (
    <ul className="reviews">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewItem review={review} listingId={listingId} />
        </li>
      ))}
    </ul>
  )
}

function ReviewItem({ review, listingId }: { review: Review; listingId: number }) {
  const { rating, reviewText, author, createdAt, mine } = review
  return (
    <article className="review stack-s" aria-label={words.reviewBy(author)}>
      <div className="row row-apart">
        <div className="row">
          <strong>{author}</strong>
          {mine && <Badge look="info">{words.mine}</Badge>}
        </div>
        <span className="soft small">
          <Time of={createdAt} />
        </span>
      </div>
      <Stars rating={rating} label={words.stars(rating)} />
      <p className="as-typed">{reviewText}</p>
      {!mine && <ReportButton review={review} listingId={listingId} />}
    </article>
  )
}
