import LogIn from 'lucide-react/icons/log-in'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { signInAddress } from '../../../shared/accounts/visitor.ts'
import { settings } from '../../queries/site.ts'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Note } from '../../ui/note.tsx'
import { useVisitor } from '../../visitor.tsx'
import { ContentClosed } from '../content-closed.tsx'
import { FormSkeleton, type YourReviewProps } from './form-skeleton.tsx'
import { words } from './words.ts'

/** Fetched for anyone who is signed in: no guest needs it, and the server does not draw it. */
const PersonalReview = lazy(async () => ({
  default: (await import('./personal-review.tsx')).PersonalReview,
}))

/** The visitor's own part of a listing's reviews: a way to sign in, the form, or what they wrote. */
export function YourReview({ listing }: YourReviewProps) {
  const { state, user } = useVisitor()
  const { takesContent } = useSuspenseQuery(settings()).data
  if (state === 'guest' && !takesContent) return <ContentClosed of="reviews" />
  if (state === 'guest')
    return (
      <Note icon={LogIn}>
        <p>{words.signInFirst}</p>
        <p>
          <MoreLink
            to={signInAddress(`/listing/${listing.id}#your-review`)}
            reloadDocument
            about={words.toReview}
          >
            {words.signIn}
          </MoreLink>
        </p>
      </Note>
    )
  if (!user) return <FormSkeleton listing={listing} />
  return (
    <Suspense fallback={<FormSkeleton listing={listing} />}>
      <PersonalReview listing={listing} user={user} />
    </Suspense>
  )
}
