import type { ReactNode } from 'react'
import { MAX_SEARCH } from '../../../shared/listings/directory.ts'
import { Button } from '../../ui/button/button.tsx'
import { words } from './words.ts'

interface SearchFormProps {
  id: string
  label: string
  /** Where it leads, with what is typed as `search`. */
  action: string
  searched?: string
  /** What else the address holds and keeps, as hidden fields. */
  children?: ReactNode
}

/** A field that searches, sent by the browser itself: every page has one, and it needs no script. */
export function SearchForm({ id, label, action, searched, children }: SearchFormProps) {
  return (
    <form className="find" role="search" action={action}>
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
      {children}
      <Button type="submit">{words.search}</Button>
    </form>
  )
}
