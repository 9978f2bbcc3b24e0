import type { View } from '../../../shared/listings/directory.ts'
import { Loading, SkeletonCard } from '../../ui/skeleton.tsx'
import { classes } from '../../ui/classes.ts'
import { words } from './words.ts'

/** §9: six cards or four rows stand in while the listings are on their way. */
const PLACEHOLDERS = { grid: 6, list: 4, map: 4 }

export function ResultsSkeleton({ view }: { view: View }) {
  const keys = Array.from({ length: PLACEHOLDERS[view] }, (_, index) => index)
  return (
    <Loading label={words.loading}>
      <div className={classes('grid', view === 'grid' && 'grid-2')}>
        {keys.map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    </Loading>
  )
}
