import type { UseMutationOptions } from '@tanstack/react-query'
import { useId } from 'react'
import type { Registration } from '../../../shared/events/registrations.ts'
import { useChange } from '../../notices/use-change.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Button } from '../../ui/button/button.tsx'
import { closeDialog } from '../../ui/dialog/close-dialog.ts'
import { DialogOpener } from '../../ui/dialog/dialog-opener.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ChangeForm } from './change-form.tsx'
import { registrationWords as words } from './registration-words.ts'

interface ConfirmChangeProps<Answer> {
  of: Registration
  /** What the form says that no script sends. */
  change: 'cancel' | 'delete'
  /** `onSent` is called once it is done. */
  send: (of: Registration, onSent: () => void) => UseMutationOptions<Answer, Error, void>
  say: { button: string; title: string; text: (eventTitle: string) => string; yes: string }
  working: string
}

/** A button that gives up something of a registration, and the dialog that asks again. */
export function ConfirmChange<Answer>({
  of,
  change,
  send,
  say,
  working,
}: ConfirmChangeProps<Answer>) {
  const { id: registrationId, eventTitle } = of
  const id = useId()
  // Who has cancelled can register again; what is deleted is gone.
  const isForGood = change === 'delete'
  const changing = useChange({
    ...send(of, () => closeDialog(id)),
    // What opened the dialog is gone.
    onSuccess: () => document.getElementById(`registration-${registrationId}`)?.focus(),
  })
  return (
    <>
      <DialogOpener opens={id} look={isForGood ? 'danger' : undefined}>
        {say.button}
        <VisuallyHidden>{words.of(eventTitle)}</VisuallyHidden>
      </DialogOpener>
      <ConfirmDialog
        id={id}
        title={say.title}
        close={words.close}
        of={changing}
        yes={
          <ChangeForm of={of} change={change} onSend={changing.mutate}>
            <Button
              type="submit"
              look={isForGood ? 'danger' : 'primary'}
              isBusy={changing.isPending}
            >
              {changing.isPending ? working : say.yes}
            </Button>
          </ChangeForm>
        }
        no={words.keep}
      >
        <p>{say.text(eventTitle)}</p>
      </ConfirmDialog>
    </>
  )
}
