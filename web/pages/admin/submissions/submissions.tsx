import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { SUBMISSION_QUEUES } from '../../../../shared/submissions/rules.ts'
import { submissionQueue } from '../../../queries/submissions.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { Admin } from '../admin.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { readFilters, toSubmissions } from './filters.ts'
import { Finder } from './finder.tsx'
import { SubmissionDetail } from './submission-detail.tsx'
import { Others } from './others.tsx'
import { words } from './words.ts'

/** The tab 'Submissions': one to decide on, and those after it. */
export function AdminSubmissions() {
  return (
    <Admin>
      <Queue />
    </Admin>
  )
}

function Queue() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filters = readFilters(params)
  const { data } = useQuery(submissionQueue(filters))
  const [decided, setDecided] = useState(0)
  const wanted = params.get('id')
  const shown = useRef({ wanted, decided })
  // Where another one is shown than before, one starts at its beginning.
  useEffect(() => {
    const before = shown.current
    shown.current = { wanted, decided }
    const isOpenedByLink = wanted !== null && wanted !== before.wanted
    if (isOpenedByLink || decided !== before.decided)
      (document.getElementById('opened') ?? document.getElementById('tab'))?.focus()
  }, [wanted, decided])
  const first = data?.rows[0]?.id
  const id = wanted ?? (first === undefined ? undefined : String(first))
  const others = data?.rows.filter((row) => String(row.id) !== id) ?? []
  return (
    <section className="stack" aria-labelledby="tab">
      <h2 id="tab" tabIndex={-1}>
        {words.title}
      </h2>
      <Finder key={filters.search} filters={filters} />
      <div className="show-links">
        <TabLinks
          label={words.show}
          tabs={SUBMISSION_QUEUES.map((status) => ({
            to: toSubmissions(filters, { status }),
            label: words.shows[status],
            isCurrent: status === filters.status,
          }))}
        />
      </div>
      {!data && (
        <Loading label={words.loading}>
          <Skeleton width="half" />
          <Skeleton width="most" />
        </Loading>
      )}
      {data && <p role="status">{words.count(Number(data.total))}</p>}
      {data && id === undefined && (
        <Empty title={filters.search ? words.noneFound : words.none[filters.status]} level={3}>
          {filters.search && (
            <p>
              <Link to={toSubmissions(filters, { search: '' })}>{words.clear}</Link>
            </p>
          )}
        </Empty>
      )}
      {data && id !== undefined && (
        // Each has a form of its own: what was written for one does not stay for the next.
        <SubmissionDetail
          key={id}
          id={id}
          name={data.rows.find((row) => String(row.id) === id)?.name}
          onDecided={() => {
            // The page may have been its last: the first one always has the oldest.
            void navigate(toSubmissions(filters, {}), { replace: true })
            setDecided(decided + 1)
          }}
        />
      )}
      {data && <Others rows={others} filters={filters} />}
      {data && (
        <ListPages
          page={filters.page}
          total={data.total}
          toPage={(page) => toSubmissions(filters, { page })}
        />
      )}
    </section>
  )
}
