import { classes } from '../classes.ts'

/** One primary button a view; danger for what cannot be undone; quiet for the way out. */
export type ButtonLook = 'primary' | 'quiet' | 'danger'

const LOOKS: Record<ButtonLook, string> = {
  primary: 'btn-primary',
  quiet: 'btn-quiet',
  danger: 'btn-danger',
}

/** The classes of a button, for whatever element looks like one. */
export function buttonClass(look?: ButtonLook, isWide?: boolean, more?: string) {
  return classes('btn', look && LOOKS[look], isWide && 'btn-wide', more)
}
