import type { Registration } from '../../../shared/events/registrations.ts'
import { deleteDetails } from '../../queries/events/registrations.ts'
import { ConfirmChange } from './confirm-change.tsx'
import { registrationWords } from './registration-words.ts'

const words = registrationWords.details

/** Takes back what was told for an event that is over, cancelled or left (ruling 27); asked again, because it is gone. */
export const DeleteDetails = ({ registration }: { registration: Registration }) => (
  <ConfirmChange
    of={registration}
    change="delete"
    send={deleteDetails}
    say={words}
    working={words.working}
  />
)
