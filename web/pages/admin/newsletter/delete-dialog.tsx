import { useEffect, useId } from 'react'
import type { Subscriber } from '../../../../shared/newsletter/subscribers.ts'
import { useChange } from '../../../notices/use-change.ts'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { deleteSubscriber } from '../../../queries/newsletter.ts'
import { Button } from '../../../ui/button/button.tsx'
import { openDialog } from '../../../ui/dialog/dialog-opener.tsx'
import { closeDialogAndKeepFocus } from '../kit/keep-focus.ts'
import { words } from './words.ts'

/** Asks before an address is erased. */
export function DeleteDialog({ subscriber: { id, email } }: { subscriber: Subscriber }) {
  const dialogId = useId()
  const erase = useChange(deleteSubscriber(id))
  useEffect(() => openDialog(dialogId), [dialogId])
  const close = () => closeDialogAndKeepFocus(dialogId)
  return (
    <ConfirmDialog
      id={dialogId}
      title={words.question}
      close={words.close}
      of={erase}
      yes={
        <Button
          look="danger"
          isBusy={erase.isPending}
          onClick={() => erase.mutate(undefined, { onSuccess: close })}
        >
          {erase.isPending ? words.deleting : words.delete}
        </Button>
      }
      no={words.cancel}
    >
      <p className="breaks">{words.text(email)}</p>
    </ConfirmDialog>
  )
}
