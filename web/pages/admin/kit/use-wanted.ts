import { useState } from 'react'

/** What a dialog is to be about, with another key each time, so that it opens again for the same. */
export function useWanted<What extends object>() {
  const [wanted, setWanted] = useState<What & { key: number }>()
  const want = (what: What) => setWanted((last) => ({ ...what, key: (last?.key ?? 0) + 1 }))
  return [wanted, want] as const
}
