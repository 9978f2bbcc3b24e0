import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form'
import { ErrorLine } from '../../ui/form/error-line.tsx'
import { problemAt } from './form-field.tsx'
import type { FormInUse } from './use-form.ts'

interface FormGroupProps<Input extends FieldValues> {
  of: FormInUse<Input>
  name: FieldPath<Input>
  legend: ReactNode
  hint?: ReactNode
  className?: string
  /** The radio buttons, each with a value of its own: `<Choice type="radio" value="5" {...control}>`. */
  children: (control: UseFormRegisterReturn) => ReactNode
}

/** One question with a few answers to choose from, one of which has to be chosen. */
export function FormGroup<Input extends FieldValues>({
  of,
  name,
  legend,
  hint,
  className,
  children,
}: FormGroupProps<Input>) {
  const id = of.idOf(name)
  const problem = problemAt(of, id)
  const isWrong = problem && !problem.isRight
  const describedBy = [hint && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className="field"
      id={id}
      role="radiogroup"
      tabIndex={-1}
      aria-required
      aria-describedby={describedBy || undefined}
      aria-invalid={isWrong ? true : undefined}
    >
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ErrorLine id={`${id}-error`} error={problem?.message} isRight={problem?.isRight} />
      <div className={className}>{children(keepChosen(of.register(name)))}</div>
    </fieldset>
  )
}

/** What was chosen before the script was there: the form takes it for the answer that was filled in. */
const keepChosen = (field: UseFormRegisterReturn): UseFormRegisterReturn => ({
  ...field,
  ref: (radio: HTMLInputElement | null) => {
    if (radio?.checked) radio.defaultChecked = true
    field.ref(radio)
  },
})
