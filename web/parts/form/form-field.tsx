import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form'
import { Field, type Control } from '../../ui/form/field.tsx'
import type { FormInUse } from './use-form.ts'
import { words } from './words.ts'

/** Spread it on the input, select or textarea. */
type FilledControl = Control & UseFormRegisterReturn & { defaultValue?: string }

interface FormFieldProps<Input extends FieldValues> {
  of: FormInUse<Input>
  name: FieldPath<Input>
  label: ReactNode
  hint?: ReactNode
  /** May stay empty. */
  isOptional?: boolean
  children: (control: FilledControl) => ReactNode
}

/** A field of a form: `{(control) => <input type="email" autoComplete="email" {...control} />}`. */
export function FormField<Input extends FieldValues>({
  of,
  name,
  label,
  hint,
  isOptional,
  children,
}: FormFieldProps<Input>) {
  const id = of.idOf(name)
  const problem = problemAt(of, id)
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={problem?.message}
      isRight={problem?.isRight}
      optional={isOptional ? words.optional : undefined}
      isRequired={!isOptional}
    >
      {(control) => children({ ...control, ...of.register(name), defaultValue: of.filledIn(name) })}
    </Field>
  )
}

export const problemAt = <Input extends FieldValues>(of: FormInUse<Input>, id: string) =>
  of.problems.find(({ field }) => field === id)
