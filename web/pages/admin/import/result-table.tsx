import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ImportRow } from '../../../../shared/listings/imports.ts'
import { lastPageOf } from '../../../queries/admin/page.ts'
import { importRows, RESULT_PAGE } from '../../../queries/admin/imports.ts'
import { Pages } from '../../../ui/pages.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { words } from './words.ts'

const { resultColumns: columns } = words

interface ResultTableProps {
  id: number
  show: 'successful' | 'failed' | 'kept'
  title: string
}

/** Rows that worked, with their listing, or that did not, with why; it scrolls within a fixed height (§2). */
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
                <th scope="col">{show === 'failed' ? columns.error : columns.id}</th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map((one) => (
                <tr key={one.row}>
                  <td>{one.row}</td>
                  <td className="breaks">{one.name || words.nameless}</td>
                  <td className="breaks">
                    {show === 'failed' ? (
                      whyNot(one)
                    ) : (
                      <>
                        <ListingLink id={one.listingId} /> {problemsOf(one)}
                      </>
                    )}
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

const whyNot = (row: ImportRow): string =>
  row.outcome === 'error'
    ? problemsOf(row)
    : words.duplicateOf(row.likenesses.map(({ name }) => name).join(', '))

const problemsOf = ({ problems }: ImportRow): string =>
  problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join(' ')
