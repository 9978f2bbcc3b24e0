import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { words } from './words.ts'

export function PostSkeleton() {
  return (
    <div className="wrap">
      <title>{words.loadingPost}</title>
      <Loading label={words.loadingPost}>
        <div className="page-head stack">
          <Skeleton width="quarter" />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </div>
        <div className="prose stack">
          <Skeleton />
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      </Loading>
    </div>
  )
}
