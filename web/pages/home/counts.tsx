import { useQuery } from '@tanstack/react-query'
import { coverage } from '../../queries/site.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { claims } from './claims.ts'
import { words } from './words.ts'

/** What the directory holds, counted (ruling 11). */
export function Counts() {
  const { data } = useQuery(coverage())
  if (!data) {
    return (
      <Loading label={words.loadingListings}>
        <div className="stack-s">
          <Skeleton width="most" />
          <Skeleton width="most" />
        </div>
      </Loading>
    )
  }
  return (
    <div className="stack-s">
      <ul className="counts">
        {claims(data).map(({ count, of }) => (
          <li key={of}>
            <strong>{count}</strong> {of}
          </li>
        ))}
      </ul>
      {data.checkedListings === 0 && data.listings > 0 && <p>{words.stillChecking}</p>}
    </div>
  )
}
