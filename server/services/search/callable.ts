/** Whom one can call, where the first page of what was found shows nobody's number. */
import { and } from 'drizzle-orm'
import type { Place } from '../../../shared/places.ts'
import type { SearchAnswer, SearchQuery } from '../../../shared/search/search.ts'
import type { Database } from '../../db/open.ts'
import { findPlace } from '../../places/gazetteer.ts'
import type { Wanted } from '../../search/groups.ts'
import { browseListings, browsePage } from '../listings/browse.ts'
import { chosen } from '../listings/filters.ts'
import { readListings } from '../listings/rows.ts'
import { placeScope } from '../places/scope.ts'
import { ofAges, saysNoneOf, type Match } from './candidates.ts'
import { inNearestStates, inOrderOf, wholeText } from './instead.ts'
import { matchListings } from './match.ts'

type Used = Wanted & Pick<Match, 'scope'> & Partial<Pick<Match, 'placeWords'>>
type Found = Pick<SearchAnswer, 'listings' | 'total' | 'note'>

/** `used` is what was found with, after anything was let go. */
export async function findCallable(
  db: Database,
  query: SearchQuery,
  used: Used,
  { listings, total, note }: Found,
): Promise<SearchAnswer['callable']> {
  const { search, region, near, category, ageGroup, offset } = query
  const isAsked = Boolean(search ?? region ?? near ?? category ?? ageGroup)
  // Nothing found at all has ways on of its own, which hold a number where one was asked for.
  if (!isAsked || offset || total === 0) return null
  if (listings.some(({ phone }) => phone)) return null
  const one: SearchQuery = { ...query, phone: 'true', sort: 'best', limit: 1 }
  const callable = total > listings.length ? await count(db, one, used) : 0
  if (callable > 0) return { total: callable, nearest: null, isOther: false }
  return { total: 0, ...(await nearestOf(db, one, used, note)) }
}

const count = async (db: Database, one: SearchQuery, used: Used) =>
  isWithoutWords(one, used)
    ? (await browseListings(db, one)).total
    : (await matchSome(db, one, used)).total

/** Of those in the state so many are looked at for the nearest. */
const LOOKED_AT = 24

/**
 * For the same in the state, in the states around, then anywhere; only where nobody offers that, what is near, whatever it
 * is and does.
 */
async function nearestOf(db: Database, one: SearchQuery, used: Used, note: Found['note']) {
  const place = note.place ? findPlace(note.place.id) : undefined
  const anywhere = { ...one, near: undefined, region: undefined, radius: undefined }
  const whatever = { ...anywhere, search: undefined, category: undefined }
  const find = (query: SearchQuery) => () => findSome(db, query, used)
  const inState = place && { region: place.region, limit: LOOKED_AT }
  const same = [find(anywhere)]
  if (place)
    same.unshift(find({ ...anywhere, ...inState }), () => around(db, place, anywhere, used))
  const other = place
    ? [find({ ...whatever, near: place.id }), find({ ...whatever, ...inState })]
    : []
  for (const look of [...same, ...other]) {
    const found = await look()
    const [nearest] = place ? inOrderOf(place, found) : found
    if (nearest) return { nearest, isOther: other.includes(look) }
  }
  return { nearest: null, isOther: false }
}

async function findSome(db: Database, query: SearchQuery, used: Used) {
  const there = { ...used, scope: placeScope(query), placeWords: [] }
  return isWithoutWords(query, there)
    ? browsePage(db, query)
    : readListings(db, (await matchSome(db, query, there)).ids)
}

/** The same, state by state: where all of India is ranked, so many elsewhere may come first that the nearest is not among them. */
async function around(db: Database, place: Place, query: SearchQuery, used: Used) {
  const text = wholeText(used)
  const ages = !text && used.ageGroups.length > 0 ? ofAges(used.ageGroups) : undefined
  const musts = and(chosen(query), saysNoneOf(used.excluded), ages)
  return readListings(db, await inNearestStates(db, place, musts, text))
}

const isWithoutWords = ({ search }: SearchQuery, { required, preferred, ageGroups, scope }: Used) =>
  !search || (!scope && [...required, ...preferred, ...ageGroups].length === 0)

const matchSome = (db: Database, query: SearchQuery, used: Used) =>
  matchListings(db, {
    placeWords: [],
    ...used,
    chosen: and(chosen(query), saysNoneOf(used.excluded)),
    askAt: [],
    wantsPhone: true,
    sort: 'best',
    limit: query.limit ?? 1,
    offset: 0,
  })
