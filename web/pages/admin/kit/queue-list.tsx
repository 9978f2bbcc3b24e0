import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { LIMITS } from '../../../../shared/limits.ts'
import type { ApiError, Counted } from '../../../api.ts'
import { readPage } from '../../../parts/read-page.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { FoundRows } from './found-rows.tsx'
import { SearchForm } from './search-form.tsx'
import { Shows } from './shows.tsx'
import { toAddress } from './to-address.ts'
import { useWanted } from './use-wanted.ts'

interface QueueListProps<Queue extends string, Row extends { id: number }, Act> {
  /** Where the tab is; its "new" is below. */
  path: string
  queues: readonly Queue[]
  /** The queue that comes first when the address names none. */
  first: Queue
  query: (show: Queue, search: string, page: number) => UseQueryOptions<Counted<Row[]>, ApiError>
  words: {
    title: string
    create: string
    show: string
    shows: Record<Queue, string>
    search: string
    searchHint: string
    loading: string
    count: (number: number) => string
    none: Record<Queue, string>
    nothingFits: string
  }
  renderRow: (row: Row, onAct: (act: Act) => void) => ReactNode
  /** Asks before it acts. */
  renderDialog: (row: Row, act: Act) => ReactNode
}

/** A tab that lists rows by queue and words, page by page, each with its acts: posts. */
export function QueueList<Queue extends string, Row extends { id: number }, Act>({
  path,
  queues,
  first,
  query,
  words,
  renderRow,
  renderDialog,
}: QueueListProps<Queue, Row, Act>) {
  const [params] = useSearchParams()
  const show = queues.find((queue) => queue === params.get('show')) ?? first
  const search = (params.get('search') ?? '').trim()
  const page = readPage(params)
  const { data } = useQuery(query(show, search, page))
  const [wanted, want] = useWanted<{ row: Row; act: Act }>()
  return (
    <section className="stack" aria-labelledby="tab">
      <div className="row row-apart">
        <h2 id="tab" tabIndex={-1}>
          {words.title}
        </h2>
        <ButtonLink to={`${path}/new`} icon={Plus}>
          {words.create}
        </ButtonLink>
      </div>
      <Shows
        words={words}
        shows={queues}
        show={show}
        to={(queue) => toAddress(path, { show: queue, search })}
      />
      <SearchForm
        key={`${show} ${search}`}
        id="tab-search"
        words={words}
        search={search}
        max={LIMITS.title}
        show={show}
      />
      <FoundRows
        data={data}
        words={words}
        none={search ? words.nothingFits : words.none[show]}
        renderRow={(row) => renderRow(row, (act) => want({ row, act }))}
        page={page}
        toPage={(number) => toAddress(path, { show, search, page: number })}
      />
      {wanted && <div key={wanted.key}>{renderDialog(wanted.row, wanted.act)}</div>}
    </section>
  )
}
