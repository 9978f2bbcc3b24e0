import { useEffect, useId } from 'react'
import type { Advertisement } from '../../../../shared/advertising/advertisements.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { deleteAdvertisement, renewLink } from '../../../queries/advertisements.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DialogCloser } from '../../../ui/dialog/dialog-closer.tsx'
import { openDialog } from '../../../ui/dialog/dialog-opener.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { closeDialogAndKeepFocus } from '../kit/keep-focus.ts'
import { words } from './words.ts'

/** What is asked about before it is done. */
export type PaidAct = 'delete' | 'new-link'

interface PaidActDialogProps {
  of: Advertisement
  act: PaidAct
}

export function PaidActDialog({ of: { id, title }, act }: PaidActDialogProps) {
  const dialogId = useId()
  useEffect(() => openDialog(dialogId), [dialogId])
  const deletion = useChange(deleteAdvertisement(id))
  const renewal = useChange(renewLink(id))
  const doing = act === 'delete' ? deletion : renewal
  const carryOut = () => {
    const done = { onSuccess: () => closeDialogAndKeepFocus(dialogId) }
    if (act === 'delete') deletion.mutate(undefined, done)
    else renewal.mutate(undefined, done)
  }
  const say = words.acts[act]
  return (
    <Dialog id={dialogId} title={say.title} close={words.close} look="confirm">
      <div className="dialog-body stack-s">
        <p>{say.text(title)}</p>
        <Failure of={doing} />
        <Button look="danger" isBusy={doing.isPending} onClick={carryOut}>
          {doing.isPending ? words.working : say.yes}
        </Button>
        <DialogCloser>{words.keep}</DialogCloser>
      </div>
    </Dialog>
  )
}
