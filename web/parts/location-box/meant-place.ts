import type { QueryClient } from '@tanstack/react-query'
import { MIN_PLACE_QUERY, type DirectoryState } from '../../../shared/listings/directory.ts'
import type { Place } from '../../../shared/places.ts'
import { suggestedPlaces } from '../../queries/places.ts'

/** How long a search waits to learn which place its text names, in milliseconds. */
const PATIENCE = 1000

/** The place a text names though nobody chose it from the list: it has that name, or there is no other. */
export async function meantPlace(queryClient: QueryClient, text: string) {
  if (text.length < MIN_PLACE_QUERY) return undefined
  const asked = queryClient.query(suggestedPlaces(text)).catch(() => [])
  const late = new Promise<Place[]>((resolve) => setTimeout(() => resolve([]), PATIENCE))
  const places = await Promise.race([asked, late])
  const wanted = text.toLowerCase()
  return places.find(({ name }) => name.toLowerCase() === wanted) ?? only(places)
}

const only = (places: Place[]) => (places.length === 1 ? places[0] : undefined)

/** How the address asks for it: a whole state or district is looked through, anywhere else around. */
export function asFilter({ id, kind, name }: Place): Pick<DirectoryState, 'near' | 'region'> {
  return kind === 'state' || kind === 'district'
    ? { near: '', region: name }
    : { near: id, region: '' }
}
