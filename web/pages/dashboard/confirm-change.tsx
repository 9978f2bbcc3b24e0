import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import type { Registration } from '../../../shared/registrations.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { closeDialog } from '../../ui/close-dialog.ts'
import { DialogOpener } from '../../ui/dialog-opener.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { registrationWords as words } from './registration-words.ts'

interface ConfirmChangeProps<Answer> {
  of: Registration
  /** `onSent` is called once it is done. */
  change: (of: Registration, onSent: () => void) => UseMutationOptions<Answer, Error, void>
  say: { button: string; title: string; text: (eventTitle: string) => string }
  /** The button in the dialog. */
  renderYes: (changing: UseMutationResult<Answer, Error, void>) => ReactNode
}

/** A button for what cannot be undone of a registration, and the dialog that asks once more. */
export function ConfirmChange<Answer>({ of, change, say, renderYes }: ConfirmChangeProps<Answer>) {
  const { id: registrationId, eventTitle } = of
  const id = useId()
  const changing = useMutation({
    ...change(of, () => closeDialog(id)),
    // What opened the dialog is gone.
    onSuccess: () => document.getElementById(`registration-${registrationId}`)?.focus(),
  })
  return (
    <>
      <DialogOpener opens={id} look="danger">
        {say.button}
        <VisuallyHidden>{words.of(eventTitle)}</VisuallyHidden>
      </DialogOpener>
      <ConfirmDialog
        id={id}
        title={say.title}
        close={words.close}
        of={changing}
        yes={renderYes(changing)}
        no={words.keep}
      >
        <p>{say.text(eventTitle)}</p>
      </ConfirmDialog>
    </>
  )
}
