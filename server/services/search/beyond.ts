/** What is a little further than "near", where little is near. */
import { COUNTED_TO } from '../../../shared/listings/directory.ts'
import { DEFAULT_RADIUS } from '../../../shared/places.ts'
import type { SearchAnswer, SearchQuery } from '../../../shared/search/search.ts'
import type { Database } from '../../db/open.ts'
import type { Match } from './candidates.ts'
import { matchAnew, movedTo } from './reachable.ts'

type Found = Pick<SearchAnswer, 'listings' | 'total' | 'note'>

/** Who sees more than so many has something to go on with: a page of the directory. */
const FEW = 12

/** What was found, and is as near, is among the first so many that are. */
const LOOKED_AT = 100

/**
 * How many more are within the usual radius than were `found`; 0 where the page does not hold all of these. Of the talukas
 * that count as near (ruling 12) none may have a therapist, and one 24 km away is nearer than one in another state. `used` is
 * what was found with.
 */
export async function countBeyond(
  db: Database,
  query: SearchQuery,
  used: Match,
  { listings, total, note: { place } }: Found,
): Promise<number> {
  const isFew = total > 0 && total <= FEW && listings.length === total
  if (query.radius || !isFew || !place?.measuredFrom) return 0
  const wider = { ...query, near: place.id, radius: DEFAULT_RADIUS, limit: LOOKED_AT }
  const around = await matchAnew(db, wider, movedTo(wider, used))
  if (around.total > COUNTED_TO) return around.total
  const known = new Set(listings.map(({ id }) => id))
  return around.total - around.ids.filter((id) => known.has(id)).length
}
