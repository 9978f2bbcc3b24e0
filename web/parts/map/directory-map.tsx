import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { SearchNote } from '../../../shared/search/search.ts'
import type { DirectoryState } from '../../../shared/listings/directory.ts'
import { filtersOf, mapListings } from '../../queries/map.ts'
import { useHydrated } from '../use-hydrated.ts'
import { MapBox } from './map-box.tsx'
import type { MapRow } from './pins.ts'
import { useMap, withAnswer } from './use-map.ts'
import { usePart } from './use-part.ts'
import { words } from './words.ts'

interface DirectoryMapProps {
  state: DirectoryState
  note: Pick<SearchNote, 'place'>
  /** The page of results one would see without a map: the list until the map is there, and without a script. */
  rows: MapRow[]
  /** The ways to its other pages. The map has no pages: it shows all at once. */
  children: ReactNode
}

/** The results on a map, with their equal list. */
export function DirectoryMap({ state, note, rows, children }: DirectoryMapProps) {
  // "Map" was pressed, now or by whoever made the address: once is enough. Without a script the list is here.
  const map = useMap(useHydrated())
  const { status, ask } = map
  useEffect(() => {
    if (status === 'idle') ask()
  }, [status, ask])
  const filters = useMemo(() => filtersOf(state), [state])
  const answer = useQuery({
    ...mapListings(filters),
    throwOnError: false,
    enabled: map.status !== 'idle',
  })
  const box = withAnswer(map, answer)
  const { listings, total } = (box.status === 'ready' && answer.data) || {
    listings: rows,
    total: 0,
  }
  const part = usePart(filters, total)
  // Near a place in Goa what serves it from Delhi is counted, too, and is no place to look at.
  const startsInGoa = Boolean(note.place) && !state.radius && rows[0]?.region === 'Goa'
  return (
    <>
      {/* The map comes without another press (decision 30). */}
      <i hidden data-at-once="" />
      <MapBox
        label={words.results}
        rows={part?.shown?.listings ?? listings}
        total={total}
        startsInGoa={startsInGoa}
        part={part}
        state={box}
      />
      {box.status !== 'ready' && children}
    </>
  )
}
