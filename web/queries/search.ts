import type { DirectoryState } from '../../shared/listings/directory.ts'
import { read, searchApi } from '../api.ts'

/** One page of the directory: the rows, how many there are, and what was understood. */
export const search = (state: DirectoryState) =>
  read(searchApi, {
    query: {
      category: state.category === 'all' ? undefined : state.category,
      region: state.region,
      search: state.search,
      near: state.near,
      radius: state.radius?.toString(),
      show: state.show,
      exact: state.exact ? 'true' : undefined,
      sort: state.sort === 'best' ? undefined : state.sort,
      limit: String(state.size),
      offset: state.page > 1 ? String((state.page - 1) * state.size) : undefined,
    },
  })
