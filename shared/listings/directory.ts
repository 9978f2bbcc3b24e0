/** The state of the directory, all of it in the address (§2, §3 "Filter state", §9). */
import { EVENTS_CATEGORY, resolveCategory, type CategorySlug } from './category-names.ts'

/** How many listings a page may have: the first, unless somebody chooses the other (ruling 33). */
export const PAGE_SIZES = [12, 24] as const
export const PAGE_SIZE = PAGE_SIZES[0]
export type PageSize = (typeof PAGE_SIZES)[number]
export const MAX_SEARCH = 200
export const MAX_REGION = 80
/** Beyond this the exact total is not counted (ruling 9). */
export const COUNTED_TO = 1000
/** The furthest page the directory opens: the end of what was found or of the counted thousand. */
export const lastPage = (size: PageSize, total = COUNTED_TO) =>
  Math.max(1, Math.ceil(Math.min(total, COUNTED_TO) / size))

/** 'best' is relevance where there are words, closeness where there is a place, otherwise standing: Goa and who can be reached first. */
export const SORTS = ['best', 'name', 'newest'] as const
export type Sort = (typeof SORTS)[number]

export const VIEWS = ['grid', 'list', 'map'] as const
export type View = (typeof VIEWS)[number]

/** How far from a place the results reach where nobody says otherwise, and the furthest one can say, in km. */
export const DEFAULT_RADIUS = 50
export const MAX_RADIUS = 500
export const MAX_PLACE = 80
/** Places are suggested from the second character on, and no more than these (§9). */
export const MIN_PLACE_QUERY = 2
export const MAX_SUGGESTIONS = 20
/** A place of the gazetteer by its id. A measured position is none: it never stands in an address (ruling 13). */
const PLACE_ID = new RegExp(`^[a-z0-9-]{1,${MAX_PLACE}}$`)

export interface DirectoryState {
  search: string
  category: CategorySlug | 'all'
  /** A state, district, taluka, town or PIN code, in words. */
  region: string
  /** The id of the place the results are near to. */
  near: string
  /** Kilometres around `near`; undefined: as far as "near" reaches by itself (ruling 12). */
  radius: number | undefined
  /** The words just as typed: none corrected, none taken for another. */
  exact: boolean
  sort: Sort
  page: number
  /** Listings on a page. */
  size: PageSize
  /** The number of a listing that comes first, wherever it stands by itself (ruling 33). It leads here; no other address keeps it. */
  show: string | undefined
  /** Undefined: as the visitor had it last. */
  view: View | undefined
}

/** Reads what it knows and falls back where a parameter is missing, blank or not one of ours. */
export function readDirectory(params: URLSearchParams): DirectoryState {
  const near = readPlace(params.get('near'))
  const search = (params.get('search') ?? '').trim().slice(0, MAX_SEARCH)
  const size = PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? PAGE_SIZE
  return {
    search,
    category: resolveCategory(params.get('category') ?? '') ?? 'all',
    region: (params.get('region') ?? '').trim().slice(0, MAX_REGION),
    near,
    radius: near ? readRadius(params.get('radius')) : undefined,
    exact: search !== '' && params.get('exact') === 'true',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'best',
    page: readPage(params.get('page'), lastPage(size)),
    size,
    show: /^\d{1,9}$/.exec(params.get('show') ?? '')?.[0],
    view: VIEWS.find((view) => view === params.get('view')),
  }
}

function readPlace(text: string | null): string {
  const place = (text ?? '').trim().toLowerCase()
  return PLACE_ID.test(place) ? place : ''
}

function readRadius(text: string | null): number | undefined {
  const radius = Number(text)
  return Number.isInteger(radius) && radius >= 1 && radius <= MAX_RADIUS ? radius : undefined
}

function readPage(text: string | null, last: number): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= last ? page : 1
}

/** Where a category's own are shown: events have a page of their own (ruling 47). */
export const categoryPath = (category: CategorySlug): string =>
  category === EVENTS_CATEGORY ? '/events' : directoryPath({ category })

/** The address of a directory state: only what differs from the plain directory, in a fixed order. */
export function directoryPath(state: Partial<DirectoryState>): string {
  const params = new URLSearchParams()
  if (state.search) params.set('search', state.search)
  if (state.category && state.category !== 'all') params.set('category', state.category)
  if (state.region) params.set('region', state.region)
  if (state.near) params.set('near', state.near)
  if (state.near && state.radius) params.set('radius', String(state.radius))
  if (state.search && state.exact) params.set('exact', 'true')
  if (state.sort && state.sort !== 'best') params.set('sort', state.sort)
  if (state.page && state.page > 1) params.set('page', String(state.page))
  if (state.size && state.size !== PAGE_SIZE) params.set('size', String(state.size))
  if (state.view) params.set('view', state.view)
  const query = params.toString()
  return query ? `/directory?${query}` : '/directory'
}
