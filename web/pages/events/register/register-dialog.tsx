import { useEffect } from 'react'
import { FormStyles } from '../../../parts/form/form-styles.tsx'
import { openDialog } from '../../../ui/dialog/open-dialog.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { words } from './words.ts'
import { Registering } from './registering.tsx'

/** Registering from a card or an event's page. It opens when it is there; what was written stays until the page goes. */
export function RegisterDialog({ eventId, id }: { eventId: number; id: string }) {
  useEffect(() => openDialog(id), [id])
  return (
    <>
      {/* Before it opens: a form that waits for its rules hides the dialog once more, and the focus would be lost. */}
      <FormStyles />
      <Dialog id={id} title={words.title} close={words.close} isKept>
        <div className="dialog-body">
          <Registering eventId={eventId} />
        </div>
      </Dialog>
    </>
  )
}
