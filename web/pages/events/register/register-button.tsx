import type { Event } from '../../../../shared/events/events.ts'
import type { Registration } from '../../../../shared/events/registrations.ts'
import { RegisterLink } from './register-link.tsx'
import { words } from '../words.ts'

interface RegisterButtonProps {
  event: Pick<
    Event,
    'id' | 'title' | 'registration' | 'registrationUrl' | 'isUpcoming' | 'cancelledAt'
  >
  own?: Registration | null
  /** The one thing to do in this view. */
  isPrimary?: boolean
}

/** The way to register (§2): on the organiser's own website in a new tab, otherwise here. Says when it is too late. */
export function RegisterButton({ event, own, isPrimary }: RegisterButtonProps) {
  if (!event.isUpcoming || event.cancelledAt) return null
  if (event.registration === 'closed' && !own) return <p>{words.closed}</p>
  return <RegisterLink event={event} own={own} look={isPrimary ? 'primary' : undefined} />
}
