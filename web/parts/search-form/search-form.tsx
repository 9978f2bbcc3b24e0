import type { ReactNode } from 'react'
import { MAX_SEARCH } from '../../../shared/listings/directory.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { words } from './words.ts'

interface SearchFormProps {
  id: string
  label: string
  /** Where it leads, with what is typed as `search`. */
  action: string
  searched?: string
  /** What is suggested while somebody types; nothing, where it is left out. */
  suggests?: 'everything' | 'article' | 'event'
  /** What else the address holds and keeps, as hidden fields. */
  children?: ReactNode
}

/** A field that searches, sent by the browser itself: every page has one, and it needs no script. */
export function SearchForm({ id, label, action, searched, suggests, children }: SearchFormProps) {
  // The key redraws the field when the address changes on its own: back, forward.
  const field = { id, name: 'search', defaultValue: searched, maxLength: MAX_SEARCH }
  return (
    <form className="find" role="search" action={action}>
      <label htmlFor={id}>{label}</label>
      {suggests ? (
        <SearchBox
          {...field}
          key={searched}
          kind={suggests === 'everything' ? undefined : suggests}
        />
      ) : (
        <input {...field} type="search" autoComplete="off" />
      )}
      {children}
      <Button type="submit">{words.search}</Button>
    </form>
  )
}
