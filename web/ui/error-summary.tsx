import { useEffect, useRef } from 'react'

interface ErrorSummaryProps {
  title: string
  /** The same sentences as at the fields, each leading to its field. */
  errors: { field: string; message: string }[]
}

/** What is wrong with a form, at its top. It takes the focus whenever the errors change. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="alert">
      <h2>{title}</h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
