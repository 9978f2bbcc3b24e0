/** The state of the directory, all of it in the address (§2, §3 "Filter state", §9). */
import { AGE_GROUPS } from './age-groups.ts'
import { MODES, NEW_PEOPLE_SOUGHT } from './deciding-facts.ts'
import { EVENTS_CATEGORY, resolveCategory, type CategorySlug } from './category-names.ts'

/** How many listings a page may have: the first, unless somebody chooses the other (ruling 33). */
export const PAGE_SIZES = [12, 24] as const
export const PAGE_SIZE = PAGE_SIZES[0]
type PageSize = (typeof PAGE_SIZES)[number]
export const MAX_SEARCH = 200
export const MAX_REGION = 80
/** Beyond this the exact total is not counted (ruling 9). */
export const COUNTED_TO = 1000
/** The furthest page the directory opens: the end of what was found or of the counted thousand. */
export const lastPage = (size: PageSize, total = COUNTED_TO) =>
  Math.max(1, Math.ceil(Math.min(total, COUNTED_TO) / size))

/** 'best' is relevance where there are words, closeness where there is a place, otherwise standing: Goa first, and of each who can be reached. */
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
/** What `region` and `place` are called when a listing serves the whole country. */
export const ALL_INDIA = 'All India'
/** A place of the gazetteer by its id. A measured position is none: it never stands in an address (ruling 13). */
const PLACE_ID = new RegExp(`^[a-z0-9-]{1,${MAX_PLACE}}$`)

/** The filters by what was chosen for a fact: what may be sought of each. Conditions, counts, links, fields and chips follow. */
export const FACT_FILTERS = {
  /** Those that take new people, or have a waiting list, */
  takesNewPeople: NEW_PEOPLE_SOUGHT,
  /** and that meet people at their place, at home or online. */
  mode: MODES,
}
export type FactFilter = keyof typeof FACT_FILTERS
export const FACT_FILTER_NAMES = Object.keys(FACT_FILTERS) as FactFilter[]

const isTrue = (text: string) => text === 'true'

/** How each parameter of an address is read, in the order addresses have them. What is missing or none of ours is blank. */
const READERS = {
  search: (text: string) => text.slice(0, MAX_SEARCH),
  category: (text: string): CategorySlug | 'all' => resolveCategory(text) ?? 'all',
  /** A state, district, taluka, town or PIN code, in words. */
  region: (text: string) => text.slice(0, MAX_REGION),
  /** The id of the place the results are near to. */
  near: (text: string) => PLACE_ID.exec(text.toLowerCase())?.[0] ?? '',
  /** Kilometres around `near`; undefined: as far as "near" reaches by itself (ruling 12). */
  radius: (text: string) => wholeNumber(text, MAX_RADIUS),
  /** The words just as typed: none corrected, none taken for another. */
  exact: isTrue,
  ageGroup: oneOf(AGE_GROUPS, undefined),
  /** A language that is spoken there, as listings have it. */
  language: (text: string) => text.slice(0, MAX_PLACE),
  takesNewPeople: oneOf(FACT_FILTERS.takesNewPeople, undefined),
  mode: oneOf(FACT_FILTERS.mode, undefined),
  /** Only those that show a phone number, */
  phone: isTrue,
  /** those that show an email address, for people who do not phone, */
  email: isTrue,
  /** and only those of which a person has checked something. */
  checked: isTrue,
  sort: oneOf(SORTS, 'best'),
  page: (text: string) => wholeNumber(text, COUNTED_TO) ?? 1,
  /** Listings on a page. */
  size: oneOf(PAGE_SIZES, PAGE_SIZE),
  /** The number of a listing that comes first, wherever it stands by itself (ruling 33). It leads here; no other address keeps it. */
  show: (text: string) => /^\d{1,9}$/.exec(text)?.[0],
  /** Undefined: as the visitor had it last. */
  view: oneOf(VIEWS, undefined),
}

type Name = keyof typeof READERS
export type DirectoryState = { [N in Name]: ReturnType<(typeof READERS)[N]> }
type Parameters = { [N in Name]?: `${NonNullable<DirectoryState[N]>}` }

function oneOf<Value, const Blank>(values: readonly Value[], blank: Blank) {
  return (text: string): Value | Blank => values.find((value) => String(value) === text) ?? blank
}

function wholeNumber(text: string, max: number): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined
}

/** Reads what it knows and falls back where a parameter is missing, blank or not one of ours. */
export function readDirectory(params: URLSearchParams): DirectoryState {
  const read = Object.entries(READERS).map(([name, read]) => [
    name,
    read((params.get(name) ?? '').trim()),
  ])
  const state = meaningful(Object.fromEntries(read) as DirectoryState)
  return { ...state, page: state.page > lastPage(state.size) ? 1 : state.page }
}

/** A distance is from a place, and "exactly" is said of words. */
const meaningful = <State extends Partial<DirectoryState>>(state: State) => ({
  ...state,
  radius: state.near ? state.radius : undefined,
  exact: Boolean(state.search && state.exact),
})

/** What differs from the plain directory, as addresses, forms and the API name it. */
export function toParameters(state: Partial<DirectoryState>): Parameters {
  const values = new Map<string, unknown>(Object.entries(meaningful(state)))
  const named = Object.entries(READERS).flatMap(([name, read]) => {
    const value = values.get(name)
    return value === undefined || value === read('') ? [] : [[name, String(value)]]
  })
  return Object.fromEntries(named)
}

/** Where a category's own are shown: events have a page of their own (ruling 47). */
export const categoryPath = (category: CategorySlug): string =>
  category === EVENTS_CATEGORY ? '/events' : directoryPath({ category })

/** The address of a directory state: only what differs from the plain directory, in a fixed order. */
export function directoryPath(state: Partial<DirectoryState>): string {
  const query = String(new URLSearchParams(toParameters({ ...state, show: undefined })))
  return query ? `/directory?${query}` : '/directory'
}
