import type { Key, ReactNode } from 'react'
import { SkeletonRow } from '../../ui/skeleton-row.tsx'
import { Loading } from '../../ui/skeleton.tsx'

interface OwnRowsProps<Row> {
  /** Undefined while they are on their way. */
  of: Row[] | undefined
  words: { loading: string; none: string }
  keyOf: (row: Row) => Key
  children: (row: Row) => ReactNode
}

/** What is somebody's own, in My Listings: a row each. */
export function OwnRows<Row>({ of, words, keyOf, children }: OwnRowsProps<Row>) {
  if (!of)
    return (
      <Loading label={words.loading}>
        <SkeletonRow />
      </Loading>
    )
  if (of.length === 0) return <p>{words.none}</p>
  return (
    <ul className="rows">
      {of.map((row) => (
        <li key={keyOf(row)}>{children(row)}</li>
      ))}
    </ul>
  )
}
