import type { Listing } from '../../../shared/listings/listings.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { NeedsScript } from '../needs-script.tsx'
import { words } from './words.ts'

export interface YourReviewProps {
  listing: Pick<Listing, 'id' | 'name'>
}

/** Stands in until it is known what the visitor wrote. */
export function FormSkeleton() {
  return (
    <>
      <NeedsScript>{words.needsScript}</NeedsScript>
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
