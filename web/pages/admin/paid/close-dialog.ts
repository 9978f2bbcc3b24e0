import { keepFocus } from '../keep-focus.ts'

/** Closes it, and sees to the focus where the button that opened it has gone with its card. */
export function closeDialog(id: string) {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
  keepFocus()
}
