import { useEffect } from 'react'
import type { Listing } from '../../../shared/listings/listings.ts'
import { closeDialog } from '../../ui/dialog/close-dialog.ts'
import { openDialog } from '../../ui/dialog/dialog-opener.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { personalWords as words } from './personal-words.ts'
import { YourReview } from './your-review.tsx'

interface ReviewDialogProps {
  listing: Pick<Listing, 'id' | 'name'>
  id: string
}

/** Reviewing a listing from its card. It opens when it is there; what was written in it stays until the page goes. */
export function ReviewDialog({ id, listing }: ReviewDialogProps) {
  useEffect(() => openDialog(id), [id])
  const close = () => closeDialog(id)
  return (
    <Dialog id={id} title={words.dialogTitle(listing.name)} close={words.close} isKept>
      <div className="dialog-body">
        <YourReview listing={listing} onWritten={close} />
      </div>
    </Dialog>
  )
}
