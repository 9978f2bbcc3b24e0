import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The part that an address names, "#h-how-do-i-apply", is shown once it has come: a page drawn at once shows it by itself. */
export function usePartOfPage(isDrawn: boolean) {
  const { hash } = useLocation()
  const wasAwaited = useRef(false)
  useEffect(() => {
    if (!isDrawn) {
      wasAwaited.current = true
      return
    }
    const part = wasAwaited.current && document.getElementById(hash.slice(1))
    wasAwaited.current = false
    if (!part) return
    part.scrollIntoView()
    // Whoever listens or uses the keyboard goes on there.
    part.tabIndex = -1
    part.focus({ preventScroll: true })
  }, [isDrawn, hash])
}
