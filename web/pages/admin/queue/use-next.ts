import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

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

  // An answer may be done with only after somebody has opened another one, or has gone on to another list or page.
  const here = useLocation()
  const { location: ahead } = useNavigation()
  const id = new URLSearchParams(here.search).get('id')
  const address = withoutId(here)
  const isHere = ahead === undefined || withoutId(ahead) === address
  const latest = useRef({ id, isWide, isHere, address })
  useEffect(() => {
    latest.current = { id, isWide, isHere, address }
    return () => void (latest.current.isHere = false)
  }, [id, isWide, isHere, address])

  return (answered: number): number | null | undefined => {
    const now = latest.current
    // The browser's address is there before the page that it leads to is drawn.
    const isStill = now.isHere && withoutId(window.location) === now.address
    // What was asked of another list comes too late.
    if (!isStill || known.current.list !== list) return undefined
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

/** An address as far as it says which list is shown, and not which one of it is open. */
function withoutId({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search)
  params.delete('id')
  return `${pathname}?${params.toString()}`
}
