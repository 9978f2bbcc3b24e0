import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { isReadAlone, SUBMISSION_QUEUES } from '../../../../shared/submissions/rules.ts'
import type { TypedDecisions } from '../../../../shared/submissions/decision.ts'
import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { age } from '../../../../shared/formats/age.ts'
import { decideSubmission, submissionQueue } from '../../../queries/submissions.ts'
import { Admin } from '../admin.tsx'
import { QueueTools } from '../queue/queue-tools.tsx'
import { bulkAct } from '../queue/bulk.tsx'
import { Queue } from '../queue/queue.tsx'
import { signsOf } from './signs.ts'
import { readFilters, toSubmissions } from './filters.ts'
import { SubmissionItem } from './submission-item.tsx'
import { SubmissionRowState } from './submission-row-state.tsx'
import { words } from './words.ts'

/** The tab 'Submissions': one to decide on, and those that wait. */
export function AdminSubmissions() {
  return (
    <Admin>
      <Submissions />
    </Admin>
  )
}

function Submissions() {
  const [params] = useSearchParams()
  const filters = readFilters(params)
  const { status, search, page } = filters
  const { data } = useQuery(submissionQueue(filters))
  const isAll = status === 'pending' && search === '' && page === 1
  return (
    <Queue
      noun="submission"
      title={words.title}
      data={data}
      to={(id) => toSubmissions(filters, { page, id })}
      page={page}
      toPage={(other) => toSubmissions(filters, { page: other })}
      tools={
        <QueueTools
          words={words}
          shows={SUBMISSION_QUEUES}
          show={status}
          name="status"
          to={(queue) => toSubmissions(filters, { status: queue })}
          search={search}
        />
      }
      words={words}
      oldest={isAll && data?.rows[0] ? age(data.rows[0].createdAt) : undefined}
      bulk={status === 'pending' && BULK}
      none={search ? words.noneFound : words.none[status]}
      wayOn={search && <Link to={toSubmissions(filters, { search: '' })}>{words.clear}</Link>}
      toText={(row) => ({
        name: row.name,
        state: <SubmissionRowState submission={row} />,
        who: row.submitterName ?? words.nobody,
        since: row.createdAt,
      })}
      // Each has a form of its own: what was written for one does not stay for the next.
      renderItem={(id, row) => <SubmissionItem key={id} id={id} name={row?.name} />}
    />
  )
}

const BULK = [
  bulkAct<ModeratedSubmission, TypedDecisions>({
    label: words.approveMany,
    asks: words.asksMany.approve,
    leavesOut: {
      is: isReadAlone,
      why: (row) => words.leftOut(row.name, signsOf(row)),
      note: words.leavesOut,
      field: 'isOneOfSeveral',
    },
    change: decideSubmission,
    toInput: () => ({ status: 'approved', adminNotes: '', isOneOfSeveral: true }),
  }),
  bulkAct<ModeratedSubmission, TypedDecisions>({
    label: words.rejectMany,
    asks: words.asksMany.reject,
    reasons: [words.reasons.listed(undefined), ...words.reasons.new].filter(({ text }) => text),
    change: decideSubmission,
    toInput: (adminNotes) => ({ status: 'rejected', adminNotes }),
  }),
]
