import { useState } from 'react'

/**
 * The first of a list, which is open without the address saying so, until it has left the list: one that another goes past,
 * since its writer changed it or something older came, stays open with what was said and written about it.
 */
export function useHeld(rows: { id: number }[] | undefined): string | undefined {
  const [held, setHeld] = useState<string>()
  const there = rows?.find(({ id }) => String(id) === held) ?? rows?.[0]
  const now = there?.id.toString()
  if (now !== held) setHeld(now)
  return now
}
