import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** What the field tells its control; spread it on the input, select or textarea. */
export interface Control {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

interface FieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** The sentence of what is wrong, above the control: a phone's keyboard covers what is below. */
  error?: string
  /** Marks a field that may stay empty: "(optional)". */
  optional?: string
  /** Marks a field that may not stay empty; parts/form/form.css draws the mark. */
  isRequired?: boolean
  children: (control: Control) => ReactNode
}

export function Field({ id, label, hint, error, optional, isRequired, children }: FieldProps) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> {optional}</span>}
      </label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={errorId}>
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
    </div>
  )
}
