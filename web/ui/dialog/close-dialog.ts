/** Closes the dialog with this id; the browser gives the focus back to what opened it, where that is still there. */
export function closeDialog(id: string) {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}
