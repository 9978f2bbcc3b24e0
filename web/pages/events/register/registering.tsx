import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Registering as State } from '../../../../shared/events/registrations.ts'
import { signInAddress } from '../../../../shared/accounts/visitor.ts'
import { useTakenFocus } from '../../../parts/use-taken-focus.ts'
import { mailLink } from '../../../parts/mail-link.ts'
import { registering } from '../../../queries/events/own-registrations.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { ExternalLink } from '../../../parts/external-link/external-link.tsx'
import { Note } from '../../../ui/note.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useVisitor } from '../../../visitor.tsx'
import { OwnSeat } from './own-seat.tsx'
import { registerAddress } from './register-address.ts'
import { RegisterForm } from './register-form.tsx'
import { keepRegisterWish } from './register-wish.ts'
import { words } from './words.ts'
import type { RefusedRegistration } from './use-refused-registration.ts'
import { eventWhen } from '../../../../shared/formats/event-when.ts'

interface RegisteringProps {
  eventId: number
  /** Without a dialog's title above it, what follows the event's name is below a heading of this page. */
  isPage?: boolean
  refused?: RefusedRegistration
}

/** What you can do at this event now, in the order of §4. It is in the dialog and in the page of the same name. */
export function Registering({ eventId, isPage, refused }: RegisteringProps) {
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
      <div>
        {isPage ? <h2>{data.title}</h2> : <strong>{data.title}</strong>}
        <p>
          {eventWhen(data)}
          <br />
          {data.location}
        </p>
        {data.price && <p>{words.price(data.price)}</p>}
        {data.ageGroup && <p>{words.ages(data.ageGroup)}</p>}
      </div>
      <Step event={data} refused={refused} />
    </div>
  )
}

function Step({ event, refused }: { event: State; refused?: RefusedRegistration }) {
  const { state: visitor, user } = useVisitor()
  const { state, own, registrationUrl } = event
  const [searchParams] = useSearchParams()
  // The last place went while the form was filled in: what was written stays, for the waitlist.
  const [isJoining, setJoining] = useState(
    state === 'open' || searchParams.get('waitlist') === 'yes' || refused !== undefined,
  )
  /** What there was to do at first: the words that take its place take its focus. */
  const [first] = useState({ state, hadSeat: own !== null })
  const isNew = state !== first.state
  if (state === 'cancelled')
    return <Closed title={words.cancelled} text={words.cancelledText} takesFocus={isNew} />
  if (state === 'past')
    return <Closed title={words.past} text={words.pastText} takesFocus={isNew} />
  if (own) return <OwnSeat own={own} takesFocus={!first.hadSeat} />
  if (state === 'closed')
    return <Closed title={words.closed} text={words.closedText} takesFocus={isNew} />
  if (registrationUrl)
    return (
      <div className="stack">
        <p>{words.elsewhere}</p>
        <p>
          <ExternalLink href={registrationUrl} button="primary">
            {words.toWebsite}
          </ExternalLink>
        </p>
      </div>
    )
  const isFull = state === 'full'
  const end =
    visitor === 'signed-in' ? (
      user.isEmailVerified ? (
        isFull && !isJoining ? (
          <div className="btn-row">
            <form
              action={registerAddress(event.eventId)}
              onSubmit={(press) => {
                press.preventDefault()
                setJoining(true)
              }}
            >
              <input type="hidden" name="waitlist" value="yes" />
              <Button type="submit" look="primary">
                {words.joinWaitlist}
              </Button>
            </form>
          </div>
        ) : (
          <RegisterForm event={event} user={user} isWaiting={isFull} refused={refused} />
        )
      ) : (
        <Note look="warn">
          <p>{words.verifyFirst}</p>
        </Note>
      )
    ) : (
      <SignIn eventId={event.eventId} refusal={refused?.problem?.message} />
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

interface ClosedProps {
  title: string
  text: string
  takesFocus?: boolean
}

function Closed({ title, text, takesFocus = false }: ClosedProps) {
  const heading = useTakenFocus<HTMLElement>(takesFocus)
  return (
    <Note look="warn">
      <p>
        <strong ref={heading} tabIndex={-1}>
          {title}
        </strong>
      </p>
      <p>{text}</p>
    </Note>
  )
}

interface SignInProps {
  eventId: number
  /** Why what was sent without script was not taken: the session had ended. */
  refusal?: string
}

/** The tab remembers what was meant; the address people come back to does nothing on its own (ruling 22). */
function SignIn({ eventId, refusal }: SignInProps) {
  const { pathname, search } = useLocation()
  return (
    <div className="stack">
      {refusal && (
        <Note look="bad" role="alert">
          <p>{refusal}</p>
          <p>{words.notKept}</p>
        </Note>
      )}
      <p>{words.signInWhy}</p>
      <p>
        <ButtonLink
          to={signInAddress(`${pathname}${search}#register`)}
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
