import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { readPage } from '../../../parts/read-page.ts'
import { EARLIER_PAGE, earlierImports } from '../../../queries/admin/imports.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Time } from '../../../ui/time.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { StateBadge } from './badges.tsx'
import { words } from './words.ts'

/** What was imported before, with what came of it. */
export function EarlierImports() {
  const [params] = useSearchParams()
  const page = readPage(params)
  const { data } = useQuery(earlierImports(page))
  return (
    <section className="stack-s" aria-labelledby="earlier">
      <h3 id="earlier">{words.earlier}</h3>
      {!data && (
        <Loading label={words.loading}>
          <Skeleton width="most" />
          <Skeleton width="half" />
        </Loading>
      )}
      {data?.rows.length === 0 && <p>{words.noEarlier}</p>}
      {data && data.rows.length > 0 && (
        <ul className="rows">
          {data.rows.map((one) => (
            <li key={one.id} className="import-row">
              <Link to={`/admin/import?import=${one.id}`}>{one.fileName}</Link>
              <StateBadge state={one.state} />
              <span className="soft small">
                <Time of={one.createdAt} /> {one.admin && words.by(one.admin)}
              </span>
              <span>{one.message ?? one.error}</span>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <ListPages
          page={page}
          total={data.total}
          size={EARLIER_PAGE}
          toPage={(number) => `/admin/import?page=${number}`}
        />
      )}
    </section>
  )
}
