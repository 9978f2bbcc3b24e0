import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { shortDate } from '../../../shared/formats/dates.ts'
import type { ListedReview } from '../../../shared/reviews/reviews.ts'
import { ownReviews } from '../../queries/reviews/reviews.ts'
import { Stars } from '../../ui/stars.tsx'
import { ownReviewWords as words } from './own-review-words.ts'
import { OwnRows } from './own-rows.tsx'
import { words as dashboard } from './words.ts'

/** What the visitor wrote, also what waits for a moderator (ruling 7). It is below Liked Listings. */
export function OwnReviews() {
  const { data } = useQuery(ownReviews())
  return (
    <section className="stack" aria-labelledby="own-reviews">
      <h3 id="own-reviews">{words.title}</h3>
      <OwnRows of={data} words={words} keyOf={({ id }) => id}>
        {(review) => <Row review={review} />}
      </OwnRows>
    </section>
  )
}

function Row({ review: { listing, rating, state, createdAt } }: { review: ListedReview }) {
  return (
    <article className="stack-s own-event">
      <h4 className="breaks">
        {listing.isShown ? <Link to={`/listing/${listing.id}`}>{listing.name}</Link> : listing.name}
      </h4>
      <p>
        <Stars rating={rating} label={words.stars(rating)} />
      </p>
      <p>{listing.isShown ? words.states[state] : dashboard.noLongerListed}</p>
      <p className="soft small">{words.writtenOn(shortDate(createdAt) ?? '')}</p>
    </article>
  )
}
