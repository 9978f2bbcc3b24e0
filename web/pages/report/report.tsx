import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { dayAndTime } from '../../../shared/formats/clock.ts'
import type { FollowedReport } from '../../../shared/reports/reports.ts'
import { MESSAGE_MONTHS } from '../../../shared/retention.ts'
import { sayOption } from '../../parts/listing/choice-words.ts'
import { correctedFields } from '../../parts/listing/corrected-field-words.ts'
import { reportKindWords } from '../../parts/listing/report-kind-words.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { followedReport } from '../../queries/reports.ts'
import { Breadcrumbs } from '../../parts/page-head/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Note } from '../../ui/note.tsx'
import { words } from './words.ts'

/** Where the person who sent a report sees what became of it, without an account: the link is the key. */
export function FollowReport() {
  const { token = '' } = useParams()
  const report = useSuspenseQuery(followedReport(token)).data
  const became = report && whatBecame(report)
  const title = became ? words.titles[became] : words.unknown
  return (
    <div className="wrap">
      <PageHead title={title} description={words.description} path="/report" isUnlisted />
      <div className="page-head breaks">
        <Breadcrumbs here={words.here} />
        <h1>{title}</h1>
        <p className="lead">{became ? words.leads[became] : words.unknownText(MESSAGE_MONTHS)}</p>
      </div>
      <div className="stack section-tight">
        {report && <Said report={report} />}
        <div className="btn-row">
          {report?.listing ? (
            <ButtonLink to={`/listing/${report.listing.id}`}>{words.toListing}</ButtonLink>
          ) : (
            <ButtonLink to="/directory">{words.toDirectory}</ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}

/** What a moderator accepts may be no value of the listing: nothing is corrected, then. */
const whatBecame = ({ state, isChanged }: FollowedReport) =>
  state === 'accepted' && !isChanged ? 'acted' : state

/** "Something else" says no more than the fact does; of what nobody knew nothing was wrong. */
function whatIsSaid({ field, kind, seen }: FollowedReport): string {
  if (!field) return reportKindWords[kind]
  const more = kind !== 'other' ? reportKindWords[kind] : seen ? undefined : words.more
  return [correctedFields[field], more].filter(Boolean).join(': ')
}

function Said({ report }: { report: FollowedReport }) {
  const { listing, field, seen, right, answer, isChanged, createdAt, decidedAt } = report
  return (
    <>
      {answer && (
        <Note look={report.state === 'accepted' ? 'good' : 'info'}>
          <p>
            <strong>{words.answer}</strong>
          </p>
          <p className="as-typed">{answer}</p>
        </Note>
      )}
      <dl className="pairs breaks">
        {listing && (
          <div>
            <dt>{words.listing}</dt>
            <dd>{listing.name}</dd>
          </div>
        )}
        <div>
          <dt>{words.wrong}</dt>
          <dd>{whatIsSaid(report)}</dd>
        </div>
        {field && (
          <div>
            <dt>{words.seen}</dt>
            <dd>
              {seen ? sayOption(field, seen) : words.nothing}
              {isChanged && <p className="soft small">{words.isChanged}</p>}
            </dd>
          </div>
        )}
        {field && right && (
          <div>
            <dt>{words.right}</dt>
            <dd className="as-typed">{sayOption(field, right)}</dd>
          </div>
        )}
        <div>
          <dt>{words.sent}</dt>
          <dd>{dayAndTime(createdAt)}</dd>
        </div>
        {decidedAt && (
          <div>
            <dt>{words.decided}</dt>
            <dd>{dayAndTime(decidedAt)}</dd>
          </div>
        )}
      </dl>
      {!decidedAt && (
        <p className="hint">{report.isAnsweredByEmail ? words.byEmail : words.keep}</p>
      )}
    </>
  )
}
