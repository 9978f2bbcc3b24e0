import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminListing } from '../../../../shared/listings/admin.ts'
import type { ListingChange, StoredFact } from '../../../../shared/listings/changes.ts'
import { sayOption } from '../../../parts/listing/choice-words.ts'
import { listingHistory } from '../../../queries/admin/listings.ts'
import { lastPageOf } from '../../../queries/admin/page.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import { MarkedWords } from '../kit/marked-words.tsx'
import { CheckActs } from './check-acts.tsx'
import { inShort } from './fact-fold.tsx'
import { fieldName } from './field-words.ts'
import { Did, UndoChange } from './recent-changes.tsx'
import { words } from './words.ts'

/** Who changed what of a listing, field by field, and who checked what; the newest first. */
export function History({ listing: { id: listingId, checks } }: { listing: AdminListing }) {
  const [page, setPage] = useState(1)
  const { data } = useQuery(listingHistory(listingId, page))
  const last = data ? lastPageOf(data.total) : 1
  return (
    <section className="stack-s" aria-labelledby="history">
      <h3 id="history">{words.history}</h3>
      {!data && (
        <Loading label={words.loading}>
          <Skeleton width="most" />
        </Loading>
      )}
      {data?.rows.length === 0 && <p>{words.historyNone}</p>}
      {data && data.rows.length > 0 && (
        <ul className="rows">
          {data.rows.map((change) => (
            <li key={change.id} className="change">
              <div className="stack-s">
                <p>
                  {change.by ?? (change.isByProvider ? words.provider : words.nobody)}{' '}
                  <Did change={change}>{words.it}</Did>,{' '}
                  <time dateTime={change.createdAt}>{dayAndTime(change.createdAt)}</time>
                </p>
                <Differences change={change} />
              </div>
              <UndoChange change={change} />
            </li>
          ))}
        </ul>
      )}
      {last > 1 && (
        <div className="btn-row">
          {page > 1 && <Button onClick={() => setPage(page - 1)}>{words.newer}</Button>}
          {page < last && <Button onClick={() => setPage(page + 1)}>{words.older}</Button>}
        </div>
      )}
      <CheckActs acts={checks} />
    </section>
  )
}

function Differences({ change: { action, before, after } }: { change: ListingChange }) {
  // In a new listing everything is new; of one that was merged the sentence says it.
  if (action === 'listing.create' || action === 'listing.merged') return null
  const old = new Map<string, unknown>(Object.entries(before.values))
  const oldFacts = new Map<string, StoredFact | null>(Object.entries(before.facts))
  return (
    <dl className="differences">
      {Object.entries(after.values).map(([name, value]) => (
        <Difference
          key={name}
          label={fieldName(name)}
          was={say(name, old.get(name))}
          is={say(name, value)}
        />
      ))}
      {Object.entries(after.facts).map(([name, fact]) => (
        <Difference
          key={`fact-${name}`}
          label={words.sourceOf(fieldName(name))}
          // A check is no change of what was read; it stands with the fact.
          was={inShort(oldFacts.get(name), '')}
          is={inShort(fact, '')}
        />
      ))}
    </dl>
  )
}

function Difference({ label, was, is }: { label: string; was: string; is: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="soft small">{words.was}</span> {was}
      </dd>
      <dd>
        <span className="soft small">{words.is}</span> <MarkedWords was={was} is={is} />
      </dd>
    </div>
  )
}

function say(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.map((item) => say(name, item)).join(', ') || words.empty
  return value ? sayOption(name, String(value)) : words.empty
}
