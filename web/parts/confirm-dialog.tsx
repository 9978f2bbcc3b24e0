import type { ReactNode } from 'react'
import { DialogCloser } from '../ui/dialog/dialog-closer.tsx'
import { Dialog, type DialogProps } from '../ui/dialog/dialog.tsx'
import { Failure } from './failure.tsx'

interface ConfirmDialogProps extends Pick<DialogProps, 'id' | 'title' | 'close'> {
  /** What it asks. */
  children: ReactNode
  /** What is done, which may fail. */
  of: { error: Error | null }
  /** The button that does it. */
  yes: ReactNode
  /** Leaves all as it is: "Cancel". */
  no: string
}

/** Asks once more before something is done. */
export function ConfirmDialog({ children, of, yes, no, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog {...dialog} look="confirm">
      <div className="dialog-body stack-s">
        {children}
        <Failure of={of} />
      </div>
      <div className="dialog-foot">
        {yes}
        <DialogCloser>{no}</DialogCloser>
      </div>
    </Dialog>
  )
}
