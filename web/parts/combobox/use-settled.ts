import { useEffect, useState } from 'react'

/** A pause in typing after which we ask. */
const PAUSE = 150

/** A text once it has stayed the same for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
