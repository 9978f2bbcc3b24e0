import { useEffect, useRef } from 'react'

/** For the words that take the place of what was in use: the keyboard goes on from them, and they are in view. */
export function useTakenFocus<E extends HTMLElement>(takesFocus = true) {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (takesFocus) ref.current?.focus()
  }, [takesFocus])
  return ref
}
