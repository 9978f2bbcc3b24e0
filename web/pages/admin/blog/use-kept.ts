import { useEffect, useState } from 'react'
import { timeOf } from '../../../../shared/formats/event-when.ts'
import { words } from './words.ts'

/** Says when the browser kept what is written. One that keeps nothing asks before the page is left. */
export function useKept() {
  const [kept, setKept] = useState<{ at?: string; isLost: boolean }>({ isLost: false })
  useEffect(() => {
    if (!kept.isLost) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [kept.isLost])
  return {
    note: (isKept: boolean) =>
      setKept(isKept ? { at: new Date().toISOString(), isLost: false } : { isLost: true }),
    forget: () => setKept({ isLost: false }),
    sentence: kept.isLost ? words.notKept : kept.at && words.keptAt(timeOf(kept.at)),
  }
}
