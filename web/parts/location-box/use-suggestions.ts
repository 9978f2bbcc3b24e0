import { useState } from 'react'
import type { Suggestions } from './suggestions.tsx'

/** The part that suggests, once it has been asked for; without it the field stays a plain text field. */
export function useSuggestions() {
  const [loaded, setLoaded] = useState<{ Suggestions: typeof Suggestions }>()
  function load() {
    import('./suggestions.tsx').then(setLoaded, () => undefined)
  }
  return [loaded?.Suggestions, load] as const
}
