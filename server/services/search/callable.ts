/** Whom one can call, where the first page of what was found shows nobody's number. */
import { and } from 'drizzle-orm'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { SearchAnswer, SearchQuery } from '../../../shared/search/search.ts'
import type { Database } from '../../db/open.ts'
import { findPlace } from '../../places/gazetteer.ts'
import type { Wanted } from '../../search/groups.ts'
import { browseListings, browsePage } from '../listings/browse.ts'
import { chosen } from '../listings/filters.ts'
import { readListings } from '../listings/rows.ts'
import { placeScope } from '../places/scope.ts'
import { saysNoneOf, type Match } from './candidates.ts'
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
  return { total: callable, nearest: callable > 0 ? null : await nearestOf(db, one, used, note) }
}

const count = async (db: Database, one: SearchQuery, used: Used) =>
  isWithoutWords(one, used)
    ? (await browseListings(db, one)).total
    : (await matchOne(db, one, used)).total

/** For the same in the state; near the place, then in the state, whatever it is and does; for the same anywhere. */
async function nearestOf(
  db: Database,
  one: SearchQuery,
  used: Used,
  { place }: Found['note'],
): Promise<Listing | null> {
  const anywhere = { ...one, near: undefined, region: undefined, radius: undefined }
  const whatever = { ...anywhere, search: undefined, category: undefined }
  const state = place ? findPlace(place.id)?.region : undefined
  const others: SearchQuery[] = [
    ...(state ? [{ ...anywhere, region: state }] : []),
    ...(place ? [{ ...whatever, near: place.id }] : []),
    ...(state ? [{ ...whatever, region: state }] : []),
    anywhere,
  ]
  for (const other of others) {
    const there = { ...used, scope: placeScope(other), placeWords: [] }
    const [first] = isWithoutWords(other, there)
      ? await browsePage(db, other)
      : await readListings(db, (await matchOne(db, other, there)).ids)
    if (first) return first
  }
  return null
}

const isWithoutWords = ({ search }: SearchQuery, { required, preferred, ageGroups, scope }: Used) =>
  !search || (!scope && [...required, ...preferred, ...ageGroups].length === 0)

const matchOne = (db: Database, query: SearchQuery, used: Used) =>
  matchListings(db, {
    placeWords: [],
    ...used,
    chosen: and(chosen(query), saysNoneOf(used.excluded)),
    askAt: [],
    wantsPhone: true,
    sort: 'best',
    limit: 1,
    offset: 0,
  })
