import { useQuery } from '@tanstack/react-query'
import { directoryPath } from '../../../../shared/listings/directory.ts'
import { shortDate } from '../../../../shared/formats/dates.ts'
import type { SearchMiss } from '../../../../shared/search/search-rules.ts'
import { searchMisses } from '../../../queries/admin/search-rules.ts'
import { Link } from 'react-router'
import { FoundRows } from '../kit/found-rows.tsx'
import { toList } from './shown.ts'
import { words as tabWords } from './words.ts'

const words = tabWords.misses

/** What was understood and not found, so that somebody can look for it. */
export function Misses({ page }: { page: number }) {
  const { data } = useQuery(searchMisses(page))
  return (
    <>
      <p>{words.lead}</p>
      <FoundRows
        data={
          data && {
            ...data,
            rows: data.rows.map((miss) => ({ ...miss, id: `${miss.concept} ${miss.place?.id}` })),
          }
        }
        words={words}
        none={words.none}
        renderRow={(miss) => <Miss of={miss} />}
        page={page}
        toPage={(number) => toList('misses', number)}
      />
    </>
  )
}

function Miss({ of: { concept, place, days, lastDay } }: { of: SearchMiss }) {
  const search = directoryPath({ search: concept, ...(place && { near: place.id }) })
  return (
    <article className="line-row">
      <h3>
        <Link to={search}>{concept}</Link>
      </h3>
      <p className="line-row-facts">
        {[place?.label ?? words.noPlace, words.days(days, shortDate(lastDay) ?? '')].join(' · ')}
      </p>
    </article>
  )
}
