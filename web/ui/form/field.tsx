import type { ReactNode } from 'react'
import { ErrorLine } from './error-line.tsx'

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
  /** It was wrong and is right by now. */
  isRight?: boolean
  /** Marks a field that may stay empty: "(optional)". */
  optional?: string
  /** Marks a field that may not stay empty; parts/form/form.css draws the mark. */
  isRequired?: boolean
  children: (control: Control) => ReactNode
}

export function Field(props: FieldProps) {
  const { id, label, hint, error, isRight, optional, isRequired, children } = props
  const isWrong = Boolean(error) && !isRight
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, isWrong && errorId].filter(Boolean).join(' ')
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
      <ErrorLine id={errorId} {...{ error, isRight }} />
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': isWrong ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
    </div>
  )
}
