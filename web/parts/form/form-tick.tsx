import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Choice } from '../../ui/form/choice.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { errorAt } from './form-field.tsx'
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
  const error = errorAt(of, id)
  return (
    <div className="field">
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
      <Choice
        type="checkbox"
        id={id}
        aria-describedby={error && `${id}-error`}
        aria-invalid={error ? true : undefined}
        aria-required={isRequired}
        defaultChecked={of.filledIn(name) !== undefined}
        {...of.register(name)}
      >
        {children}
      </Choice>
    </div>
  )
}
