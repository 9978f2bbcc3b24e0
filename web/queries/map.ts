import type { DirectoryState } from '../../shared/directory.ts'
import { mapApi, read } from '../api.ts'

type Shown = Partial<Pick<DirectoryState, 'search' | 'category' | 'region' | 'near' | 'radius'>>

/** Everything the directory would list, for a map. */
export const mapListings = ({ category, radius, ...text }: Shown = {}) =>
  read(mapApi.listings, {
    query: {
      search: text.search,
      category: category === 'all' ? undefined : category,
      region: text.region,
    },
  })

/** Names on the plain ground. */
export const mapPlaces = () => read(mapApi.places)
