import type { Listing } from '../../../shared/listings/listings.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { words } from './words.ts'

export interface YourReviewProps {
  listing: Pick<Listing, 'id' | 'name'>
}

/** A browser that runs a script has no use for it, and so not for its code. */
const NativeReview = import.meta.env.SSR
  ? (await import('./native-review.tsx')).NativeReview
  : () => null

/** Stands in until it is known what the visitor wrote; without script, the form itself. */
export function FormSkeleton({ listing: { id } }: YourReviewProps) {
  return (
    <>
      <noscript>
        <NativeReview listingId={id} />
      </noscript>
      <Loading label={words.loading}>
        <div className="stack-s">
          <Skeleton width="quarter" />
          <Skeleton width="half" />
          <Skeleton width="most" />
        </div>
      </Loading>
    </>
  )
}
