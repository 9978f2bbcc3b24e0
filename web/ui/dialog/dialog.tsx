import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { DialogCloser } from './dialog-closer.tsx'

export interface DialogProps {
  id: string
  title: string
  /** "Close" */
  close: string
  /** `confirm` stays a small box on a phone, too. `sheet` is at the right edge. */
  look?: 'confirm' | 'sheet'
  /** Keeps a press outside from closing it: for forms, where words would be lost. */
  isKept?: boolean
  children: ReactNode
}

/**
 * A native modal dialog. The browser keeps the focus inside, closes it on Escape and gives the focus back.
 * The page opens it with DialogOpener; its HTML is there from the start, so it opens before the script arrives.
 */
export function Dialog({ id, title, close, look, isKept, children }: DialogProps) {
  const titleId = `${id}-title`
  return (
    <dialog
      id={id}
      className={look}
      aria-labelledby={titleId}
      closedby={isKept ? 'closerequest' : 'any'}
      // It may have been opened before the script arrived.
      suppressHydrationWarning
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <DialogCloser icon={X}>{close}</DialogCloser>
      </div>
      {children}
    </dialog>
  )
}
