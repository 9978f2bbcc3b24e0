import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { User } from '../../../shared/accounts/users.ts'
import { ownProposals } from '../../queries/events/events.ts'
import { ownRegistrations } from '../../queries/events/own-registrations.ts'
import { ownSubmissions } from '../../queries/submissions.ts'
import { wayOn } from '../submit/way-on.ts'
import { ownSummary } from './own-summary.ts'
import { words } from './words.ts'

/** What the person can do next, beside what they have. */
export function Next({ user }: { user: User }) {
  const summary = useOwnSummary()
  if (!summary) return null
  return (
    <aside className="card dashboard-next" aria-labelledby="next">
      <h2 id="next">{words.next}</h2>
      <ul className="stack-s">
        {summary.offered.map(({ id, eventTitle }) => (
          <li key={id}>
            <Link to={`/dashboard?registration=${id}`}>{words.acceptPlace(eventTitle)}</Link>
          </li>
        ))}
        {summary.rejected.map((submission) => (
          <li key={submission.id}>
            <SendAgain submission={submission} userId={user.id} />
          </li>
        ))}
        <li>
          <Link to="/events">{words.seeEvents}</Link>
        </li>
        <li>
          <Link to="/directory">{words.findSome}</Link>
        </li>
      </ul>
    </aside>
  )
}

type Again = Parameters<typeof wayOn>

function SendAgain({ submission, userId }: { submission: Again[0]; userId: Again[1] }) {
  const { to, take } = wayOn(submission, userId)
  return (
    <Link to={to} onClick={take} onAuxClick={take} className="breaks">
      {words.changeAndSend(submission.name)}
    </Link>
  )
}

/** "Hello Asha. You have 1 upcoming event and 1 listing waiting." */
export function Summary({ user }: { user: User }) {
  const summary = useOwnSummary()
  return (
    <p className="lead">
      {words.hello(user.firstName || user.email)} {summary && words.summary(summary)}
    </p>
  )
}

function useOwnSummary() {
  const { data: registrations } = useQuery({ ...ownRegistrations(), throwOnError: false })
  const { data: submissions } = useQuery({ ...ownSubmissions(), throwOnError: false })
  const { data: proposals } = useQuery({ ...ownProposals(), throwOnError: false })
  return (
    registrations && submissions && proposals && ownSummary(registrations, submissions, proposals)
  )
}
