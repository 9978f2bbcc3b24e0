import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { AdminListing } from '../../../../shared/listings/admin.ts'
import { MAX_SEARCH } from '../../../../shared/listings/directory.ts'
import { placeWords } from '../../../parts/listing/place-words.ts'
import { readPage } from '../../../parts/read-page.ts'
import { adminListings, doublesOf } from '../../../queries/admin/listings.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { FoundRows } from '../kit/found-rows.tsx'
import { SearchForm } from '../kit/search-form.tsx'
import { toAddress } from '../kit/to-address.ts'
import { words } from './words.ts'

/** The listing that is the same place: one that looks like it, or one that is searched for. */
export function ChooseOther({ listing }: { listing: AdminListing }) {
  const [params] = useSearchParams()
  const search = (params.get('search') ?? '').trim()
  return (
    <>
      <h3>{words.which}</h3>
      <SearchForm key={search} id="merge-search" words={words} search={search} max={MAX_SEARCH} />
      {search && <Found listing={listing} search={search} page={readPage(params)} />}
      <Likely listing={listing} />
    </>
  )
}

interface FoundProps {
  listing: AdminListing
  search: string
  page: number
}

function Found({ listing: { id }, search, page }: FoundProps) {
  const { data } = useQuery(
    adminListings({
      search,
      category: '',
      region: '',
      import: undefined,
      show: 'approved',
      sort: 'name',
      page,
    }),
  )
  const path = pathOf(id)
  return (
    <section className="stack-s" aria-labelledby="found">
      <h4 id="found">{words.found}</h4>
      <FoundRows
        data={data}
        words={{ loading: words.foundLoading, count: words.count }}
        none={words.none}
        renderRow={(row) =>
          row.id === id ? <Row of={row} why={words.itself} /> : <Row of={row} to={path} />
        }
        page={page}
        toPage={(number) => toAddress(path, { search, page: number })}
      />
    </section>
  )
}

function Likely({ listing: { id } }: { listing: AdminListing }) {
  const { data } = useQuery(doublesOf(id))
  return (
    <section className="stack-s" aria-labelledby="likely">
      <h4 id="likely">{words.likely}</h4>
      {!data && (
        <Loading label={words.likelyLoading}>
          <Skeleton width="most" />
        </Loading>
      )}
      {data?.length === 0 && <p>{words.noLikely}</p>}
      {data && data.length > 0 && (
        <ul className="rows">
          {data.map((row) => (
            <li key={row.id}>
              <Row
                of={row}
                to={pathOf(id)}
                why={row.why.map((reason) => words.why[reason]).join(', ')}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface RowProps {
  of: { id: number; name: string; town: string | null; region: string | null }
  /** Left out for what cannot be chosen. */
  to?: string
  why?: string
}

function Row({ of, to, why }: RowProps) {
  return (
    <p className="merge-row breaks">
      {to ? <Link to={toAddress(to, { other: of.id })}>{of.name}</Link> : of.name}
      <span className="soft small">{[placeWords(of), why].filter(Boolean).join(', ')}</span>
    </p>
  )
}

const pathOf = (id: number) => `/admin/listings/${id}/merge`
