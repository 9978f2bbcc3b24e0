import { keepPreviousData } from '@tanstack/react-query'
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

/** How many have each value of a filter. The last counts stay until the new ones are there, so that nothing jumps. */
export function facets(state: DirectoryState) {
  const { sort: _sort, page: _page, size: _size, show: _show, view: _view, ...asked } = state
  return {
    ...read(searchApi.facets, { query: toParameters(asked) }),
    placeholderData: keepPreviousData,
  }
}
