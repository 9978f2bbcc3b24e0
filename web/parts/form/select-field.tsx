import type { ComponentProps } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Options } from '../../ui/form/options.tsx'
import { FormField } from './form-field.tsx'
import type { FormInUse } from './use-form.ts'

interface SelectFieldProps<Input extends FieldValues, Value extends string> {
  of: FormInUse<Input>
  name: FieldPath<Input>
  label: string
  hint?: string
  isOptional?: boolean
  /** What comes first and chooses nothing. */
  none?: string
  options: readonly Value[]
  say: ComponentProps<typeof Options<Value>>['say']
}

/** A field in which one of a few words is chosen. */
export function SelectField<Input extends FieldValues, Value extends string>({
  of,
  name,
  label,
  hint,
  isOptional,
  none,
  options,
  say,
}: SelectFieldProps<Input, Value>) {
  return (
    <FormField of={of} name={name} label={label} hint={hint} isOptional={isOptional}>
      {(control) => (
        <select {...control}>
          {none && <option value="">{none}</option>}
          <Options of={options} say={say} />
        </select>
      )}
    </FormField>
  )
}
