import { useQuery } from '@tanstack/react-query'
import { LATEST_REVIEWS } from '../../../../shared/reviews/rules.ts'
import type { ListingDetail } from '../../../../shared/listings/listings.ts'
import { YourReview } from '../../../parts/review/your-review.tsx'
import { latestReviews } from '../../../queries/reviews/reviews.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Rating } from '../rating.tsx'
import { ReviewList } from './review-list.tsx'
import { words } from './words.ts'

/** The latest three, the way to all of them, and the visitor's own (§2, §4). */
export function Reviews({ listing }: { listing: ListingDetail }) {
  const { id, name } = listing
  const { data } = useQuery(latestReviews(String(id)))
  const more = Number(data?.total ?? 0) - LATEST_REVIEWS
  return (
    <section className="stack" aria-labelledby="reviews">
      <div className="row row-apart">
        <h2 id="reviews" tabIndex={-1}>
          {words.reviews}
        </h2>
        <Rating listing={listing} />
      </div>
      {data && data.rows.length > 0 && <ReviewList reviews={data.rows} listingId={id} />}
      {more > 0 && (
        <p>
          <MoreLink to={`/listing/${id}/reviews`} about={words.moreOf(name)}>
            {words.more(more)}
          </MoreLink>
        </p>
      )}
      <div id="your-review" className="stack-s">
        <YourReview listing={listing} />
      </div>
    </section>
  )
}
