import type { DirectoryState } from '../../shared/listings/directory.ts'
import { listingsApi, read, readCounted } from '../api.ts'

/** One page of the directory. */
export const listings = ({ category, region, search, sort, page, size }: DirectoryState) =>
  readCounted(listingsApi, {
    query: {
      category: category === 'all' ? undefined : category,
      region,
      search,
      sort: sort === 'best' ? undefined : sort,
      limit: String(size),
      offset: page > 1 ? String((page - 1) * size) : undefined,
    },
  })

export const featuredListings = () => read(listingsApi.featured)

export const listing = (id: string) => read(listingsApi[':id'], { param: { id } })
