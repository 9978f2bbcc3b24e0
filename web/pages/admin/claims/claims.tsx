import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { CLAIM_QUEUES } from '../../../../shared/claims/rules.ts'
import { age } from '../../../../shared/formats/age.ts'
import { foundClaims } from '../../../queries/claims/claims.ts'
import { Admin } from '../admin.tsx'
import { QueueTools } from '../queue/queue-tools.tsx'
import { Queue } from '../queue/queue.tsx'
import { ClaimItem } from './claim-item.tsx'
import { ClaimRowState } from './claim-row-state.tsx'
import { readFilters, toClaims } from './filters.ts'
import { whoClaims } from './who-claims.ts'
import { words } from './words.ts'

/** The tab 'Claims': who says that a listing is theirs, one of them open. */
export function AdminClaims() {
  return (
    <Admin>
      <Claims />
    </Admin>
  )
}

function Claims() {
  const [params] = useSearchParams()
  const filters = readFilters(params)
  const { show, search, page } = filters
  const { data } = useQuery(foundClaims(filters))
  const isAll = show === 'waiting' && !search && page === 1
  return (
    <Queue
      title={words.title}
      data={data}
      to={(id) => toClaims(filters, { page, id })}
      page={page}
      toPage={(other) => toClaims(filters, { page: other })}
      tools={
        <QueueTools
          words={words}
          shows={CLAIM_QUEUES}
          show={show}
          to={(queue) => toClaims(filters, { show: queue })}
          search={search}
        />
      }
      words={words}
      oldest={isAll && data?.rows[0] ? age(data.rows[0].createdAt) : undefined}
      none={search ? words.noneFound : words.none[show]}
      wayOn={search && <Link to="/admin/claims?show=all">{words.clear}</Link>}
      toText={(claim) => ({
        name: claim.listing.name,
        state: <ClaimRowState claim={claim} />,
        who: whoClaims(claim),
        since: claim.createdAt,
      })}
      renderItem={(id, claim) => (
        <ClaimItem
          key={id}
          id={id}
          listed={claim}
          to={toClaims(filters, { page, id: Number(id) })}
        />
      )}
    />
  )
}
