import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Choice } from '../../ui/form/choice.tsx'
import { ErrorLine } from '../../ui/form/error-line.tsx'
import { problemAt } from './form-field.tsx'
import type { FormInUse } from './use-form.ts'

interface FormTickProps<Input extends FieldValues> {
  of: FormInUse<Input>
  name: FieldPath<Input>
  /** Must be ticked. */
  isRequired?: boolean
  /** What ticking it means. */
  children: ReactNode
}

/** One tick box with its sentence. */
export function FormTick<Input extends FieldValues>({
  of,
  name,
  isRequired,
  children,
}: FormTickProps<Input>) {
  const id = of.idOf(name)
  const problem = problemAt(of, id)
  const isWrong = problem && !problem.isRight
  return (
    <div className="field">
      <ErrorLine id={`${id}-error`} error={problem?.message} isRight={problem?.isRight} />
      <Choice
        type="checkbox"
        id={id}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        aria-invalid={isWrong ? true : undefined}
        aria-required={isRequired}
        defaultChecked={of.filledIn(name) !== undefined}
        {...of.register(name)}
      >
        {children}
      </Choice>
    </div>
  )
}
