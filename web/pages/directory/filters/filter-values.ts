import { FLAGS } from '../../../../shared/search/musts.ts'
import {
  directoryPath,
  FACT_FILTER_NAMES,
  toParameters,
  type DirectoryState,
} from '../../../../shared/listings/directory.ts'

export interface FiltersProps {
  state: DirectoryState
  /** Whether the place has a point to measure from. */
  hasDistances: boolean
  /** The id of the place the results are near to, be it read in the words. */
  near: string
}

/** How far from the place, in km; the first reaches as far as "near" does on its own (ruling 12). */
export const RADII = [undefined, 5, 10, 25, 50, 100]

const FILTERS = ['category', ...FLAGS, 'ageGroup', 'language', ...FACT_FILTER_NAMES] as const

/** What is chosen besides words and place. */
export function chosenFilters(state: DirectoryState) {
  const parameters = toParameters(state)
  return FILTERS.filter((name) => parameters[name])
}

export const isFiltered = (state: DirectoryState) => chosenFilters(state).length > 0

/** Whether somebody asked for these listings: by words, a place or a filter, such as a category on home. */
export const isNarrowed = (state: DirectoryState) =>
  state.search !== '' || state.near !== '' || state.region !== '' || isFiltered(state)

/** Who asked for these, or turned to them, looks at listings now, and less for the form. */
export const isFolded = (state: DirectoryState) => state.page > 1 || isNarrowed(state)

/** The first page of what is chosen now, at the results: who follows it goes on there. */
export const toResults = (state: Partial<DirectoryState>) =>
  `${directoryPath({ ...state, page: 1 })}#found`
