import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { AUDIT_NOUNS, type AuditNoun } from '../../../../shared/admin/audit.ts'
import type { AuditAct } from '../../../../shared/admin/audit-log.ts'
import { readPage } from '../../../parts/read-page.ts'
import { auditActs } from '../../../queries/admin/listings.ts'
import { Empty } from '../../../ui/empty.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { Admin } from '../admin.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { fieldName } from '../listings/field-words.ts'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import { toAddress } from '../kit/to-address.ts'
import { words } from './words.ts'

/** Who changed what, of everything admins may do. */
export function AdminAudit() {
  return (
    <Admin part={words.title}>
      <AuditLog />
    </Admin>
  )
}

function AuditLog() {
  const [params] = useSearchParams()
  const about = AUDIT_NOUNS.find((noun) => noun === params.get('about'))
  const page = readPage(params)
  const { data } = useQuery(auditActs(about, page))
  return (
    <section className="stack" aria-labelledby="tab">
      <div className="stack-s">
        <h2 id="tab" tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.lead}</p>
        <p>
          <MoreLink to="/admin">{words.back}</MoreLink>
        </p>
      </div>
      <div className="show-links">
        <TabLinks
          label={words.show}
          tabs={(['all', ...AUDIT_NOUNS] as const).map((noun) => ({
            to: to(noun),
            label: words.shows[noun],
            isCurrent: noun === (about ?? 'all'),
          }))}
        />
      </div>
      {!data && (
        <Loading label={words.loading}>
          <Skeleton width="most" />
          <Skeleton width="most" />
        </Loading>
      )}
      {data && <p role="status">{words.count(Number(data.total))}</p>}
      {data?.rows.length === 0 && <Empty title={words.none} level={3} />}
      {data && data.rows.length > 0 && (
        <ul className="rows">
          {data.rows.map((act) => (
            <li key={act.id}>
              <Act act={act} />
            </li>
          ))}
        </ul>
      )}
      <ListPages
        page={page}
        total={data?.total ?? '0'}
        toPage={(number) => to(about ?? 'all', number)}
      />
    </section>
  )
}

function Act({ act }: { act: AuditAct }) {
  const { actor, by, action, createdAt } = act
  const detail = say(act)
  return (
    <article className="line-row">
      <p>
        <strong>{by ?? (actor === 'command' ? words.command : words.gone)}</strong>{' '}
        {words.did[action]} <Subject act={act} />
        {detail && `: ${detail}`}
      </p>
      <p className="line-row-facts">
        <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
      </p>
    </article>
  )
}

function Subject({ act: { action, subject, subjectId, listingId } }: { act: AuditAct }) {
  if (action === 'categories.seed') return null
  const name = subject ?? words.number(subjectId)
  return listingId === null ? name : <Link to={`/admin/listings/${listingId}`}>{name}</Link>
}

/** What was changed of a listing, and what was undone, in words; otherwise what was written with the act. */
function say({ action, detail, subject }: AuditAct): string | null {
  if (!detail || detail === subject) return null
  if (action === 'listing.edit') return detail.split(', ').map(fieldName).join(', ')
  return action === 'listing.undo' ? (words.act[detail] ?? detail) : detail
}

const to = (about: AuditNoun | 'all', page = 1) =>
  toAddress('/admin/audit', { about, page }, { about: 'all' })
