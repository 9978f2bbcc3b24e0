import { useEffect } from 'react'
import { words } from './words.ts'

/** While something is wrong the page's title says so first: it is what a screen reader says of a page (ruling 41). */
export function useErrorInTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return
    // A page that was drawn with its error says so already.
    if (!document.title.startsWith(words.titlePrefix))
      document.title = words.titlePrefix + document.title
    return () => {
      document.title = document.title.replace(words.titlePrefix, '')
    }
  }, [hasError])
}
