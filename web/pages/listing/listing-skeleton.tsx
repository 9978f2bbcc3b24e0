import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { words } from './words.ts'

export function ListingSkeleton() {
  return (
    <div className="wrap">
      <title>{words.loading}</title>
      <Loading label={words.loading}>
        <div className="page-head stack">
          <Skeleton width="half" />
          <Skeleton width="most" />
        </div>
        <div className="listing-body">
          <div className="stack">
            <Skeleton />
            <Skeleton />
            <Skeleton width="most" />
          </div>
          <div className="next stack">
            <Skeleton width="half" />
            <Skeleton />
          </div>
        </div>
      </Loading>
    </div>
  )
}
