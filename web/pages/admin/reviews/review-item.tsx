import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ModeratedReview } from '../../../../shared/reviews/reviews.ts'
import { reviewNumbered } from '../../../queries/admin/admin.ts'
import { Note } from '../../../ui/note.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { Time } from '../../../ui/time.tsx'
import { ItemHead, ItemMissing } from '../queue/item.tsx'
import { useRow } from '../queue/use-row.ts'
import { ReviewDecision } from './review-decision.tsx'
import { words } from './words.ts'

interface ReviewItemProps {
  id: string
  /** As the list has it; one that is opened by a link, or has left the list, is in none of it. */
  listed: ModeratedReview | undefined
}

/** The review a moderator has open: what it says, why it is here, and the two answers. */
export function ReviewItem({ id, listed }: ReviewItemProps) {
  const { data } = useQuery({ ...reviewNumbered(id), enabled: !listed })
  const review = useRow(listed, data)
  if (review) return <Read review={review} />
  return <ItemMissing isLoading={!data} words={words} />
}

function Read({ review }: { review: ModeratedReview }) {
  const { listing, author, createdAt, rating, reviewText, state } = review
  const [first] = useState(review)
  const hasChanged = reviewText !== first.reviewText || rating !== first.rating
  return (
    <>
      <ItemHead title={listing.name}>
        {words.state[state]}. {words.by(author)}, <Time of={createdAt} />.{' '}
        <Link to={`/listing/${listing.id}`}>{words.openListing}</Link>
      </ItemHead>
      <ReviewDecision review={review}>
        <div role="status">
          {hasChanged && (
            <Note look="warn">
              <p>{words.hasChanged}</p>
            </Note>
          )}
        </div>
        <Why review={review} />
        <Stars rating={rating} label={words.stars(rating)} />
        <p className="as-typed said">{reviewText}</p>
      </ReviewDecision>
    </>
  )
}

function Why({ review }: { review: ModeratedReview }) {
  const { waitingFor, isOwnListing, reason, reports } = review
  if (!waitingFor && !isOwnListing && !reason && reports.length === 0) return null
  return (
    <Note look="warn">
      {waitingFor && <p>{words.waitingFor[waitingFor]}</p>}
      {isOwnListing && waitingFor !== 'own-listing' && <p>{words.isOwnListing}</p>}
      {reason && (
        <p>
          {words.lastReason} {reason}
        </p>
      )}
      {reports.length > 0 && (
        <>
          <p>
            <strong>{words.reports(reports.length)}</strong>
          </p>
          <ul>
            {reports.map((report) => (
              <li key={report.createdAt}>
                {words.reportReason[report.reason]}
                {report.note && `: ${report.note}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  )
}
