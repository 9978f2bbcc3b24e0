import { useEffect, useRef, type MouseEvent } from 'react'

interface ErrorSummaryProps {
  title: string
  /** The same sentences as at the fields, each leading to its field; without one, what is wrong with the whole. */
  errors: { field?: string; message: string; isRight?: boolean }[]
}

/**
 * What is wrong with a form, at its top. It takes the focus whenever errors come. What was put right is crossed out and keeps
 * its place.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<ErrorSummaryProps['errors']>([])
  useEffect(() => {
    if (errors.some((error) => !error.isRight && !before.current.includes(error)))
      box.current?.focus()
    before.current = errors
  }, [errors])
  if (errors.length === 0) return null
  const isAllRight = errors.every(({ isRight }) => isRight)
  return (
    <div
      className="error-summary"
      ref={box}
      tabIndex={-1}
      role="alert"
      data-right={isAllRight || undefined}
    >
      <h2>{title}</h2>
      <ul>
        {errors.map(({ field, message, isRight }) => (
          <li key={field ?? message} data-right={isRight || undefined}>
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
