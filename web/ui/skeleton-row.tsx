import { Skeleton } from './skeleton.tsx'

/** The shape of a row in the list view. */
export function SkeletonRow() {
  return (
    <div className="listing-row">
      <span className="skeleton-arch" />
      <div className="stack-s">
        <Skeleton width="quarter" />
        <Skeleton width="half" />
        <Skeleton width="most" />
        <Skeleton width="most" />
      </div>
      <div className="row-end">
        <span className="skeleton skeleton-button" />
      </div>
    </div>
  )
}
