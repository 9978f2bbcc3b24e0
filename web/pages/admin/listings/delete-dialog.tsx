import { useEffect, useId } from 'react'
import { useChange } from '../../../notices/use-change.ts'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { deleteListing } from '../../../queries/admin/listings.ts'
import { Button } from '../../../ui/button/button.tsx'
import { openDialog } from '../../../ui/dialog/dialog-opener.tsx'
import { closeDialogAndKeepFocus } from '../kit/keep-focus.ts'
import { words } from './words.ts'

/** Asks before a listing is deleted. */
export function DeleteDialog({ id, name }: { id: number; name: string }) {
  const dialogId = useId()
  const deleting = useChange({
    ...deleteListing(id),
    onSuccess: () => closeDialogAndKeepFocus(dialogId),
  })
  useEffect(() => openDialog(dialogId), [dialogId])
  return (
    <ConfirmDialog
      id={dialogId}
      title={words.deleteTitle}
      close={words.close}
      of={deleting}
      yes={
        <Button look="danger" isBusy={deleting.isPending} onClick={() => deleting.mutate()}>
          {deleting.isPending ? words.deleting : words.deleteYes}
        </Button>
      }
      no={words.cancel}
    >
      <p>{words.deleteText(name)}</p>
    </ConfirmDialog>
  )
}
