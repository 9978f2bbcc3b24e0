import type { Registration } from '../../../shared/registrations.ts'
import { deleteDetails } from '../../queries/registrations.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import { registrationWords } from './registration-words.ts'

const words = registrationWords.details

/** Takes back what was told for an event that is over, cancelled or left (ruling 27); asked once more, because it is gone. */
export function DeleteDetails({ registration }: { registration: Registration }) {
  return (
    <ConfirmChange
      of={registration}
      change={deleteDetails}
      say={words}
      renderYes={({ isPending, mutate }) => (
        <Button look="danger" isBusy={isPending} onClick={() => mutate()}>
          {isPending ? words.working : words.yes}
        </Button>
      )}
    />
  )
}
