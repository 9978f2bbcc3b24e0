import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { listingWords } from '../../../parts/listing/words.ts'
import { SubmissionState } from '../../../parts/submission-status.tsx'
import type { SubmissionFilters } from '../../../queries/submissions.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Time } from '../../../ui/time.tsx'
import { toSubmissions } from './filters.ts'
import { words } from './words.ts'

type Row = Pick<
  ModeratedSubmission,
  'id' | 'name' | 'kind' | 'status' | 'town' | 'region' | 'createdAt'
>

/** Those of the page that are not open. */
export function Others({ rows, filters }: { rows: Row[]; filters: SubmissionFilters }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="after" className="stack-s">
      <h3 id="after">{filters.status === 'pending' ? words.waitingAfter : words.others}</h3>
      <ul className="rows">
        {rows.map((row) => (
          <li key={row.id} className="waiting">
            <strong>{row.name}</strong>
            <span className="row">
              <SubmissionState status={row.status} />
              {row.kind === 'change' && words.kinds.change}
            </span>
            <span className="soft small">
              {listingWords.place(row)}, <Time of={row.createdAt} />
            </span>
            <MoreLink
              to={toSubmissions(filters, { page: filters.page, id: row.id })}
              about={words.openOf(row.name)}
            >
              {words.open}
            </MoreLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
