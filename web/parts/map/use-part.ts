import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { MapPart } from '../../../shared/listings/map.ts'
import { MAX_MAPPED } from '../../../shared/listings/mapped.ts'
import { mapPart, type MapFilters, type MapView } from '../../queries/map.ts'

/** The part of a map that is looked at, where more match than one map shows. */
export interface PartOfMap {
  /** Undefined until the first part is there, and where one can't be loaded. */
  shown: MapPart | undefined
  /** Undefined until the map has told what is looked at. */
  view: MapView | undefined
  isFailed: boolean
  onView: (view: MapView) => void
}

/** Undefined where one map shows them all. Words have no parts: their first thousand are the best. */
export function usePart(filters: MapFilters, total: number): PartOfMap | undefined {
  const [view, setView] = useState<MapView>()
  const isWanted = total > MAX_MAPPED && !filters['search']
  const { data, isError } = useQuery({
    ...mapPart(filters, view ?? NOWHERE),
    enabled: isWanted && view !== undefined,
    throwOnError: false,
    // What is seen stays until the next part is there.
    placeholderData: (before) => before,
  })
  const onView = useCallback(
    (next: MapView) =>
      setView((now) => (now?.bounds === next.bounds && now.zoom === next.zoom ? now : next)),
    [],
  )
  return isWanted ? { shown: data, view, isFailed: isError, onView } : undefined
}

/** Never asked for. */
const NOWHERE: MapView = { bounds: '0,0,0,0', zoom: '0' }
