import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../shared/accounts/users.ts'
import { ownReview } from '../../queries/reviews/reviews.ts'
import { settings } from '../../queries/site.ts'
import { ContentClosed } from '../content-closed.tsx'
import { OwnReview } from './own-review.tsx'
import { ReviewForm } from './review-form.tsx'
import { FormSkeleton, type YourReviewProps } from './form-skeleton.tsx'

/** The form, for people who have written nothing yet, or what they wrote, to read and to change. */
export function PersonalReview({ listing, user }: YourReviewProps & { user: User }) {
  const { id } = listing
  const { takesContent } = useSuspenseQuery(settings()).data
  const { data: own } = useQuery(ownReview(id))
  const [isChanging, setChanging] = useState(false)
  /** Written or changed just now: the words that took the form's place take its focus. */
  const [isFresh, setFresh] = useState(false)
  const [isSent, setSent] = useState(false)
  const leave = (wasSent: boolean) => {
    setChanging(false)
    setFresh(true)
    setSent(wasSent)
  }

  if (own === undefined) return <FormSkeleton listing={listing} />
  if (own && !isChanging)
    return (
      <OwnReview
        listingId={id}
        review={own}
        takesFocus={isFresh}
        isSent={isSent}
        onChange={takesContent ? () => setChanging(true) : undefined}
      />
    )
  if (!takesContent) return <ContentClosed of="reviews" />
  return (
    <ReviewForm
      listingId={id}
      user={user}
      review={own ?? undefined}
      onDone={() => leave(true)}
      onCancel={own ? () => leave(false) : undefined}
    />
  )
}
