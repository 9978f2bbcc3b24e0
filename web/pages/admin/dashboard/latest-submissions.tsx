import { Link } from 'react-router'
import type { AdminStats } from '../../../../shared/admin/stats.ts'
import { SubmissionState } from '../../../parts/submission-status.tsx'
import { Time } from '../../../ui/time.tsx'
import { words } from './words.ts'

/** The five latest, whatever became of them (§9). */
export function LatestSubmissions({
  submissions,
}: {
  submissions: AdminStats['latestSubmissions']
}) {
  return (
    <section className="stack-s" aria-labelledby="latest">
      <h3 id="latest">{words.latest}</h3>
      {submissions.length === 0 && <p>{words.noSubmissions}</p>}
      {submissions.length > 0 && (
        <ul className="rows">
          {submissions.map(({ id, name, status, submitterName, createdAt }) => (
            <li key={id} className="latest-row">
              <Link to={`/admin/submissions?id=${id}`}>{name}</Link>
              <span>
                <SubmissionState status={status} />
              </span>
              <span className="soft small">
                {words.sentBy(submitterName)}, <Time of={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
