import { useLayoutEffect, useRef } from 'react'
import { closeDialog } from '../../../ui/dialog/close-dialog.ts'

/** The title of what is open in a queue, where there is one, otherwise the tab's heading. */
export const toHeading = () =>
  ['opened', 'tab']
    .map((id) => document.getElementById(id))
    .find((heading) => heading?.checkVisibility())
    ?.focus()

/** The heading of the row this is in. */
export const toRow = (box: HTMLElement) => box.closest('article')?.querySelector('h3')?.focus()

/** On what may leave the page while the keyboard is in it: it goes on from the heading, or where `goOn` puts it. */
export function useKeptFocus<E extends HTMLElement>(goOn: (box: E) => void = toHeading) {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const box = ref.current
    // Before it is taken out: afterwards nobody can tell where the keyboard was.
    return () => {
      if (box?.contains(document.activeElement)) goOn(box)
    }
  }, [goOn])
  return ref
}

/** Closes a dialog; if the button that opened it has left the page, the keyboard goes to the heading. */
export function closeDialogAndKeepFocus(id: string): void {
  closeDialog(id)
  if (isFocusLost()) toHeading()
}

/** Nobody is in anything that can be seen: what had the keyboard has gone, or is in a dialog that has closed. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.checkVisibility() !== true
}
