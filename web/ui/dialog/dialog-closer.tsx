import { Button, type ButtonProps } from '../button/button.tsx'

/** Closes the dialog it is in, by the browser itself. */
export function DialogCloser({ icon, children }: Pick<ButtonProps, 'icon' | 'children'>) {
  return (
    <form method="dialog">
      <Button type="submit" look="quiet" icon={icon}>
        {children}
      </Button>
    </form>
  )
}
