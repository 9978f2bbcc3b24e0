import { useEffect, useState } from 'react'
import { words } from './words.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

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
    sentence: kept.isLost ? words.notKept : kept.at && words.keptAt(clock.format(kept.at)),
  }
}
