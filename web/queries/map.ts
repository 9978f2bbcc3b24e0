import type { DirectoryState } from '../../shared/directory.ts'
import { mapApi, read } from '../api.ts'

type Shown = Partial<Pick<DirectoryState, 'search' | 'category' | 'region' | 'near' | 'radius'>>

/** Everything the directory would list, for a map. */
export const mapListings = ({ category, search, region, near, radius }: Shown) =>
  read(mapApi.listings, {
    query: {
      category: category === 'all' ? undefined : category,
      search,
      region,
      near,
      radius: near && radius ? String(radius) : undefined,
    },
  })

/** Names on the plain ground. */
export const mapPlaces = () => read(mapApi.places)
