import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { Registration } from '../../../shared/registrations.ts'
import { Failure } from '../../parts/failure.tsx'
import { cancelRegistration } from '../../queries/registrations.ts'
import { Button } from '../../ui/button.tsx'
import { DialogOpener } from '../../ui/dialog-opener.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ChangeForm } from './change-form.tsx'
import { registrationWords as words } from './registration-words.ts'

interface LeaveEventProps {
  registration: Registration
  status: 'registered' | 'offered' | 'waitlisted'
}

/** Gives a place back, declines an offer, or leaves the line; asked once more, because it cannot be undone. */
export function LeaveEvent({ registration, status }: LeaveEventProps) {
  const { id: registrationId, eventTitle } = registration
  const id = useId()
  const leaving = useMutation({
    ...cancelRegistration(registration, () => {
      const dialog = document.getElementById(id)
      if (dialog instanceof HTMLDialogElement) dialog.close()
    }),
    // What opened the dialog is gone.
    onSuccess: () => document.getElementById(`registration-${registrationId}`)?.focus(),
  })
  const { button, title, text, yes } = words.leave[status]
  return (
    <>
      <DialogOpener opens={id} look="danger">
        {button}
        <VisuallyHidden>{words.of(eventTitle)}</VisuallyHidden>
      </DialogOpener>
      <Dialog id={id} title={title} close={words.close} look="confirm">
        <div className="dialog-body stack-s">
          <p>{text(eventTitle)}</p>
          <Failure of={leaving} />
        </div>
        <div className="dialog-foot">
          <ChangeForm of={registration} change="cancel" onSend={leaving.mutate}>
            <Button type="submit" look="danger" isBusy={leaving.isPending}>
              {leaving.isPending ? words.working : yes}
            </Button>
          </ChangeForm>
          <form method="dialog">
            <Button type="submit" look="quiet">
              {words.keep}
            </Button>
          </form>
        </div>
      </Dialog>
    </>
  )
}
