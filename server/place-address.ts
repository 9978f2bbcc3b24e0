import { directoryPath, readDirectory } from '../shared/directory.ts'
import { resolvePlace } from './places/gazetteer.ts'
import { suggestPlaces } from './places/suggest.ts'

/**
 * Where a directory address leads whose `region`, typed into the location box, names less than a state or district:
 * around that place, as when it is chosen from the suggestions (ruling 12). Undefined when it stays where it is.
 */
export function placeAddress({ pathname, searchParams }: URL): string | undefined {
  if (pathname !== '/directory') return undefined
  const state = readDirectory(searchParams)
  if (!state.region || state.near) return undefined
  const place = resolvePlace(state.region) ?? onlySuggestion(state.region)
  return !place || place.kind === 'state' || place.kind === 'district'
    ? undefined
    : directoryPath({ ...state, near: place.id, region: '' })
}

function onlySuggestion(text: string) {
  const [place, ...others] = suggestPlaces(text, 2)
  return others.length === 0 ? place : undefined
}
