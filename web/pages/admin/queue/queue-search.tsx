import Search from 'lucide-react/icons/search'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { AskingForm } from '../../../parts/asking-form.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface QueueSearchProps {
  words: { search: string; searchHint: string }
  /** The words that were looked for. */
  search: string
  max: number
  /** What the address says besides and goes on saying; blank where it goes without. */
  kept: Record<string, string>
  /** Another thing to choose by. */
  children?: ReactNode
  /** Something is chosen by it. */
  isNarrowed?: boolean
}

/** Words to look for in a queue; sent as an address. Where the list has the whole of a narrow window, behind a button. */
export function QueueSearch({
  words,
  search,
  max,
  kept,
  children,
  isNarrowed = false,
}: QueueSearchProps) {
  const [isOpen, setIsOpen] = useState(search !== '' || isNarrowed)
  const field = useRef<HTMLInputElement>(null)
  const fold = () => {
    // Drawn at once, so that it takes the focus.
    flushSync(() => setIsOpen(!isOpen))
    field.current?.focus()
  }
  return (
    <AskingForm className="q-search" role="search">
      <Button
        className="q-search-fold"
        icon={Search}
        aria-expanded={isOpen}
        aria-keyshortcuts={isOpen ? undefined : '/'}
        onClick={fold}
      >
        <VisuallyHidden>{words.search}</VisuallyHidden>
      </Button>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <input
        ref={field}
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
