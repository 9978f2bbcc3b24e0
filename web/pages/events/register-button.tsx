import { signInAddress } from '../../../shared/visitor.ts'
import type { Event } from '../../../shared/events.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useVisitor } from '../../visitor.tsx'
import { words } from './words.ts'

interface RegisterButtonProps {
  event: Pick<Event, 'id' | 'title' | 'registrationUrl' | 'isUpcoming' | 'cancelledAt'>
  /** The one thing to do in this view. */
  isPrimary?: boolean
}

/** The way to register (§2): on the organiser's own website in a new tab, else here. Nothing once it has begun. */
export function RegisterButton({ event, isPrimary }: RegisterButtonProps) {
  const { state } = useVisitor()
  const { id, title, registrationUrl, isUpcoming, cancelledAt } = event
  if (!isUpcoming || cancelledAt) return null
  const forWhat = <VisuallyHidden>{words.registerFor(title)}</VisuallyHidden>
  if (registrationUrl)
    return (
      <ExternalLink
        href={registrationUrl}
        button={isPrimary ? 'primary' : 'outlined'}
        note={words.newTab}
      >
        {words.register}
        {forWhat}
      </ExternalLink>
    )
  const here = `/events/${id}#register`
  if (state === 'guest')
    return (
      <ButtonLink
        to={signInAddress(here)}
        reloadDocument
        rel="nofollow"
        look={isPrimary ? 'primary' : undefined}
      >
        {words.signInToRegister}
        {forWhat}
      </ButtonLink>
    )
  return (
    <ButtonLink to={here} look={isPrimary ? 'primary' : undefined}>
      {words.register}
      {forWhat}
    </ButtonLink>
  )
}
