import { useEffect, useState } from 'react'
import { timeOfDay } from '../../../../shared/formats/clock.ts'
import { words } from './words.ts'

/** Says when the browser kept what is written. One that keeps nothing asks before the page is left. */
export function useKept() {
  const [kept, setKept] = useState<{ at?: number; isLost: boolean }>({ isLost: false })
  useEffect(() => {
    if (!kept.isLost) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [kept.isLost])
  return {
    note: (isKept: boolean) =>
      setKept(isKept ? { at: Date.now(), isLost: false } : { isLost: true }),
    forget: () => setKept({ isLost: false }),
    sentence: kept.isLost ? words.notKept : kept.at && words.keptAt(timeOfDay(kept.at)),
  }
}
