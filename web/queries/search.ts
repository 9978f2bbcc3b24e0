import { toParameters, type DirectoryState } from '../../shared/listings/directory.ts'
import { read, searchApi } from '../api.ts'

/** One page of the directory: the rows, how many there are, and what was understood. */
export function search({ page, size, view: _view, ...asked }: DirectoryState) {
  return read(searchApi, {
    query: {
      ...toParameters(asked),
      limit: String(size),
      offset: page > 1 ? String((page - 1) * size) : undefined,
    },
  })
}

/** How many have each value of a filter. */
export function facets({
  sort: _sort,
  page: _page,
  size: _size,
  show: _show,
  ...state
}: DirectoryState) {
  return read(searchApi.facets, { query: toParameters({ ...state, view: undefined }) })
}
