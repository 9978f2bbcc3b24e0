import { useSyncExternalStore } from 'react'

const STORE = 'saath-keys'
const OFF = 'off'
const listeners = new Set<() => void>()

/** Whether single keys work in the Admin Panel of this browser: until somebody switches them off (WCAG 2.1.4). */
export const useAreKeysOn = () => useSyncExternalStore(subscribe, areKeysOn, () => true)

export function switchKeys(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(STORE)
    else localStorage.setItem(STORE, OFF)
  } catch {
    // A browser that keeps nothing has them on.
  }
  for (const listener of listeners) listener()
}

function areKeysOn(): boolean {
  try {
    return localStorage.getItem(STORE) !== OFF
  } catch {
    return true
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
