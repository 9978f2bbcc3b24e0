import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { Registration } from '../../../shared/registrations.ts'
import { Failure } from '../../parts/failure.tsx'
import { deleteDetails } from '../../queries/registrations.ts'
import { Button } from '../../ui/button.tsx'
import { DialogOpener } from '../../ui/dialog-opener.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { registrationWords as words } from './registration-words.ts'

/** Takes back what was told for an event that is over, cancelled or left (ruling 27); asked once more, because it is gone. */
export function DeleteDetails({ registration }: { registration: Registration }) {
  const { id: registrationId, eventTitle } = registration
  const id = useId()
  const deleting = useMutation({
    ...deleteDetails(registration, () => {
      const dialog = document.getElementById(id)
      if (dialog instanceof HTMLDialogElement) dialog.close()
    }),
    // What opened the dialog is gone.
    onSuccess: () => document.getElementById(`registration-${registrationId}`)?.focus(),
  })
  const { button, title, text, yes, working } = words.details
  return (
    <>
      <DialogOpener opens={id} look="danger">
        {button}
        <VisuallyHidden>{words.of(eventTitle)}</VisuallyHidden>
      </DialogOpener>
      <Dialog id={id} title={title} close={words.close} look="confirm">
        <div className="dialog-body stack-s">
          <p>{text(eventTitle)}</p>
          <Failure of={deleting} />
        </div>
        <div className="dialog-foot">
          <Button look="danger" isBusy={deleting.isPending} onClick={() => deleting.mutate()}>
            {deleting.isPending ? working : yes}
          </Button>
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
