import LogIn from 'lucide-react/icons/log-in'
import { lazy, Suspense } from 'react'
import type { Listing } from '../../../shared/listings/listings.ts'
import { signInAddress } from '../../../shared/accounts/visitor.ts'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Note } from '../../ui/note.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useVisitor } from '../../visitor.tsx'
import { words } from './words.ts'

/** Fetched for who is signed in: no guest needs it, and the server does not draw it. */
const PersonalReview = lazy(async () => ({
  default: (await import('./personal-review.tsx')).PersonalReview,
}))

export interface YourReviewProps {
  listing: Pick<Listing, 'id' | 'name'>
  /** Closes the dialog it stands in, if it does. */
  onWritten?: () => void
}

/** The visitor's own part of a listing's reviews: a way to sign in, the form, or what they wrote. */
export function YourReview({ listing, onWritten }: YourReviewProps) {
  const { state, user } = useVisitor()
  if (state === 'guest')
    return (
      <Note icon={LogIn}>
        <p>{words.signInFirst}</p>
        <p>
          <MoreLink
            to={signInAddress(`/listing/${listing.id}`)}
            reloadDocument
            about={words.toReview}
          >
            {words.signIn}
          </MoreLink>
        </p>
      </Note>
    )
  if (!user) return <FormSkeleton />
  return (
    <Suspense fallback={<FormSkeleton />}>
      <PersonalReview listing={listing} user={user} onWritten={onWritten} />
    </Suspense>
  )
}

export function FormSkeleton() {
  return (
    <Loading label={words.loading}>
      <noscript>
        <p className="pb-4">{words.needsScript}</p>
      </noscript>
      <div className="stack-s">
        <Skeleton width="quarter" />
        <Skeleton width="half" />
        <Skeleton width="most" />
      </div>
    </Loading>
  )
}
