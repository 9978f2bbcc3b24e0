import { useQuery } from '@tanstack/react-query'
import { comesAlong } from '../../../queries/admin/listings.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { words } from './words.ts'

/** What belongs to the other listing, and what ends with it. */
export function ComesAlong({ id, other }: { id: number; other: number }) {
  const { data } = useQuery(comesAlong(id, other))
  const along = data ? words.along(data) : []
  const ends = data ? words.ends(data) : []
  return (
    <section className="stack-s" aria-labelledby="along">
      <h3 id="along">{words.alongTitle}</h3>
      {!data && (
        <Loading label={words.loading}>
          <Skeleton width="half" />
        </Loading>
      )}
      {data && along.length === 0 && <p>{words.nothingAlong}</p>}
      {along.length > 0 && (
        <ul>
          {along.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {ends.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
