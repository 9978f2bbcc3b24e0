import { directoryPath, readDirectory, type DirectoryState } from '../shared/listings/directory.ts'
import { findPlace, resolvePlace } from './places/gazetteer.ts'
import { suggestPlaces } from './places/suggest.ts'

/**
 * Where a directory address leads that the location box sent: a text that names less than a state or district is looked
 * around, as when it is chosen from the suggestions (ruling 12), and a place that was left as it was stays with its
 * radius. Undefined when the address stays as it is.
 */
export function placeAddress({ pathname, searchParams }: URL): string | undefined {
  if (pathname !== '/directory') return undefined
  const state = readSent(searchParams)
  const place = state.near ? undefined : placeNamed(state.region)
  if (place) return directoryPath({ ...state, near: place.id, region: '' })
  return searchParams.has(NAME_SHOWN) ? directoryPath(state) : undefined
}

/** What the box sends beside the id of a place: the text in it, which was the place's name and may have been changed. */
const NAME_SHOWN = 'place'

function readSent(params: URLSearchParams): DirectoryState {
  const state = readDirectory(params)
  const text = params.get(NAME_SHOWN)?.trim()
  const name = findPlace(state.near)?.name ?? state.near
  if (text === undefined || text === name) return state
  const typed = new URLSearchParams(params)
  typed.delete('near')
  typed.set('region', text)
  return readDirectory(typed)
}

function placeNamed(text: string) {
  if (text === '') return undefined
  const place = resolvePlace(text) ?? onlySuggestion(text)
  return place?.kind === 'state' || place?.kind === 'district' ? undefined : place
}

function onlySuggestion(text: string) {
  const [place, ...others] = suggestPlaces(text, 2)
  return others.length === 0 ? place : undefined
}
