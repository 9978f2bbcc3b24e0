import { useSyncExternalStore } from 'react'

/** As in admin-queue.css: from here on the list and what is open are side by side. */
const WIDE = '(min-width: 1024px)'

export const useIsWide = () => useSyncExternalStore(onChange, isWide, () => false)

const isWide = () => matchMedia(WIDE).matches

function onChange(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
