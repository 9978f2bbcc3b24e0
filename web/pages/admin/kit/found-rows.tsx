import type { ReactNode } from 'react'
import type { Counted } from '../../../api.ts'
import { Empty } from '../../../ui/empty.tsx'
import { SkeletonRow } from '../../../ui/skeleton-row.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { ListPages } from './list-pages.tsx'

interface FoundRowsProps<Row extends { id: number | string }> {
  /** What came; not there while it is on its way. */
  data: Counted<Row[]> | undefined
  words: { loading: string; count: (number: number) => string }
  /** What is said where nothing was found, and a link on. */
  none: string
  wayOn?: ReactNode
  renderRow: (row: Row) => ReactNode
  page: number
  toPage: (page: number) => string
}

/** What an admin's list found: that it is on its way, how much it is, its rows and the other pages. */
export function FoundRows<Row extends { id: number | string }>({
  data,
  words,
  none,
  wayOn,
  renderRow,
  page,
  toPage,
}: FoundRowsProps<Row>) {
  if (!data)
    return (
      <Loading label={words.loading}>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  const { rows, total } = data
  return (
    <>
      <p role="status">{words.count(Number(total))}</p>
      {rows.length === 0 && (
        <Empty title={none} level={3}>
          {wayOn && <p>{wayOn}</p>}
        </Empty>
      )}
      {rows.length > 0 && (
        <>
          <ul className="rows">
            {rows.map((row) => (
              <li key={row.id}>{renderRow(row)}</li>
            ))}
          </ul>
          <ListPages page={page} total={total} toPage={toPage} />
        </>
      )}
    </>
  )
}
