import { useQuery } from '@tanstack/react-query'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Import } from '../../../../shared/imports/imports.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { readPage } from '../../../parts/read-page.ts'
import { importRows, REHEARSAL_PAGE, runImport } from '../../../queries/admin/imports.ts'
import { Button } from '../../../ui/button/button.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { Note } from '../../../ui/note.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { LinkSwitch } from '../../../ui/link-switch.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { RehearsedRows } from './rehearsed-rows.tsx'
import { Tally } from './tally.tsx'
import { words } from './words.ts'

const OUTCOMES = ['create', 'update', 'unchanged', 'duplicate', 'error'] as const
/** What a list of confirmations makes new are no listings. */
const outcomesOf = ({ kind }: Import) =>
  kind === 'listings'
    ? OUTCOMES
    : OUTCOMES.filter((outcome) => outcome !== 'create' && outcome !== 'duplicate')

/** What each row would do, and the one button that does it. */
export function Rehearsal({ of: one }: { of: Import }) {
  const { id, counts, ignoredColumns } = one
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set())
  const [isAll, setAll] = useState(false)
  const start = useChange(runImport(id))
  const count = counts.create + counts.update + (isAll ? counts.duplicate : wanted.size)
  return (
    <div className="stack">
      <Tally
        numbers={outcomesOf(one).map((outcome) => ({
          label:
            (one.kind === 'confirmations' && words.confirmationCounts[outcome]) ||
            words.counts[outcome],
          value: counts[outcome],
        }))}
      />
      {ignoredColumns.length > 0 && (
        <Note>
          <p className="breaks">{words.ignored(ignoredColumns)}</p>
        </Note>
      )}
      {counts.error > 0 && (count > 0 || counts.duplicate > 0) && (
        <Note look="warn">
          <p>{words.skipped(counts.error)}</p>
        </Note>
      )}
      {counts.duplicate > 0 && (
        <Choice
          type="checkbox"
          checked={isAll}
          onChange={(event) => setAll(event.currentTarget.checked)}
        >
          {words.allDuplicates(counts.duplicate)}
        </Choice>
      )}
      <Failure of={start} />
      {count === 0 && <p>{words.nothing(counts)}</p>}
      <div className="btn-row">
        {count > 0 && (
          <Button
            look="primary"
            icon={Upload}
            isBusy={start.isPending}
            onClick={() => start.mutate({ allDuplicates: isAll, duplicates: [...wanted] })}
          >
            {start.isPending ? words.starting : words.confirm(count)}
          </Button>
        )}
        <MoreLink to="/admin/import">{count > 0 ? words.leave : words.chooseAgain}</MoreLink>
      </div>
      <Rows
        of={one}
        wanted={isAll ? 'all' : wanted}
        onWant={(row, isWanted) =>
          setWanted((last) =>
            isWanted ? new Set([...last, row]) : new Set([...last].filter((each) => each !== row)),
          )
        }
      />
    </div>
  )
}

interface RowsProps {
  of: Import
  wanted: ReadonlySet<number> | 'all'
  onWant: (row: number, isWanted: boolean) => void
}

function Rows({ of: one, wanted, onWant }: RowsProps) {
  const { id, counts, total } = one
  const [params] = useSearchParams()
  const show = OUTCOMES.find((outcome) => outcome === params.get('show')) ?? 'all'
  const page = readPage(params)
  const { data } = useQuery(importRows(id, show, page, REHEARSAL_PAGE))
  const to = (outcome: string, number = 1) =>
    `/admin/import?${new URLSearchParams({ import: String(id), show: outcome, page: String(number) })}`
  return (
    <section className="stack-s" aria-label={words.rowsTable}>
      <div className="import-show">
        <LinkSwitch
          label={words.showRows}
          options={(['all', ...outcomesOf(one)] as const).map((outcome) => ({
            to: to(outcome),
            label: words.show(outcome, outcome === 'all' ? total : counts[outcome]),
            isCurrent: outcome === show,
          }))}
        />
      </div>
      {!data && (
        <Loading label={words.loading}>
          <Skeleton width="most" />
          <Skeleton width="most" />
        </Loading>
      )}
      {data?.rows.length === 0 && <p role="status">{words.noRows}</p>}
      {data && data.rows.length > 0 && (
        <RehearsedRows rows={data.rows} wanted={wanted} onWant={onWant} />
      )}
      {data && (
        <ListPages
          page={page}
          total={data.total}
          size={REHEARSAL_PAGE}
          toPage={(number) => to(show, number)}
        />
      )}
    </section>
  )
}
