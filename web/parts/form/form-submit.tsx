import type { FieldValues } from 'react-hook-form'
import { Button, type ButtonProps } from '../../ui/button/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { FormInUse } from './use-form.ts'

interface FormSubmitProps<Input extends FieldValues> extends Omit<
  ButtonProps,
  'type' | 'isBusy' | 'look'
> {
  of: FormInUse<Input>
  /** Outlined where the page has several forms: one filled button a view. */
  look?: 'primary' | 'danger' | 'outlined'
  /** The word while it is under way: "Sending…". */
  busy: string
}

/** The button that sends a form. While that is under way it has a double line and another word, and cannot send twice. */
export function FormSubmit<Input extends FieldValues>({
  of,
  busy,
  look = 'primary',
  children,
  ...rest
}: FormSubmitProps<Input>) {
  return (
    <>
      <Button
        {...rest}
        type="submit"
        look={look === 'outlined' ? undefined : look}
        isBusy={of.isBusy}
      >
        {of.isBusy ? busy : children}
      </Button>
      <VisuallyHidden role="status">{of.isBusy && busy}</VisuallyHidden>
    </>
  )
}
