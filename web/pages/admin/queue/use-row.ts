import { useState } from 'react'

/**
 * What is open, as it was last read: from its list (`listed`), or by itself once it has left that (`alone`). Until then it stays as
 * it was, and so does what somebody writes about it. Undefined where there is none.
 */
export function useRow<Row>(
  listed: Row | undefined,
  alone: { rows: Row[] } | undefined,
): Row | undefined {
  const [last, setLast] = useState(listed)
  const there = listed ?? alone?.rows[0]
  if (there && there !== last) setLast(there)
  return there ?? (alone ? undefined : last)
}
