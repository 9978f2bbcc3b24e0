/** What is a little further than "near", where little is near. */
import { DEFAULT_RADIUS } from '../../../shared/places.ts'
import type { SearchAnswer, SearchQuery } from '../../../shared/search/search.ts'

type Found = Pick<SearchAnswer, 'listings' | 'total' | 'note'>

/** Who sees more than so many has something to go on with. */
const FEW = 6

/**
 * How many are within the usual radius, where others than `found` are; 0 otherwise. Of the talukas that count as near
 * (ruling 12) none may have a therapist, and one 24 km away is nearer than one in another state.
 */
export async function countBeyond(
  query: SearchQuery,
  { listings, total, note }: Found,
  match: (query: SearchQuery) => Promise<Found>,
): Promise<number> {
  const { offset, radius } = query
  if (offset || radius || total === 0 || total > FEW || !note.place?.measuredFrom) return 0
  const wider = { ...query, near: note.place.id, radius: DEFAULT_RADIUS, limit: FEW + 1 }
  const around = await match(wider)
  const isKnown = ({ id }: Found['listings'][number]) => listings.some((one) => one.id === id)
  // With fewer words others would be found.
  const isSame = around.note.leftOut.length === note.leftOut.length
  return isSame && !around.listings.every(isKnown) ? around.total : 0
}
