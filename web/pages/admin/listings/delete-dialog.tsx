import { useMutation } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { Failure } from '../../../parts/failure.tsx'
import { deleteListing } from '../../../queries/admin-listings.ts'
import { Button } from '../../../ui/button.tsx'
import { openDialog } from '../../../ui/dialog-opener.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { keepFocus } from '../keep-focus.ts'
import { words } from './words.ts'

/** Asks before a listing is deleted. */
export function DeleteDialog({ id, name }: { id: number; name: string }) {
  const dialogId = useId()
  const close = () => {
    const dialog = document.getElementById(dialogId)
    if (dialog instanceof HTMLDialogElement) dialog.close()
  }
  const deleting = useMutation({
    ...deleteListing(id),
    onSuccess: () => {
      close()
      keepFocus()
    },
  })
  useEffect(() => openDialog(dialogId), [dialogId])
  return (
    <Dialog id={dialogId} title={words.deleteTitle} close={words.close} look="confirm">
      <div className="dialog-body stack-s">
        <p>{words.deleteText(name)}</p>
        <Failure of={deleting} />
      </div>
      <div className="dialog-foot">
        <Button look="danger" isBusy={deleting.isPending} onClick={() => deleting.mutate()}>
          {deleting.isPending ? words.deleting : words.deleteYes}
        </Button>
        <form method="dialog">
          <Button type="submit" look="quiet">
            {words.cancel}
          </Button>
        </form>
      </div>
    </Dialog>
  )
}
