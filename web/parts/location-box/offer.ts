import { useSyncExternalStore } from 'react'

const FLAG = 'saath-location-offered'

/** Undefined until it is first asked for on this page. */
let isOpen: boolean | undefined
const listeners = new Set<() => void>()

/** Whether the offer of §4 is open: once in a browser, until it is answered or the page is left. */
export const useOffer = () =>
  useSyncExternalStore(
    subscribe,
    () => (isOpen ??= 'geolocation' in navigator && isFirstTime()),
    () => false,
  )

export function closeOffer() {
  isOpen = false
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where nothing can be remembered it is never offered, rather than every time. */
function isFirstTime(): boolean {
  try {
    if (localStorage.getItem(FLAG)) return false
    localStorage.setItem(FLAG, 'yes')
    return true
  } catch {
    return false
  }
}
