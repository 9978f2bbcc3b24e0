import { useEffect, type RefObject } from 'react'

/** Closes a modal dialog on a press outside, in browsers that do not know `closedby`. */
export function useOutsideClose(dialog: RefObject<HTMLDialogElement | null>, isOn: boolean) {
  useEffect(() => {
    const box = dialog.current
    if (!box || !isOn || 'closedBy' in HTMLDialogElement.prototype) return
    // What lies behind a modal dialog is pressed through the dialog itself.
    const onPress = (event: PointerEvent) => {
      if (event.target === box && isOutside(box.getBoundingClientRect(), event)) box.close()
    }
    box.addEventListener('pointerdown', onPress)
    return () => box.removeEventListener('pointerdown', onPress)
  }, [dialog, isOn])
}

const isOutside = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent) =>
  clientX < left || clientX > right || clientY < top || clientY > bottom
