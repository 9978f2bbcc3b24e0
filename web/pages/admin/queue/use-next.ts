import { useEffect, useRef } from 'react'
import { useNavigation, useSearchParams } from 'react-router'

/**
 * Answers what comes after one that the list has, or had: what is decided may have left it by then. Undefined for what was
 * in none since the list was another or somebody went elsewhere, null where nothing else is left.
 */
export function useNext(list: string, rows: { id: number }[] | undefined, isWide: boolean) {
  const known = useRef({ list, next: new Map<number, number | null>() })
  useEffect(() => {
    if (known.current.list !== list) known.current = { list, next: new Map() }
    rows?.forEach(({ id }, at) =>
      known.current.next.set(id, (rows[at + 1] ?? rows[at - 1])?.id ?? null),
    )
  }, [list, rows])

  // An answer may be done with only after somebody has opened another one, or has gone on to another page.
  const { location } = useNavigation()
  const [params] = useSearchParams()
  const id = params.get('id')
  const isHere = location === undefined || location.pathname === list.split('?', 1)[0]
  const latest = useRef({ id, isWide, isHere })
  useEffect(() => {
    latest.current = { id, isWide, isHere }
    return () => void (latest.current.isHere = false)
  }, [id, isWide, isHere])

  return (answered: number): number | null | undefined => {
    const now = latest.current
    // What was asked of another list comes too late.
    if (!now.isHere || known.current.list !== list) return undefined
    // Where the address names none, the first one is open beside a list, and none where the list is all there is.
    const isOpen = now.id === null ? now.isWide : now.id === String(answered)
    if (!isOpen) return undefined
    const next = known.current.next.get(answered)
    const isThere = rows?.some((row) => row.id === next)
    return next === undefined || isThere
      ? next
      : (rows?.find((row) => row.id !== answered)?.id ?? null)
  }
}
