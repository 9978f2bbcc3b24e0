import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { SubmissionState } from '../../../parts/submission-status.tsx'
import { categories } from '../../../queries/categories.ts'
import { moderatedSubmission } from '../../../queries/submissions.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Time } from '../../../ui/time.tsx'
import { useEdit } from '../kit/use-edit.ts'
import { ItemBody, ItemHead } from '../queue/item.tsx'
import { useQueue } from '../queue/queue-context.ts'
import { Decision } from './decision.tsx'
import { Remarks } from './remarks.tsx'
import { SentNow } from './sent-now.tsx'
import { words } from './words.ts'

interface SubmissionItemProps {
  id: string
  /** As the queue has it, while the rest is being read. */
  name: string | undefined
}

/** The submission a moderator has open: what it says, what to look out for, and the two answers. */
export function SubmissionItem({ id, name }: SubmissionItemProps) {
  // Read again each time it is opened: what is decided must be what is there now.
  const { data: sent, isError } = useQuery({
    ...moderatedSubmission(id),
    gcTime: 0,
    throwOnError: false,
  })
  // Without their names a category reads as it stands in addresses.
  const { data: kinds } = useQuery(categories())
  const data = kinds && sent
  const [decided, setDecided] = useState(0)
  const { goOn } = useQueue()
  return (
    <>
      <ItemHead title={data?.name ?? (isError ? words.notFound : name)}>
        {data && <About submission={data} />}
      </ItemHead>
      {!data && (
        <ItemBody>
          {!isError && (
            <Loading label={words.loading}>
              <Skeleton width="half" />
              <Skeleton width="most" />
            </Loading>
          )}
        </ItemBody>
      )}
      {data && (
        <Answer
          key={decided}
          submission={data}
          onDecided={() => {
            setDecided(decided + 1)
            goOn(data.id)
          }}
        />
      )}
    </>
  )
}

interface AnswerProps {
  submission: ModeratedSubmission
  onDecided: () => void
}

/** The two answers, as long as it waited when it was opened; otherwise how it was decided. */
function Answer({ submission, onDecided }: AnswerProps) {
  const edit = useEdit(submission, ['api', 'submissions'])
  const said = (
    <>
      <Remarks submission={submission} />
      <SentNow submission={submission} />
    </>
  )
  if (edit.opened.status !== 'pending')
    return (
      <ItemBody>
        {said}
        <Decided submission={submission} />
      </ItemBody>
    )
  return (
    <Decision key={edit.round} edit={edit} submission={submission} onDecided={onDecided}>
      {said}
    </Decision>
  )
}

type SubmissionProps = Pick<AnswerProps, 'submission'>

function About({ submission }: SubmissionProps): ReactNode {
  const { kind, status, listingId, current, createdAt } = submission
  const { submitterName, submitterEmail } = submission
  return (
    <>
      {status !== 'pending' && <SubmissionState status={status} />} {words.kinds[kind]}.{' '}
      {words.sentBy(submitterName)}
      {submitterEmail && (
        <>
          , <a href={`mailto:${submitterEmail}`}>{submitterEmail}</a>
        </>
      )}
      , <Time of={createdAt} />.{' '}
      {listingId !== null && (
        <Link to={`/admin/listings/${listingId}`}>
          {kind === 'change' && current ? current.name : words.listingPage}
        </Link>
      )}
    </>
  )
}

const Decided = ({ submission: { decidedBy, decidedAt, adminNotes } }: SubmissionProps) => (
  <div className="stack-s">
    <p className="soft small">
      {words.decidedBy(decidedBy)} <Time of={decidedAt} />
    </p>
    {adminNotes && (
      <p className="as-typed">
        <strong>{words.noteWas}</strong> {adminNotes}
      </p>
    )}
  </div>
)
