import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Submission as Sent } from '../../../shared/submissions/submissions.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { RefusedForm } from '../../../shared/errors.ts'
import { ApiError } from '../../api.ts'
import { readDraft } from '../../parts/drafts/drafts.ts'
import { listing } from '../../queries/listings.ts'
import { ownSubmission } from '../../queries/submissions.ts'
import { Empty } from '../../ui/empty.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Decided } from './decided.tsx'
import { Received } from './received.tsx'
import { SubmissionForm } from './submission-form.tsx'
import { draftOf, type Target, type Subject } from './subject.ts'
import { wayOn } from './way-on.ts'
import { WhatYouWrote } from './what-you-wrote.tsx'
import { words } from './words.ts'

export interface SubmissionProps {
  target: Target
  user: User
  /** Drawn for who runs no script. */
  isPlain?: boolean
  /** As it was sent without script, and why it was refused. */
  refused?: RefusedForm | undefined
  /** The rejected one that is sent again, where no draft has its words. */
  again?: Sent
}

/** The form for what the address asks, or what has become of what was sent without script. */
export function Submission(props: SubmissionProps) {
  const [params] = useSearchParams()
  const sent = params.get('sent')
  return sent === null ? <Begun {...props} /> : <JustSent id={sent} isPlain={props.isPlain} />
}

function JustSent({ id, isPlain }: { id: string; isPlain: boolean | undefined }) {
  const { data, isError } = useOwn(id)
  if (data) return <Received name={data.name} />
  return isError || isPlain ? <NotFound /> : <Waiting />
}

/** What it is about is read first. */
function Begun(props: SubmissionProps) {
  const { target, user } = props
  const [isFilled] = useState(() => readDraft(draftOf(target), user.id) !== undefined)
  const again = useQuery({
    ...ownSubmission(target.again ?? ''),
    enabled: target.again !== undefined && !isFilled,
    gcTime: 0,
    throwOnError: isNoAnswer,
  })
  if (again.isLoading && !props.isPlain) return <Waiting />
  if (again.data?.status !== 'rejected') return <Asked {...props} />
  return props.isPlain ? (
    <Asked {...props} again={again.data} />
  ) : (
    <Again {...props} submission={again.data} />
  )
}

/** Where the link to it was followed before the script could fill in what was sent, it is filled in here. */
function Again({ submission, ...props }: SubmissionProps & { submission: Sent }) {
  useState(() => wayOn(submission, props.user.id).take())
  return <Asked {...props} />
}

function Asked(props: SubmissionProps) {
  if (props.target.kind === 'edit') return <OwnSubmission {...props} />
  if (props.target.kind === 'change') return <OfListing {...props} />
  return <SubmissionEditor {...props} subject={{ kind: 'new' }} />
}

function OwnSubmission(props: SubmissionProps) {
  const { data, isError, refetch } = useOwn(props.target.id)
  // Where nothing else comes, what the server could not read is not there.
  if (!data) return isError || props.isPlain ? <NotFound refused={props.refused} /> : <Waiting />
  // What was just sent is not opened again by its own answer.
  return (
    <SubmissionEditor
      {...props}
      subject={{ kind: 'edit', submission: data }}
      onConflict={() => void refetch()}
    />
  )
}

/** Read again each time: a moderator may have read it in the meantime. */
const useOwn = (id: string) =>
  useQuery({ ...ownSubmission(id), gcTime: 0, staleTime: 0, throwOnError: isNoAnswer })

function OfListing(props: SubmissionProps) {
  // Read again: a change is compared with what the listing says now.
  const { data, isError } = useQuery({
    ...listing(props.target.id),
    gcTime: 0,
    staleTime: 0,
    throwOnError: isNoAnswer,
  })
  if (data) return <SubmissionEditor {...props} subject={{ kind: 'change', listing: data }} />
  return isError || props.isPlain ? <ListingGone refused={props.refused} /> : <Waiting />
}

interface SubmissionEditorProps extends SubmissionProps {
  subject: Subject
  /** Somebody decided while it was written. */
  onConflict?: () => void
}

/** Keeps what it began with: what is read again in the meantime takes no word away. */
function SubmissionEditor(props: SubmissionEditorProps) {
  const { target, user, isPlain, refused, again, subject: newest, onConflict } = props
  const [params] = useSearchParams()
  const [subject] = useState(newest)
  const [sent, setSent] = useState<Sent>()
  const [round, setRound] = useState(0)
  if (sent && params.get('step') === 'sent') return <Received name={sent.name} />
  if (newest.kind === 'edit' && newest.submission.status !== 'pending')
    return <Decided submission={newest.submission} userId={user.id} refused={refused} />
  return (
    <SubmissionForm
      key={round}
      target={target}
      about={draftOf(target)}
      user={user}
      subject={subject}
      isPlain={isPlain}
      refused={refused}
      again={again}
      onConflict={onConflict}
      onAnew={() => setRound(round + 1)}
      onSent={(answer) => {
        setSent(answer)
        setRound(round + 1)
      }}
    />
  )
}

/** A server that does not answer, or is in trouble, has not said that there is nothing. */
const isNoAnswer = (error: Error, query: { state: { data: unknown } }) =>
  query.state.data === undefined && !(error instanceof ApiError && error.status < 500)

const NotFound = ({ refused }: Pick<SubmissionProps, 'refused'>) => (
  <Empty title={words.notFound}>
    <p>{words.notFoundText}</p>
    <WhatYouWrote refused={refused} />
    <p>
      <MoreLink to="/dashboard/listings">{words.toListings}</MoreLink>
    </p>
  </Empty>
)

const ListingGone = ({ refused }: Pick<SubmissionProps, 'refused'>) => (
  <Empty title={words.listingGone}>
    <WhatYouWrote refused={refused} />
    <p>
      <MoreLink to="/directory">{words.toDirectory}</MoreLink>
    </p>
  </Empty>
)

function Waiting() {
  return (
    <Loading label={words.loading}>
      <Skeleton width="half" />
      <Skeleton width="most" />
    </Loading>
  )
}
