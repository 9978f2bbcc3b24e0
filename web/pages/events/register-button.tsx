import type { Event } from '../../../shared/events.ts'
import { RegisterLink } from './register-link.tsx'

interface RegisterButtonProps {
  event: Pick<Event, 'id' | 'title' | 'registrationUrl' | 'isUpcoming' | 'cancelledAt'>
  /** The one thing to do in this view. */
  isPrimary?: boolean
}

/** The way to register (§2): on the organiser's own website in a new tab, else here. Nothing once it has begun. */
export function RegisterButton({ event, isPrimary }: RegisterButtonProps) {
  if (!event.isUpcoming || event.cancelledAt) return null
  return <RegisterLink event={event} look={isPrimary ? 'primary' : undefined} />
}
