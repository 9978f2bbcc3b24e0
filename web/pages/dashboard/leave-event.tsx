import type { Registration } from '../../../shared/registrations.ts'
import { cancelRegistration } from '../../queries/registrations.ts'
import { Button } from '../../ui/button.tsx'
import { ChangeForm } from './change-form.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import { registrationWords as words } from './registration-words.ts'

interface LeaveEventProps {
  registration: Registration
  status: 'registered' | 'offered' | 'waitlisted'
}

/** Gives a place back, declines an offer, or leaves the line; asked once more, because it cannot be undone. */
export function LeaveEvent({ registration, status }: LeaveEventProps) {
  const say = words.leave[status]
  return (
    <ConfirmChange
      of={registration}
      change={cancelRegistration}
      say={say}
      renderYes={({ isPending, mutate }) => (
        <ChangeForm of={registration} change="cancel" onSend={mutate}>
          <Button type="submit" look="danger" isBusy={isPending}>
            {isPending ? words.working : say.yes}
          </Button>
        </ChangeForm>
      )}
    />
  )
}
