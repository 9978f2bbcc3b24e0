import { useMutation } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import type { Subscriber } from '../../../../shared/subscribers.ts'
import { Failure } from '../../../parts/failure.tsx'
import { deleteSubscriber } from '../../../queries/newsletter.ts'
import { Button } from '../../../ui/button.tsx'
import { openDialog } from '../../../ui/dialog-opener.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { words } from './words.ts'

/** Asks before an address is erased. */
export function DeleteDialog({ subscriber: { id, email } }: { subscriber: Subscriber }) {
  const dialogId = useId()
  const erase = useMutation(deleteSubscriber(id))
  useEffect(() => openDialog(dialogId), [dialogId])
  const close = () => {
    const dialog = document.getElementById(dialogId)
    if (dialog instanceof HTMLDialogElement) dialog.close()
  }
  return (
    <Dialog id={dialogId} title={words.question} close={words.close} look="confirm">
      <div className="dialog-body stack-s">
        <p className="breaks">{words.text(email)}</p>
        <Failure of={erase} />
      </div>
      <div className="dialog-foot">
        <Button
          look="danger"
          isBusy={erase.isPending}
          onClick={() => erase.mutate(undefined, { onSuccess: close })}
        >
          {erase.isPending ? words.deleting : words.delete}
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
