import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react'
import type { Suggestions } from './suggestions.tsx'

interface SearchBoxProps extends ComponentProps<'input'> {
  id: string
  /** Suggests nothing but these. */
  kind?: 'article' | 'event'
}

/**
 * The field of a search: words that the form around it sends, suggested while somebody types. What suggests comes with the
 * first focus; without it the field stays a plain one.
 */
export function SearchBox({ kind, ...field }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [loaded, setLoaded] = useState<{ Suggestions: typeof Suggestions }>()
  const [control, setControl] = useState<ComponentProps<'input'>>()
  const load = useCallback(() => {
    import('./suggestions.tsx').then(setLoaded, () => undefined)
  }, [])
  // The script of a page may come after somebody has begun to type.
  useEffect(() => {
    if (document.activeElement === input.current) load()
  }, [load])
  return (
    <div className="suggests">
      <input ref={input} type="search" autoComplete="off" onFocus={load} {...field} {...control} />
      {loaded && (
        <loaded.Suggestions id={field.id} kind={kind} input={input} onControl={setControl} />
      )}
    </div>
  )
}
