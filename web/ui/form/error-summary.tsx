import { useEffect, useRef, type MouseEvent } from 'react'

interface ErrorSummaryProps {
  title: string
  /** The same sentences as at the fields, each leading to its field; without one, what is wrong with the whole. */
  errors: { field?: string; message: string }[]
}

/** What is wrong with a form, at its top. It takes the focus whenever errors come; what was put right only leaves. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<ErrorSummaryProps['errors']>([])
  useEffect(() => {
    if (errors.some((error) => !before.current.includes(error))) box.current?.focus()
    before.current = errors
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="alert">
      <h2>{title}</h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field ?? message}>
            {field ? (
              <a href={`#${field}`} onClick={goToField}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** To the field with its label, and no new entry in the browser's history. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  // What is folded takes no focus; a fold may be within another.
  for (let fold; (fold = field.closest('details:not([open])'));) fold.setAttribute('open', '')
  const whole = field.closest('.field') ?? field
  whole.scrollIntoView({ block: 'nearest' })
  // A group takes no key: its first answer does.
  ;(field.querySelector('input') ?? field).focus({ preventScroll: true })
}
