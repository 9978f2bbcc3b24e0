import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { signInAddress } from '../../../shared/visitor.ts'
import type { ButtonLook } from '../../ui/button-look.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { openDialog } from '../../ui/dialog-opener.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useVisitor } from '../../visitor.tsx'
import { keepRegisterWish, takeRegisterWish } from './register-wish.ts'
import { words } from './words.ts'

const RegisterDialog = lazy(async () => ({
  default: (await import('./register-dialog.tsx')).RegisterDialog,
}))

interface RegisterLinkProps {
  event: { id: number; title: string; registrationUrl: string | null }
  look?: ButtonLook
}

/**
 * The way to a place at an event: the organiser's own website where there is one (§2), else the dialog. Without the
 * script it leads to the same as a page. Who wanted to register and had to sign in first finds the dialog open.
 */
export function RegisterLink({ event, look }: RegisterLinkProps) {
  const { id: eventId, title, registrationUrl } = event
  const id = useId()
  const { state } = useVisitor()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the tab keeps it, not the page
    if (state === 'signed-in' && takeRegisterWish(eventId)) setWanted(true)
  }, [state, eventId])
  const label = (
    <>
      {words.register}
      <VisuallyHidden>{words.registerFor(title)}</VisuallyHidden>
    </>
  )
  if (registrationUrl)
    return (
      <ExternalLink href={registrationUrl} note={words.newTab} button={look ?? 'outlined'}>
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
        {words.signInToRegister}
        <VisuallyHidden>{words.registerFor(title)}</VisuallyHidden>
      </ButtonLink>
    )
  return (
    <>
      <ButtonLink
        to={`/events/${eventId}/register`}
        look={look}
        rel="nofollow"
        onClick={(press) => {
          if (press.metaKey || press.ctrlKey || press.shiftKey) return
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
