import type { ComponentProps } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { FormField } from './form-field.tsx'
import type { FormInUse } from './use-form.ts'

interface PlainFieldProps<Input extends FieldValues> extends Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode'
> {
  of: FormInUse<Input>
  name: FieldPath<Input>
  label: string
  hint?: string
  max?: number
  isOptional?: boolean
}

/** A field of one line, with the browser's own picker for days and times (ruling 33). */
export function PlainField<Input extends FieldValues>({
  of,
  name,
  label,
  hint,
  max,
  isOptional,
  ...input
}: PlainFieldProps<Input>) {
  return (
    <FormField of={of} name={name} label={label} hint={hint} isOptional={isOptional}>
      {(control) => <input {...control} {...input} maxLength={max} autoComplete="off" />}
    </FormField>
  )
}
