import type { Registration } from '../../../shared/events/registrations.ts'
import { cancelRegistration } from '../../queries/events/registrations.ts'
import { ConfirmChange } from './confirm-change.tsx'
import { registrationWords as words } from './registration-words.ts'

interface LeaveEventProps {
  registration: Registration
  status: 'registered' | 'offered' | 'waitlisted'
}

/** Gives a place back, declines an offer, or leaves the line; asked again, because it cannot be undone. */
export const LeaveEvent = ({ registration, status }: LeaveEventProps) => (
  <ConfirmChange
    of={registration}
    change="cancel"
    send={cancelRegistration}
    say={words.leave[status]}
    working={words.working}
  />
)
