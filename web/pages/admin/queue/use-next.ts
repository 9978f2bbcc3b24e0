import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Answers what comes after one that the list has, or had: what is decided may have left it by then. Undefined for what was
 * in none since the list was another or somebody went to another page, null where nothing else is left.
 */
export function useNext(list: string, rows: { id: number }[] | undefined) {
  const known = useRef({ list, next: new Map<number, number | null>() })
  const { location } = useNavigation()
  const isLeaving = location !== undefined && location.pathname !== list.split('?', 1)[0]
  const isHere = useRef(true)
  useEffect(() => {
    if (known.current.list !== list) known.current = { list, next: new Map() }
    rows?.forEach(({ id }, at) =>
      known.current.next.set(id, (rows[at + 1] ?? rows[at - 1])?.id ?? null),
    )
  }, [list, rows])
  // An answer may be done with only after somebody has gone on to another page.
  useEffect(() => {
    isHere.current = !isLeaving
    return () => void (isHere.current = false)
  }, [isLeaving])
  return (id: number): number | null | undefined => {
    // What was asked of another list comes too late.
    if (!isHere.current || known.current.list !== list) return undefined
    const next = known.current.next.get(id)
    const isThere = rows?.some((row) => row.id === next)
    return next === undefined || isThere ? next : (rows?.find((row) => row.id !== id)?.id ?? null)
  }
}
