import { lazy, Suspense, useEffect, useId, useState } from 'react'
import type { Event } from '../../../../shared/events/events.ts'
import type { Registration } from '../../../../shared/events/registrations.ts'
import { signInAddress } from '../../../../shared/accounts/visitor.ts'
import type { ButtonLook } from '../../../ui/button/look.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { openDialog } from '../../../ui/dialog/open-dialog.ts'
import { ExternalLink } from '../../../parts/external-link/external-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useVisitor } from '../../../visitor.tsx'
import { registerAddress } from './register-address.ts'
import { keepRegisterWish, takeRegisterWish } from './register-wish.ts'
import { words } from '../words.ts'

const RegisterDialog = lazy(async () => ({
  default: (await import('./register-dialog.tsx')).RegisterDialog,
}))

interface RegisterLinkProps {
  event: Pick<Event, 'id' | 'title' | 'registration' | 'registrationUrl'>
  /** What the visitor has already; the link leads there. */
  own?: Registration | null
  look?: ButtonLook
}

/**
 * The way to a place at an event: the organiser's own website where there is one (§2), otherwise the dialog. Without the
 * script it leads to the same as a page. Who wanted to register and had to sign in first finds the dialog open.
 */
export function RegisterLink({ event, own, look }: RegisterLinkProps) {
  const { id: eventId, title, registration, registrationUrl } = event
  const isFull = registration === 'full'
  const id = useId()
  const { state } = useVisitor()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the tab keeps it, not the page
    if (state === 'signed-in' && takeRegisterWish(eventId)) setWanted(true)
  }, [state, eventId])
  const label = (
    <>
      {own ? words.toDashboard : isFull ? words.joinWaitlist : words.register}
      <VisuallyHidden>{words.registerFor(title)}</VisuallyHidden>
    </>
  )
  if (registrationUrl && !own)
    return (
      <ExternalLink href={registrationUrl} button={look ?? 'outlined'}>
        {label}
      </ExternalLink>
    )
  if (state === 'guest')
    return (
      <ButtonLink
        to={signInAddress(`/events/${eventId}#register`)}
        reloadDocument
        rel="nofollow"
        look={look}
        onClick={() => keepRegisterWish(eventId)}
      >
        {isFull ? words.signInToWait : words.signInToRegister}
        <VisuallyHidden>{words.registerFor(title)}</VisuallyHidden>
      </ButtonLink>
    )
  return (
    <>
      <ButtonLink
        // The same link still: the focus comes back to it from the dialog.
        to={own ? `/dashboard#registration-${own.id}` : registerAddress(eventId)}
        look={look}
        rel="nofollow"
        onClick={(press) => {
          if (own || press.metaKey || press.ctrlKey || press.shiftKey) return
          press.preventDefault()
          setWanted(true)
          openDialog(id)
        }}
      >
        {label}
      </ButtonLink>
      {isWanted && (
        <Suspense>
          <RegisterDialog eventId={eventId} id={id} />
        </Suspense>
      )}
    </>
  )
}
