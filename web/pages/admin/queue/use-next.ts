import { useEffect, useRef } from 'react'

/**
 * Answers what comes after one that the list has, or had: what is decided may have left it by then. Undefined for what was
 * in none since the list was another, null where nothing else is left.
 */
export function useNext(list: string, rows: { id: number }[] | undefined) {
  const known = useRef({ list, next: new Map<number, number | null>() })
  useEffect(() => {
    if (known.current.list !== list) known.current = { list, next: new Map() }
    rows?.forEach(({ id }, at) =>
      known.current.next.set(id, (rows[at + 1] ?? rows[at - 1])?.id ?? null),
    )
  }, [list, rows])
  return (id: number): number | null | undefined => {
    // What was asked of another list comes too late.
    if (known.current.list !== list) return undefined
    const next = known.current.next.get(id)
    const isThere = rows?.some((row) => row.id === next)
    return next === undefined || isThere ? next : (rows?.find((row) => row.id !== id)?.id ?? null)
  }
}
