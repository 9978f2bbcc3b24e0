import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { age } from '../../../../shared/formats/age.ts'
import type { Report, TypedAnswer } from '../../../../shared/reports/reports.ts'
import { REPORT_QUEUES } from '../../../../shared/reports/rules.ts'
import { adminStats } from '../../../queries/admin/listings.ts'
import { decideReport, foundReports } from '../../../queries/reports.ts'
import { Admin } from '../admin.tsx'
import { bulkAct } from '../queue/bulk.tsx'
import { QueueTools } from '../queue/queue-tools.tsx'
import { Queue } from '../queue/queue.tsx'
import { readFilters, toReports } from './filters.ts'
import { ReportItem } from './report-item.tsx'
import { ReportRowState } from './report-row-state.tsx'
import { whoSaid } from './rights.ts'
import { words } from './words.ts'

/** The tab 'Reports': what is said to be wrong in listings, one of them open. */
export function AdminReports() {
  return (
    <Admin>
      <Reports />
    </Admin>
  )
}

function Reports() {
  const [params] = useSearchParams()
  const filters = readFilters(params)
  const { show, search, page } = filters
  const { data } = useQuery(foundReports(filters))
  const { data: stats } = useQuery({ ...adminStats(), throwOnError: false })
  // The first of the list came later, where others were sent by somebody who was wrong before.
  const oldest = stats?.waiting.find(({ queue }) => queue === 'reports')?.since
  return (
    <Queue
      noun="report"
      title={words.title}
      data={data}
      to={(id) => toReports(filters, { page, id })}
      page={page}
      toPage={(other) => toReports(filters, { page: other })}
      tools={
        <>
          <QueueTools
            words={words}
            shows={REPORT_QUEUES}
            show={show}
            to={(queue) => toReports(filters, { show: queue })}
            search={search}
          />
          {show === 'open' && data && Number(data.total) > 1 && (
            <p className="soft small">{words.order}</p>
          )}
        </>
      }
      words={words}
      oldest={show === 'open' && !search && oldest ? age(oldest) : undefined}
      bulk={show === 'open' && BULK}
      alone={{ is: ({ kind }) => kind === 'unsafe', note: words.unsafeAlone }}
      none={search ? words.noneFound : words.none[show]}
      wayOn={search && <Link to="/admin/reports?show=all">{words.clear}</Link>}
      toText={(report) => ({
        name: report.listing.name,
        state: <ReportRowState report={report} />,
        who: whoSays(report),
        since: report.createdAt,
      })}
      renderItem={(id, report) => (
        <ReportItem key={id} id={id} listed={report} leavesWhenDecided={show === 'open'} />
      )}
    />
  )
}

const answerTo = (state: 'accepted' | 'declined') =>
  bulkAct<Report, TypedAnswer>({
    label: words.answerMany[state],
    reasons: words.reasons[state].filter(({ text }) => text),
    asks: words.asksMany[state],
    taken: words.decidedByOthers,
    change: (report) => decideReport(report, state),
    toInput: (answer) => ({ answer }),
  })

const BULK = [answerTo('declined'), answerTo('accepted')]

function whoSays({ said }: Report): string {
  const [first] = said
  if (said.length > 1 || !first) return words.people(said.length)
  return whoSaid(first)
}
