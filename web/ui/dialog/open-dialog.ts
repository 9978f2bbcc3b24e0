/** Opens the dialog with this id, for what has no opener of its own on the page. */
export function openDialog(id: string) {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
