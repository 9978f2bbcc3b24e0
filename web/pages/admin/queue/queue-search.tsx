import type { ReactNode } from 'react'
import { AskingForm } from '../../../parts/asking-form.tsx'
import { Button } from '../../../ui/button/button.tsx'

interface QueueSearchProps {
  words: { search: string; searchHint: string }
  /** The words that were looked for. */
  search: string
  max: number
  /** What the address says besides and goes on saying; blank where it goes without. */
  kept: Record<string, string>
  /** Another thing to choose by. */
  children?: ReactNode
}

/** Words to look for in a queue; sent as an address. */
export function QueueSearch({ words, search, max, kept, children }: QueueSearchProps) {
  return (
    <AskingForm className="q-search" role="search">
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <input
        type="search"
        name="search"
        aria-label={words.search}
        aria-keyshortcuts="/"
        placeholder={words.searchHint}
        defaultValue={search}
        maxLength={max}
        autoComplete="off"
      />
      {/* It names the field to the eye, too. */}
      <Button type="submit">{words.search}</Button>
    </AskingForm>
  )
}
