import type { DirectoryState } from '../../../shared/listings/directory.ts'
import type { SearchAnswer, SearchNote } from '../../../shared/search/search.ts'

/** What the results are of, by the names people know. */
export interface NamedFilters {
  search: string
  category: string | undefined
  /** "Mapusa, Bardez taluka, Goa": what the results are near to. */
  near: string | undefined
  /** Undefined also where there is nothing to measure it from. */
  radius: number | undefined
  /** "Mapusa": the town that distances are from, of a taluka its main one. */
  from: string | null | undefined
  region: string
}

/** `note` is undefined while the answer is on its way; then a place has no name yet. */
export function toNamedFilters(
  { search, near, radius, region }: DirectoryState,
  category: string | undefined,
  note: SearchNote | undefined,
): NamedFilters {
  const place = near ? note?.place : undefined
  const from = place?.measuredFrom
  return {
    search,
    category,
    near: place?.label,
    radius: from ? radius : undefined,
    from,
    region,
  }
}

/** What is in the location box: a name that the server understands when it is sent back as it is. */
export function toShown(state: DirectoryState, note: SearchNote | undefined): string | undefined {
  if (!state.near) return state.region
  return note && (note.place?.name ?? state.near)
}

/** Whether a place was asked for that we do not know. A name that listings have is known, in the gazetteer or not. */
export const isPlaceUnknown = (
  { near, region }: DirectoryState,
  answer: SearchAnswer | undefined,
): boolean =>
  answer !== undefined &&
  answer.total === 0 &&
  answer.note.place === null &&
  (near !== '' || (region !== '' && region.toLowerCase() !== ALL_INDIA))

const ALL_INDIA = 'all india'
