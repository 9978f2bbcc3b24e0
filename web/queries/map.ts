import type { CategorySlug } from '../../shared/listings/category-names.ts'
import { toParameters, type DirectoryState } from '../../shared/listings/directory.ts'
import { mapApi, read } from '../api.ts'

/** What the directory is asked for, as addresses name it. */
export type MapFilters = Record<string, string>

/** What a directory asks for, whatever its order and page. */
export function filtersOf(state: DirectoryState): MapFilters {
  const { sort: _sort, page: _page, size: _size, show: _show, view: _view, ...asked } = state
  return toParameters(asked)
}

/** These kinds; all there are when none is chosen. */
export const ofKinds = (kinds: CategorySlug[]): MapFilters => ({
  category: kinds.toSorted().join(','),
})

/** Everything the directory would list, for a map. */
export const mapListings = (filters: MapFilters) => read(mapApi.listings, { query: filters })

/** What is looked at, as the API takes it: west, south, east and north in degrees, and how near. */
export interface MapView {
  bounds: string
  zoom: string
}

/** The same in a part of the map, in groups where it is too much for one. */
export const mapPart = (filters: MapFilters, view: MapView) =>
  read(mapApi.part, { query: { ...filters, ...view } })

/** Names on the plain ground. */
export const mapPlaces = () => read(mapApi.places)

/** Events to come, for the same map. */
export const mapEvents = () => read(mapApi.events)
