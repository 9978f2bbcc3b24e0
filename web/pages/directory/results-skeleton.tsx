import type { View } from '../../../shared/listings/directory.ts'
import { Loading, SkeletonCard, SkeletonRow } from '../../ui/skeleton.tsx'
import { words } from './words.ts'

/** §9: six cards or four rows stand in while the listings are on their way. */
const PLACEHOLDERS = { grid: 6, list: 4, map: 4 }

export function ResultsSkeleton({ view }: { view: View }) {
  const keys = Array.from({ length: PLACEHOLDERS[view] }, (_, index) => index)
  return (
    <Loading label={words.loading}>
      {view === 'grid' ? (
        <div className="grid grid-2">
          {keys.map((key) => (
            <SkeletonCard key={key} />
          ))}
        </div>
      ) : (
        <div className="rows">
          {keys.map((key) => (
            <SkeletonRow key={key} />
          ))}
        </div>
      )}
    </Loading>
  )
}
