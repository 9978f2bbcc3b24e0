import { Dialog, type DialogProps } from './dialog.tsx'

/** A dialog that is at the right edge, as high as the window. */
export function Sheet(props: Omit<DialogProps, 'look'>) {
  return <Dialog {...props} look="sheet" />
}
