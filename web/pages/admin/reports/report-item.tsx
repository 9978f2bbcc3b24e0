import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import { shortDate } from '../../../../shared/formats/dates.ts'
import type { Report } from '../../../../shared/reports/reports.ts'
import { isAskedAlready } from '../../../../shared/reports/rules.ts'
import { correctedFields } from '../../../parts/listing/corrected-field-words.ts'
import { reportKindWords } from '../../../parts/listing/report-kind-words.ts'
import { reportNumbered } from '../../../queries/reports.ts'
import { ItemHead, ItemMissing } from '../queue/item.tsx'
import { useRow } from '../queue/use-row.ts'
import { sayAsked } from './asked-words.ts'
import { ReportDecision } from './report-decision.tsx'
import { isRightNow, whoSaid } from './rights.ts'
import { Sides } from './sides.tsx'
import { TakeOut } from './take-out.tsx'
import { words } from './words.ts'

interface ReportItemProps {
  id: string
  /** As the list has it; one that is opened by a link may be in none of it. */
  listed: Report | undefined
  leavesWhenDecided: boolean
}

/** One report: what people saw, what the page says now, what they say is right, and the answers. */
export function ReportItem({ id, listed, leavesWhenDecided }: ReportItemProps) {
  const { data } = useQuery({ ...reportNumbered(id), enabled: !listed })
  const report = useRow(listed, data)
  if (!report) return <ItemMissing isLoading={!data} words={words} />
  const { listing, field, kind } = report
  const title = field ? words.of(correctedFields[field], listing.name) : listing.name
  return (
    <>
      <ItemHead title={title}>
        {/* The title says which fact. */}
        {!(field && kind === 'other') && `${reportKindWords[kind]}. `}
        <Link to={`/admin/listings/${listing.id}`}>{words.openListing}</Link>
        {!listing.isApproved && ` (${words.notShown})`}
        {kind === 'duplicate' && listing.isApproved && (
          <>
            {'. '}
            <Link to={`/admin/listings/${listing.id}/merge`}>{words.merge}</Link>
          </>
        )}
      </ItemHead>
      <ReportDecision report={report} leavesWhenDecided={leavesWhenDecided}>
        {report.state === 'open' && !listing.isApproved && <p>{words.notAsked}</p>}
        {report.askedAt && isAskable(report) && !isRightNow(report) && (
          <p>
            {report.came
              ? sayAsked(report.came, report.field !== null)
              : words.asked(dayAndTime(report.askedAt))}
          </p>
        )}
        {kind === 'closed' && report.state === 'open' && listing.isApproved && (
          <TakeOut listing={listing} />
        )}
        <Decided report={report} />
        {field && <Sides report={report} field={field} />}
        <ul className="stack plain-list">
          {report.said.map((said) => (
            <li key={said.id} className="stack-s">
              <p className="soft small">
                {words.saidBy(whoSaid(said), dayAndTime(said.createdAt))}
                {said.before && `. ${words.before(said.before)}`}
              </p>
              {said.text && <p className="as-typed said">{said.text}</p>}
            </li>
          ))}
        </ul>
        {field && (
          <dl className="pairs">
            <div>
              <dt>{words.checked}</dt>
              <dd>{shortDate(report.checkedOn) ?? words.neverChecked}</dd>
            </div>
          </dl>
        )}
      </ReportDecision>
    </>
  )
}

/** What came of asking stays to be read; that it is planned is no longer true of what is not shown. */
const isAskable = ({ state, listing, came }: Report) =>
  state === 'open' && (listing.isApproved || isAskedAlready(came))

function Decided({ report: { state, answer, decidedAt, decidedBy } }: { report: Report }) {
  if (state === 'open' || !decidedAt) return null
  return (
    <dl className="pairs">
      <div>
        <dt>{state === 'accepted' ? words.accepted : words.declined}</dt>
        <dd>{words.decided(decidedBy, dayAndTime(decidedAt))}</dd>
      </div>
      <div>
        <dt>{words.answered}</dt>
        <dd className="as-typed">{answer ?? words.noAnswer}</dd>
      </div>
    </dl>
  )
}
