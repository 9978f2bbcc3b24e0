/** Whom one can call, where the first page of what was found shows nobody's number. */
import type { SearchAnswer, SearchQuery } from '../../../shared/search/search.ts'
import { findPlace } from '../../places/gazetteer.ts'

/** What a search finds, without ways on. */
type Find = (query: SearchQuery) => Promise<Found>
type Found = Pick<SearchAnswer, 'listings' | 'total' | 'note'>

export async function findCallable(
  find: Find,
  query: SearchQuery,
  { listings, total, note }: Found,
): Promise<SearchAnswer['callable']> {
  const { search, region, near, offset } = query
  const isAsked = Boolean(search ?? region ?? near)
  // Nothing found at all has ways on of its own; nobody found with a number has this one.
  if (!isAsked || offset || (query.phone === 'true') !== (total === 0)) return null
  if (listings.some(({ phone }) => phone)) return null
  const one = { ...query, show: undefined, phone: 'true', limit: 1 } as const
  const { total: callable } = total > listings.length ? await find(one) : { total: 0 }
  return { total: callable, nearest: callable > 0 ? null : await nearestOf(find, one, note) }
}

/** For the same words in the state; near the place, then in the state, whatever it does; for the same words anywhere. */
async function nearestOf(find: Find, one: SearchQuery, { place }: Found['note']) {
  const anywhere = { ...one, near: undefined, region: undefined, radius: undefined }
  const state = place ? findPlace(place.id)?.region : undefined
  const others: SearchQuery[] = [
    ...(state ? [{ ...anywhere, region: state }] : []),
    ...(place ? [{ ...anywhere, search: undefined, near: place.id }] : []),
    ...(state ? [{ ...anywhere, search: undefined, region: state }] : []),
    anywhere,
  ]
  for (const other of others) {
    const [found] = (await find(other)).listings
    if (found) return found
  }
  return null
}
