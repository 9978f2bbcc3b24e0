import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ImportRow } from '../../../../shared/imports/imports.ts'
import { lastPageOf } from '../../../queries/admin/page.ts'
import { importRows, RESULT_PAGE } from '../../../queries/admin/imports.ts'
import { Pages } from '../../../ui/pages.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { words } from './words.ts'

const { resultColumns: columns } = words

const LAST_COLUMNS = {
  successful: columns.id,
  error: columns.error,
  duplicate: columns.like,
  kept: columns.id,
}

interface ResultTableProps {
  id: number
  show: 'successful' | 'error' | 'duplicate' | 'kept'
  title: string
}

/** Rows that worked, with their listing, or that did not, with why or with what they look like; it scrolls within a fixed height (§2). */
export function ResultTable({ id, show, title }: ResultTableProps) {
  const headingId = useId()
  const [params] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(params.get(show))) || 1)
  const { data } = useQuery(importRows(id, show, page, RESULT_PAGE))
  const toPage = (number: number) => {
    const next = new URLSearchParams(params)
    next.set(show, String(number))
    return `/admin/import?${next}`
  }
  return (
    <section className="stack-s" aria-labelledby={headingId}>
      <h4 id={headingId}>{title}</h4>
      {!data && (
        <Loading label={words.loading}>
          <Skeleton width="most" />
        </Loading>
      )}
      {data && (
        // It can be scrolled with the keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="import-scroll" tabIndex={0} role="group" aria-labelledby={headingId}>
          <table>
            <thead>
              <tr>
                <th scope="col">{columns.row}</th>
                <th scope="col">{columns.name}</th>
                <th scope="col">{LAST_COLUMNS[show]}</th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map((one) => (
                <tr key={one.row}>
                  <td>{one.row}</td>
                  <td className="breaks">{one.name || words.nameless}</td>
                  <td className="breaks">
                    {show === 'duplicate' ? <Likes of={one} /> : <ListingLink id={one.listingId} />}{' '}
                    {problemsOf(one)}
                    <Merges of={one} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && (
        <Pages
          page={page}
          last={lastPageOf(data.total, RESULT_PAGE)}
          toPage={toPage}
          words={{ ...words.resultPages, label: `${title}: ${words.resultPages.label}` }}
        />
      )}
    </section>
  )
}

const ListingLink = ({ id }: { id: number | null }) =>
  id === null ? null : <Link to={`/admin/listings/${id}`}>{id}</Link>

/** What it looks like: listings of ours, rows of the same file, submissions that wait. */
const Likes = ({ of: { likenesses } }: { of: ImportRow }) => (
  <>
    {likenesses.map(({ id, row, name }, index) => (
      <span key={`${id} ${row} ${name}`}>
        {index > 0 && ', '}
        {id === null ? name : <Link to={`/admin/listings/${id}`}>{name}</Link>}
        {row !== null && ` (${words.rowOfFile(row)})`}
      </span>
    ))}
  </>
)

/** A row that was imported although it looked like a listing: one may find later that it is the same. */
const Merges = ({ of: { listingId, likenesses, undo } }: { of: ImportRow }) =>
  listingId !== null &&
  undo !== 'undone' &&
  likenesses.map(
    ({ id, name }) =>
      id !== null && (
        <span key={id} className="block">
          <Link to={`/admin/listings/${id}/merge?other=${listingId}`}>{words.mergeWith(name)}</Link>
        </span>
      ),
  )

const problemsOf = ({ problems }: ImportRow): string =>
  problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join(' ')
