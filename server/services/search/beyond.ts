/** What is a little further than "near", where little is near. */
import { DEFAULT_RADIUS } from '../../../shared/places.ts'
import type { SearchAnswer, SearchQuery } from '../../../shared/search/search.ts'
import type { Database } from '../../db/open.ts'
import type { Match } from './candidates.ts'
import { matchAnew, movedTo } from './reachable.ts'

type Found = Pick<SearchAnswer, 'listings' | 'total' | 'note'>

/** Who sees more than so many has something to go on with. */
const FEW = 6

/**
 * How many are within the usual radius, where some of these were not `found`; 0 otherwise, and where the page
 * does not hold all that was found. Of the talukas that count as near (ruling 12) none may have a therapist, and one 24 km
 * away is nearer than one in another state. `used` is what was found with.
 */
export async function countBeyond(
  db: Database,
  query: SearchQuery,
  used: Match,
  { listings, total, note: { place } }: Found,
): Promise<number> {
  const isFew = total > 0 && total <= FEW && listings.length === total
  if (query.radius || !isFew || !place?.measuredFrom) return 0
  const wider = { ...query, near: place.id, radius: DEFAULT_RADIUS, limit: FEW + 1 }
  const around = await matchAnew(db, wider, movedTo(wider, used))
  const known = new Set(listings.map(({ id }) => id))
  return around.ids.some((id) => !known.has(id)) ? around.total : 0
}
