/** Whom one can call, where the first page of what was found shows nobody's number. */
import { and } from 'drizzle-orm'
import type { SearchAnswer, SearchQuery } from '../../../shared/search/search.ts'
import type { Database } from '../../db/open.ts'
import { findPlace } from '../../places/gazetteer.ts'
import type { Wanted } from '../../search/groups.ts'
import { browseListings, browsePage } from '../listings/browse.ts'
import { chosen } from '../listings/filters.ts'
import { readListings } from '../listings/rows.ts'
import { placeScope } from '../places/scope.ts'
import { saysNoneOf, type Match } from './candidates.ts'
import { inOrderOf } from './instead.ts'
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

/** Of the same found elsewhere so many are looked at for the nearest. */
const LOOKED_AT = 24

/** For the same in the state, then anywhere; only where nobody offers that, what is near, whatever it is and does. */
async function nearestOf(db: Database, one: SearchQuery, used: Used, note: Found['note']) {
  const place = note.place ? findPlace(note.place.id) : undefined
  const anywhere = { ...one, near: undefined, region: undefined, radius: undefined }
  const whatever = { ...anywhere, search: undefined, category: undefined }
  const [same, other]: [SearchQuery[], SearchQuery[]] = place
    ? [
        [
          { ...anywhere, region: place.region },
          { ...anywhere, limit: LOOKED_AT },
        ],
        [
          { ...whatever, near: place.id },
          { ...whatever, region: place.region },
        ],
      ]
    : [[anywhere], []]
  for (const query of [...same, ...other]) {
    const there = { ...used, scope: placeScope(query), placeWords: [] }
    const found = isWithoutWords(query, there)
      ? await browsePage(db, query)
      : await readListings(db, (await matchSome(db, query, there)).ids)
    const [nearest] = place ? inOrderOf(place, found) : found
    if (nearest) return { nearest, isOther: other.includes(query) }
  }
  return { nearest: null, isOther: false }
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
