import { MAX_SEARCH } from '../../shared/listings/directory.ts'

/** What an address searches for. */
export const readSearched = (params: URLSearchParams): string =>
  (params.get('search') ?? '').trim().slice(0, MAX_SEARCH)

/** The page of everything that is found. */
export const searchPath = (searched: string): string =>
  `/search?${new URLSearchParams({ search: searched })}`
