import type { CategorySlug } from '../../shared/listings/category-names.ts'
import { toParameters, type DirectoryState } from '../../shared/listings/directory.ts'
import { mapApi, read } from '../api.ts'

/** Everything the directory would list, for a map. */
export function mapListings(state: DirectoryState) {
  const { sort: _sort, page: _page, size: _size, show: _show, view: _view, ...asked } = state
  return read(mapApi.listings, { query: toParameters(asked) })
}

/** Everything of these kinds; all there is when none is chosen. */
export const mapListingsOf = (kinds: CategorySlug[]) =>
  read(mapApi.listings, { query: { category: kinds.toSorted().join(',') } })

/** Names on the plain ground. */
export const mapPlaces = () => read(mapApi.places)

/** Events to come, for the same map. */
export const mapEvents = () => read(mapApi.events)
