import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

/** Stands in for what is opened until it is there. */
export const Waiting = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Skeleton width="half" />
    <Skeleton width="most" />
    <Skeleton width="most" />
  </Loading>
)
