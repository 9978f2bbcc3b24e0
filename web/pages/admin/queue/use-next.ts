import { useEffect, useRef } from 'react'
import { useNavigation, useSearchParams } from 'react-router'

/**
 * Answers what comes after one that the list has, or had: what is decided may have left it by then. Undefined for what was
 * in none since the list was another or somebody went elsewhere, null where nothing else is left.
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
  const [params] = useSearchParams()
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    wanted.current = params.get('id')
  }, [params])
  // An answer may be done with only after somebody has gone on to another page.
  useEffect(() => {
    isHere.current = !isLeaving
    return () => void (isHere.current = false)
  }, [isLeaving])
  return (id: number): number | null | undefined => {
    // What was asked of another list comes too late.
    if (!isHere.current || known.current.list !== list) return undefined
    // Where the address names none, the first one is open; on a phone it is not seen, but the list.
    const isOpen =
      wanted.current === null
        ? document.getElementById('opened')?.checkVisibility()
        : wanted.current === String(id)
    if (!isOpen) return undefined
    const next = known.current.next.get(id)
    const isThere = rows?.some((row) => row.id === next)
    return next === undefined || isThere ? next : (rows?.find((row) => row.id !== id)?.id ?? null)
  }
}
