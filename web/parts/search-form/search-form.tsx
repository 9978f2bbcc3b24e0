import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { MAX_SEARCH } from '../../../shared/listings/directory.ts'
import { Button } from '../../ui/button/button.tsx'
import { words } from './words.ts'

interface SearchFormProps {
  id: string
  label: string
  /** Where it leads, with what is typed as `search`. */
  action: string
  searched?: string
  /** What else the address holds and keeps. */
  kept?: Record<string, string>
  onSent?: (event: SubmitEvent<HTMLFormElement>) => void
}

/** A field that searches. Blank, it shows everything again. Without a script the browser sends the form. */
export function SearchForm({
  id,
  label,
  action,
  searched = '',
  kept = {},
  onSent,
}: SearchFormProps) {
  const navigate = useNavigate()
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim()) query.set(name, value.trim())
    onSent?.(event)
    void navigate(query.size > 0 ? `${action}?${query}` : action)
  }
  return (
    <form className="find" role="search" action={action} onSubmit={send}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        // The key redraws the field when the address changes on its own: back, forward.
        key={searched}
        name="search"
        type="search"
        defaultValue={searched}
        maxLength={MAX_SEARCH}
        autoComplete="off"
      />
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit">{words.search}</Button>
    </form>
  )
}
