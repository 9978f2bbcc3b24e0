import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { SubmissionState } from '../../../parts/submission-status.tsx'
import { moderatedSubmission } from '../../../queries/submissions.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Note } from '../../../ui/note.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Time } from '../../../ui/time.tsx'
import { useEdit } from '../kit/use-edit.ts'
import { AsListed } from './as-listed.tsx'
import { Decision } from './decision.tsx'
import { Differences, SentNow } from './sent-now.tsx'
import { words } from './words.ts'

interface SubmissionDetailProps {
  id: string
  /** As the queue has it, while the rest is being read. */
  name: string | undefined
  onDecided: () => void
}

/** The submission a moderator has open: what it says, what it would become, and the two answers. */
export function SubmissionDetail({ id, name, onDecided }: SubmissionDetailProps) {
  // Read again each time it is opened: what is decided must be what is there now.
  const { data, isError } = useQuery({
    ...moderatedSubmission(id),
    gcTime: 0,
    throwOnError: false,
  })
  if (isError && !data) return <Empty title={words.notFound} level={3} />
  return (
    <article className="queue-item" data-current aria-labelledby="opened">
      <h3 id="opened" tabIndex={-1}>
        {data?.name ?? name}
      </h3>
      {data ? (
        <Read submission={data} onDecided={onDecided} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton width="half" />
          <Skeleton width="most" />
        </Loading>
      )}
    </article>
  )
}

interface ReadProps {
  submission: ModeratedSubmission
  onDecided: () => void
}

function Read({ submission, onDecided }: ReadProps) {
  const { kind, status, listingId, current, createdAt } = submission
  const { submitterName, submitterEmail } = submission
  const [decided, setDecided] = useState(0)
  return (
    <>
      <div className="row row-apart">
        <span className="row">
          <SubmissionState status={status} />
          {words.kinds[kind]}
          {listingId !== null && (
            <Link to={`/admin/listings/${listingId}`}>
              {kind === 'change' && current ? current.name : words.listingPage}
            </Link>
          )}
        </span>
        <span className="soft small breaks">
          {words.sentBy(submitterName)}{' '}
          {submitterEmail && <a href={`mailto:${submitterEmail}`}>{submitterEmail}</a>}{' '}
          <Time of={createdAt} />
        </span>
      </div>
      <Remarks submission={submission} />
      {kind === 'change' ? (
        <Differences submission={submission} />
      ) : (
        <div className="beside">
          <SentNow submission={submission} />
          <AsListed submission={submission} />
        </div>
      )}
      <Answer
        key={decided}
        submission={submission}
        onDecided={() => {
          setDecided(decided + 1)
          onDecided()
        }}
      />
    </>
  )
}

/** What a moderator should know before reading on. */
function Remarks({
  submission: { duplicates, twins, warnings, kind, current },
}: Pick<ReadProps, 'submission'>) {
  return (
    <>
      {warnings.map((warning) => (
        <Note key={warning} look="warn">
          <p>{words.warnings[warning]}</p>
        </Note>
      ))}
      {kind === 'change' && !current && (
        <Note look="warn">
          <p>{words.listingGone}</p>
        </Note>
      )}
      {twins.length > 0 && (
        <Note look="warn">
          <p>
            <strong>{words.twins}</strong>
          </p>
          <ul>
            {twins.map(({ id, name, submitterName, createdAt }) => (
              <li key={id}>
                <Link to={`/admin/submissions?id=${id}`}>{name}</Link>,{' '}
                {words.sentBy(submitterName)} <Time of={createdAt} />
              </li>
            ))}
          </ul>
        </Note>
      )}
      {duplicates.length > 0 && (
        <Note look="warn">
          <p>
            <strong>{words.perhapsListed}</strong>
          </p>
          <ul>
            {duplicates.map(({ id, name, why, isApproved }) => (
              <li key={id}>
                <Link to={`/admin/listings/${id}`}>{name}</Link>: {words.why(why)}
                {!isApproved && ` (${words.notApproved})`}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}

/** The two answers, as long as it waited when it was opened; otherwise how it was decided. */
function Answer({ submission, onDecided }: ReadProps) {
  const edit = useEdit(submission, ['api', 'submissions'])
  if (edit.opened.status !== 'pending') return <Decided submission={submission} />
  return <Decision key={edit.round} edit={edit} submission={submission} onDecided={onDecided} />
}

function Decided({
  submission: { decidedBy, decidedAt, adminNotes },
}: Pick<ReadProps, 'submission'>) {
  return (
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
}
