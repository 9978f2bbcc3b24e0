import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { words } from './words.ts'

export const Waiting = () => (
  <Loading label={words.loading}>
    <Skeleton width="half" />
    <Skeleton width="most" />
    <Skeleton width="most" />
  </Loading>
)
