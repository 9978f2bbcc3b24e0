import { useEffect, useRef } from 'react'

/**
 * What is told of a participant no browser may keep, so the browser asks before a reload, another address or a closed tab
 * takes it away. `typed` is called when something is written, `sent` when it is in safe hands.
 */
export function useLeaveQuestion() {
  const isUnsent = useRef(false)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsent.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return {
    typed: () => {
      isUnsent.current = true
    },
    sent: () => {
      isUnsent.current = false
    },
  }
}
