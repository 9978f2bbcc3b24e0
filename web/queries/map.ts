import type { CategorySlug } from '../../shared/listings/category-names.ts'
import type { DirectoryState } from '../../shared/listings/directory.ts'
import { mapApi, read } from '../api.ts'

type Shown = Pick<DirectoryState, 'search' | 'exact' | 'category' | 'region' | 'near' | 'radius'>

/** Everything the directory would list, for a map. */
export const mapListings = ({ search, exact, category, region, near, radius }: Shown) =>
  read(mapApi.listings, {
    query: {
      search,
      exact: exact ? 'true' : undefined,
      category: category === 'all' ? undefined : category,
      region,
      near,
      radius: near && radius ? String(radius) : undefined,
    },
  })

/** Everything of these kinds; all there is when none is chosen. */
export const mapListingsOf = (kinds: CategorySlug[]) =>
  read(mapApi.listings, { query: { category: kinds.toSorted().join(',') } })

/** Names on the plain ground. */
export const mapPlaces = () => read(mapApi.places)

/** Events to come, for the same map. */
export const mapEvents = () => read(mapApi.events)
