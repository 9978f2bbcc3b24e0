/** Whom one can call, where the first page of what was found shows nobody's number, or write to. */
import { REACHED_BY } from '../../../shared/search/musts.ts'
import { and } from 'drizzle-orm'
import type { Listing } from '../../../shared/listings/listings.ts'
import { ALL_INDIA, type Place } from '../../../shared/places.ts'
import type { SearchAnswer, SearchQuery } from '../../../shared/search/search.ts'
import type { Database } from '../../db/open.ts'
import { distanceBetween } from '../../places/distance.ts'
import { findPlace } from '../../places/gazetteer.ts'
import { browseListings, browsePage } from '../listings/browse.ts'
import { chosen } from '../listings/filters.ts'
import { readListings } from '../listings/rows.ts'
import { placeScope } from '../places/scope.ts'
import { withDistance } from '../places/with-distance.ts'
import type { Match } from './candidates.ts'
import { ofAges, saysNoneOf } from './conditions.ts'
import { inNearestStates, inOrderOf, pointAbout, wholeText } from './instead.ts'
import { matchListings } from './match.ts'
import { isKnownOtherAge, saysAll } from './remarks.ts'

type Found = Pick<SearchAnswer, 'listings' | 'total' | 'note'>

/**
 * Where the first page shows nobody who can be called: how many can, or who else. Who writes rather than phones is told of
 * those with an email address, also where the page shows some. `used` is what was found with, after anything was let go.
 */
export async function findReachable(
  db: Database,
  query: SearchQuery,
  used: Match,
  { listings, total, note }: Found,
): Promise<SearchAnswer['reachable']> {
  const { search, region, near, category, ageGroup, offset } = query
  const isAsked = Boolean(search ?? region ?? near ?? category ?? ageGroup)
  // Nothing found at all has ways on of its own, which hold a number where one was asked for.
  if (!isAsked || offset || total === 0) return null
  const by = note.intents.includes('email') || query.email === 'true' ? 'email' : 'phone'
  const isNone = listings.every((listing) => !listing[by])
  if (!isNone && (by === 'phone' || note.reachedBy || query.email === 'true')) return null
  const one: SearchQuery = { ...query, [by]: 'true', sort: 'best', limit: 1 }
  const found = isNone && total <= listings.length ? 0 : (await matchAnew(db, one, used)).total
  if (found > 0) return { by, isNone, total: found, nearest: null, other: null }
  return { by, isNone, total: 0, ...(await nearestOf(db, one, used, note)) }
}

/** What the same words find with what is chosen now. */
export async function matchAnew(db: Database, query: SearchQuery, used: Match) {
  const match = withChosen(query, used)
  if (match) return matchListings(db, match)
  const { listings, total } = await browseListings(db, query)
  return { ids: listings.map(({ id }) => id), total }
}

/** The same about the place that is chosen now, whatever place the words say. */
export const movedTo = (query: SearchQuery, used: Match): Match => ({
  ...used,
  scope: placeScope(query),
  placeWords: [],
})

async function find(db: Database, query: SearchQuery, used: Match): Promise<Listing[]> {
  const match = withChosen(query, movedTo(query, used))
  return match ? readListings(db, (await matchListings(db, match)).ids) : browsePage(db, query)
}

/** The same words with what is chosen now; undefined where none are asked for. */
function withChosen(query: SearchQuery, used: Match): Match | undefined {
  const { required, preferred, ageGroups, excluded, scope } = used
  const isAnything = !scope && [...required, ...preferred, ...ageGroups].length === 0
  if (!query.search || isAnything) return undefined
  return {
    ...used,
    chosen: and(chosen(query), saysNoneOf(excluded)),
    askAt: [],
    reachedBy: REACHED_BY.find((way) => query[way] === 'true'),
    sort: 'best',
    limit: query.limit ?? 1,
    offset: 0,
  }
}

/** Where one goes on an outing: who cannot be called there is not helped by an office. */
const PLACES_TO_GO = 'autism-friendly-places'

/** Of those in the state so many are looked at for the nearest. */
const LOOKED_AT = 24

/**
 * For the same in the state or a day's journey across its border; where nobody in the state offers that, what is near,
 * too, whatever it is and does. One two states on helps nobody who would have to go there each week.
 */
async function nearestOf(db: Database, one: SearchQuery, used: Match, note: Found['note']) {
  const place = note.place ? findPlace(note.place.id) : undefined
  const within = (query: SearchQuery) => () => find(db, query, used)
  const kind = one.category ?? note.category?.slug
  const anywhere = {
    ...one,
    near: undefined,
    region: undefined,
    radius: undefined,
    // A school in Park Road is no park.
    ...(kind === PLACES_TO_GO && { category: kind }),
  }
  const { ages } = used
  const isOfAge = (listing: Listing) => !ages || !isKnownOtherAge(listing, ages)
  const isOfAKind = kind !== undefined || used.required.length + used.preferred.length > 0
  const isWanted = (listing: Listing) => isOfAge(listing) && saysAll(listing, used)
  if (!place)
    return {
      nearest: await firstOf([within({ ...anywhere, limit: LOOKED_AT })], isWanted),
      other: null,
    }
  const inState = { region: place.region, limit: LOOKED_AT }
  const whatever = { ...anywhere, search: undefined, category: undefined }
  const [nearest, near] = await Promise.all([
    firstOf(
      [() => around(db, place, anywhere, used), within({ ...anywhere, limit: LOOKED_AT })],
      isWanted,
      place,
    ),
    isOfAKind && kind !== PLACES_TO_GO
      ? firstOf(
          [within({ ...whatever, near: place.id }), within({ ...whatever, ...inState })],
          isOfAge,
          place,
        )
      : null,
  ])
  // Of the kind that was asked for it is no other kind.
  const isSame = near?.id === nearest?.id || (near && kind && kindsOf(near).includes(kind))
  const isEnough = nearest !== null && (nearest.region === place.region || isSame)
  return { nearest, other: isEnough ? null : near }
}

const kindsOf = ({ category, otherCategories }: Listing) => [category, ...otherCategories]

/** The nearest of what the first of these looks finds that will do, if any does, and how far it is. */
async function firstOf(
  looks: (() => Promise<Listing[]>)[],
  willDo: (listing: Listing) => boolean,
  place?: Place,
): Promise<Listing | null> {
  for (const look of looks) {
    const found = (await look()).filter(willDo)
    const [nearest] = place
      ? inOrderOf(place, found.filter(mayServe(place))).filter(isWithinReach(place))
      : found
    if (nearest) return withDistance(nearest, place && placeScope({ near: place.id }))
  }
  return null
}

/** In kilometres: there and back in a day, out of another state. How far that is has to be known. */
const REACHABLE = 200

function isWithinReach(place: Place): (listing: Listing) => boolean {
  const from = pointAbout(place)
  return ({ region, point }) =>
    region === place.region ||
    region === ALL_INDIA ||
    (from !== null && point !== null && distanceBetween(from, point) <= REACHABLE)
}

/** The office of another state helps nobody here. */
const mayServe =
  ({ region }: Place) =>
  (listing: Listing) =>
    listing.category !== 'support-groups' || listing.serves !== 'state' || listing.region === region

/** The same, state by state: where all of India is ranked, so many elsewhere may come first that the nearest is not among them. */
async function around(db: Database, place: Place, query: SearchQuery, used: Match) {
  const text = wholeText(used)
  const ages = !text && used.ageGroups.length > 0 ? ofAges(used.ageGroups) : undefined
  const musts = and(chosen(query), saysNoneOf(used.excluded), ages)
  return readListings(db, await inNearestStates(db, place, musts, text))
}
