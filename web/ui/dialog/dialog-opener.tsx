import { Button, type ButtonProps } from '../button/button.tsx'

interface DialogOpenerProps extends ButtonProps {
  /** The id of the dialog. */
  opens: string
}

/** Opens a dialog: by the browser itself, or where it does not know commands by the first script. */
export const DialogOpener = ({ opens, ...rest }: DialogOpenerProps) => (
  <Button {...rest} command="show-modal" commandfor={opens} aria-haspopup="dialog" />
)
