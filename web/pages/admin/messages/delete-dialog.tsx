import { useEffect, useId } from 'react'
import type { Message } from '../../../../shared/contact/contact.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { deleteMessage } from '../../../queries/admin/messages.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DialogCloser } from '../../../ui/dialog/dialog-closer.tsx'
import { openDialog } from '../../../ui/dialog/dialog-opener.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { closeDialogAndKeepFocus } from '../kit/keep-focus.ts'
import { words } from './words.ts'

/** A message is gone for good, so this is asked first. */
export function DeleteDialog({ message }: { message: Message }) {
  const id = useId()
  const deletion = useChange(deleteMessage(message))
  useEffect(() => openDialog(id), [id])
  const close = () => closeDialogAndKeepFocus(id)
  return (
    <Dialog id={id} title={words.deleteTitle} close={words.close} look="confirm">
      <div className="dialog-body stack-s">
        <p>{words.deleteText(message.subject, message.name)}</p>
        <Failure of={deletion} />
        <Button
          look="danger"
          isBusy={deletion.isPending}
          onClick={() => deletion.mutate(undefined, { onSuccess: close })}
        >
          {deletion.isPending ? words.working : words.deleteYes}
        </Button>
        <DialogCloser>{words.keep}</DialogCloser>
      </div>
    </Dialog>
  )
}
