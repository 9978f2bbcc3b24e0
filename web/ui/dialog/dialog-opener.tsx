import { Button, type ButtonProps } from '../button/button.tsx'

interface DialogOpenerProps extends ButtonProps {
  /** The id of the dialog. */
  opens: string
}

/** Opens a dialog: by the browser itself, or by script where the browser does not know commands. */
export function DialogOpener({ opens, ...rest }: DialogOpenerProps) {
  return (
    <Button
      {...rest}
      command="show-modal"
      commandfor={opens}
      aria-haspopup="dialog"
      onClick={(event) => {
        rest.onClick?.(event)
        if (!('command' in event.currentTarget)) openDialog(opens)
      }}
    />
  )
}

/** Opens the dialog with this id, for what has no opener of its own on the page. */
export function openDialog(id: string) {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
