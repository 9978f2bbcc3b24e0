import { Loading, SkeletonCard } from '../../ui/skeleton.tsx'
import { words } from './words.ts'

export function EventsSkeleton() {
  return (
    <Loading label={words.loading}>
      <div className="grid grid-2">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </Loading>
  )
}
