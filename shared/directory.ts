/** The state of the directory, all of it in the address (§2, §3 "Filter state", §9). */
import { resolveCategory, type CategorySlug } from './category-names.ts'

export const PAGE_SIZE = 12
export const MAX_SEARCH = 200
export const MAX_REGION = 80
/** Beyond this the exact total is not counted (ruling 9). */
export const COUNTED_TO = 1000
/** The furthest page the directory opens: the counted thousand. */
export const LAST_PAGE = Math.ceil(COUNTED_TO / PAGE_SIZE)

export const SORTS = ['standing', 'name', 'newest'] as const
export type Sort = (typeof SORTS)[number]

export const VIEWS = ['grid', 'list'] as const
export type View = (typeof VIEWS)[number]

export interface DirectoryState {
  search: string
  category: CategorySlug | 'all'
  region: string
  sort: Sort
  page: number
  /** Undefined: as the visitor had it last. */
  view: View | undefined
}

/** Reads what it knows and falls back where a parameter is missing, blank or not one of ours. */
export function readDirectory(params: URLSearchParams): DirectoryState {
  return {
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    category: resolveCategory(params.get('category') ?? '') ?? 'all',
    region: (params.get('region') ?? '').trim().slice(0, MAX_REGION),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'standing',
    page: readPage(params.get('page')),
    view: VIEWS.find((view) => view === params.get('view')),
  }
}

function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}

/** The address of a directory state: only what differs from the plain directory, in a fixed order. */
export function directoryPath(state: Partial<DirectoryState>): string {
  const params = new URLSearchParams()
  if (state.search) params.set('search', state.search)
  if (state.category && state.category !== 'all') params.set('category', state.category)
  if (state.region) params.set('region', state.region)
  if (state.sort && state.sort !== 'standing') params.set('sort', state.sort)
  if (state.page && state.page > 1) params.set('page', String(state.page))
  if (state.view) params.set('view', state.view)
  const query = params.toString()
  return query ? `/directory?${query}` : '/directory'
}
