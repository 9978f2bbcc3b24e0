import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Registering as State } from '../../../shared/registrations.ts'
import { signInAddress } from '../../../shared/visitor.ts'
import { mailLink } from '../../parts/mail-link.ts'
import { registering } from '../../queries/registrations.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Note } from '../../ui/note.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useVisitor } from '../../visitor.tsx'
import { OwnPlace } from './own-place.tsx'
import { RegisterForm } from './register-form.tsx'
import { keepRegisterWish } from './register-wish.ts'
import { words } from './register-words.ts'
import { eventWhen } from '../../parts/event/event-when.ts'

/** What one can do at this event now, in the order of §4. It stands in the dialog and in the page of the same name. */
export function Registering({ eventId }: { eventId: number }) {
  const { state: visitor } = useVisitor()
  const { data, isError, refetch } = useQuery({ ...registering(eventId), throwOnError: false })
  if (isError)
    return (
      <Note look="bad" role="alert">
        <p>{words.loadingFailed}</p>
        <p>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </p>
      </Note>
    )
  if (!data || visitor === 'loading')
    return (
      <Loading label={words.loading}>
        <div className="stack-s">
          <Skeleton width="half" />
          <Skeleton width="most" />
        </div>
      </Loading>
    )
  return (
    <div className="stack">
      <p>
        <strong>{data.title}</strong>
        <br />
        {eventWhen(data)}
        <br />
        {data.location}
      </p>
      <Step event={data} />
    </div>
  )
}

function Step({ event }: { event: State }) {
  const { state: visitor, user } = useVisitor()
  const { state, own, registrationUrl } = event
  const [isJoining, setJoining] = useState(false)
  /** Registered just now: the words that took the form's place take its focus. */
  const [isFresh, setFresh] = useState(false)
  if (state === 'cancelled') return <Closed title={words.cancelled} text={words.cancelledText} />
  if (state === 'past') return <Closed title={words.past} text={words.pastText} />
  if (own) return <OwnPlace own={own} takesFocus={isFresh} />
  if (registrationUrl)
    return (
      <div className="stack">
        <p>{words.elsewhere}</p>
        <p>
          <ExternalLink href={registrationUrl} note={words.newTab} button="primary">
            {words.toWebsite}
          </ExternalLink>
        </p>
      </div>
    )
  if (state === 'closed') return <Closed title={words.closed} text={words.closedText} />
  const isFull = state === 'full'
  const end =
    visitor === 'signed-in' ? (
      user.isEmailVerified ? (
        isFull && !isJoining ? (
          <div className="btn-row">
            <Button look="primary" onClick={() => setJoining(true)}>
              {words.joinWaitlist}
            </Button>
          </div>
        ) : (
          <RegisterForm
            key={state}
            event={event}
            user={user}
            isWaiting={isFull}
            onDone={() => setFresh(true)}
          />
        )
      ) : (
        <Note look="warn">
          <p>{words.verifyFirst}</p>
        </Note>
      )
    ) : (
      <SignIn eventId={event.eventId} />
    )
  return (
    <>
      {isFull && <Closed title={words.full} text={words.fullText} />}
      {end}
      {isFull && event.contactEmail && (
        <p>
          <a href={mailLink(event.contactEmail, words.waitlistSubject(event.title))}>
            {words.writeInstead}
          </a>
        </p>
      )}
    </>
  )
}

function Closed({ title, text }: { title: string; text: string }) {
  return (
    <Note look="warn">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </Note>
  )
}

/** The tab remembers what was meant; the address that one comes back to does nothing by itself (ruling 22). */
function SignIn({ eventId }: { eventId: number }) {
  const { pathname, search } = useLocation()
  return (
    <div className="stack">
      <p>{words.signInWhy}</p>
      <p>
        <ButtonLink
          to={signInAddress(pathname + search)}
          reloadDocument
          rel="nofollow"
          look="primary"
          onClick={() => keepRegisterWish(eventId)}
        >
          {words.signInToRegister}
        </ButtonLink>
      </p>
    </div>
  )
}
