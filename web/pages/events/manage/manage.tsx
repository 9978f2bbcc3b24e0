import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { FormStyles } from '../../../parts/form/form-styles.tsx'
import { PageHead } from '../../../parts/page-head/page-head.tsx'
import { SignInFirst } from '../../../parts/sign-in-first.tsx'
import { sentenceOf } from '../../../notices/change.ts'
import { participants } from '../../../queries/events/registrations.ts'
import { PageTop } from '../../../parts/page-head/page-top.tsx'
import { SkeletonRow } from '../../../ui/skeleton-row.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { Note } from '../../../ui/note.tsx'
import { useVisitor } from '../../../visitor.tsx'
import { words } from './words.ts'
import { untilNext } from '../next-moment.ts'
import { Organisers } from './organisers.tsx'
import { ParticipantList } from './participant-list.tsx'
import { eventWhen } from '../../../../shared/formats/event-when.ts'

/** `/events/:id/manage`: who takes part, for those an admin has named (ruling 26). Nothing here can be taken along. */
export function ManageEvent() {
  const { id = '' } = useParams()
  const { state, user } = useVisitor()
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead
        title={words.title}
        description={words.description}
        path={`/events/${id}/manage`}
        isUnlisted
      />
      <PageTop here={words.title} />
      {state === 'guest' && <SignInFirst>{words.signInFirst}</SignInFirst>}
      {state === 'loading' && <Waiting />}
      {user && (
        <div className="stack">
          <noscript>
            <p>{words.needsScript}</p>
          </noscript>
          <Event id={id} />
          {user.role === 'admin' && <Organisers eventId={Number(id)} />}
        </div>
      )}
    </div>
  )
}

function Event({ id }: { id: string }) {
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...participants(id),
    throwOnError: false,
  })
  useEffect(() => {
    // Each answer sets it again, also one that says the same.
    const delay = data && untilNext(data, dataUpdatedAt)
    if (delay === undefined) return
    const timer = setTimeout(() => void refetch(), delay)
    return () => clearTimeout(timer)
  }, [data, dataUpdatedAt, refetch])
  if (error)
    return (
      <Note look="warn" role="alert">
        <p>{sentenceOf(error) ?? words.loadingFailed}</p>
        {sentenceOf(error) === words.refused && (
          <p>
            {words.notNamed} <Link to="/contact">{words.writeToUs}</Link>.
          </p>
        )}
      </Note>
    )
  if (!data) return <Waiting />
  return (
    <>
      <div className="stack-s">
        <h2>{data.title}</h2>
        <p>{eventWhen(data)}</p>
        <ul>
          <li>{words.taken(data.taken, data.maxParticipants)}</li>
          {data.offered > 0 && <li>{words.offered(data.offered)}</li>}
          {data.waiting > 0 && <li>{words.waiting(data.waiting)}</li>}
        </ul>
      </div>
      <ParticipantList of={data} />
    </>
  )
}

function Waiting() {
  return (
    <Loading label={words.loading}>
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
}
