/** Ways on when nothing matches: never shown as matches, and none without a number or an address where one was asked for. */
import { and, desc, eq, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { Listing } from '../../../shared/listings/listings.ts'
import { ALL_INDIA, type Place, type Point } from '../../../shared/places.ts'
import type { SearchInstead, SearchQuery } from '../../../shared/search/search.ts'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { distanceBetween } from '../../places/distance.ts'
import { GOA } from '../../places/goa.ts'
import { allStates, resolvePlace } from '../../places/gazetteer.ts'
import type { Group, Wanted } from '../../search/groups.ts'
import { firstIds } from '../listings/browse.ts'
import { chosen, isOfOtherAge } from '../listings/filters.ts'
import { isReachable, readListings } from '../listings/rows.ts'
import { around, distanceTo } from '../places/conditions.ts'
import { ACROSS_BORDERS, type PlaceScope } from '../places/scope.ts'
import { withDistance } from '../places/with-distance.ts'
import type { Match } from './candidates.ts'
import { IS_SHORT_NUMBER, lookUp, says, saysNoneOf } from './conditions.ts'
import { allOf, anyOf, askedFor, askedText, groupText } from './text.ts'

const MOST = 6

export async function findInstead(
  db: Database,
  missed: Match,
  { phone, email }: SearchQuery,
): Promise<Omit<SearchInstead, 'without'>> {
  const { required, preferred, excluded, ages, scope, reachedBy } = missed
  const groups = [...required, ...preferred]
  // Who asks for a number or an address is helped by nobody without one.
  const isAlone = reachedBy && groups.length === 0
  const musts = and(
    chosen({ phone, email, ...(isAlone && { [reachedBy]: 'true' }) }),
    saysNoneOf(excluded),
    ages && not(isOfOtherAge(ages)),
  )
  const place = scope?.place
  const all = wholeText(missed)
  const [asked, inState, further, online] = await Promise.all([
    whoMayKnow(db, scope, groups, musts),
    scope ? nearInState(db, scope, groups, musts) : [],
    place ? elsewhere(db, scope, place, musts, all, anyText(groups)) : closest(db, groups, musts),
    everywhere(db, groups, musts),
  ])
  const found = new Map([...asked, ...inState, ...further].map((listing) => [listing.id, listing]))
  return { nearest: [...found.values()].slice(0, MOST), online }
}

/** All that an entry must have; of what only comes first, where there is nothing else, that. */
export function wholeText({ required, preferred }: Wanted): SQL | undefined {
  const groups = required.length > 0 ? required : preferred
  return groups.length > 0 ? allOf(groups.map(groupText)) : undefined
}

const MOST_ASKED = 3

/** Near the place, those of the kind that may know one: of a psychologist a doctor does. */
async function whoMayKnow(
  db: Database,
  scope: PlaceScope | undefined,
  groups: Group[],
  musts: SQL | undefined,
): Promise<Listing[]> {
  const category = groups.find(({ concept }) => concept?.askAt)?.concept?.askAt
  if (!category || !scope) return []
  const filter = and(chosen({ category }), ne(listings.region, ALL_INDIA), musts)
  const found = await readListings(db, await firstIds(db, scope, filter, MOST_ASKED))
  return found.map((listing) => withDistance(listing, scope))
}

const MOST_NEAR = 2
/** In kilometres: a morning's journey. */
const REACHABLE = 100

/** In its state, the nearest of the kind, if one is asked for: who says less of it is nearer than who says all three states on. */
async function nearInState(
  db: Database,
  scope: PlaceScope,
  groups: Group[],
  musts: SQL | undefined,
): Promise<Listing[]> {
  const category = groups.find(({ concept }) => concept?.category)?.concept?.category
  const { place } = scope
  const from = place && pointAbout(place)
  if (!from || place.region === GOA) return []
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        around(from, REACHABLE).where,
        eq(listings.region, place.region),
        chosen({ category }),
        musts,
      ),
    )
    .orderBy(distanceTo(from), listings.standing, listings.nameNorm, listings.id)
    .limit(MOST_NEAR)
  return (await readFound(db, rows)).map((listing) => withDistance(listing, scope))
}

const anyText = (groups: Group[]) => (groups.length > 0 ? anyOf(groups.map(groupText)) : undefined)

const readFound = (db: Database, rows: { id: number }[]) =>
  readListings(
    db,
    rows.map(({ id }) => id),
  )

/** The same words in other places, all of them if any entry has all. */
async function elsewhere(
  db: Database,
  scope: PlaceScope,
  place: Place,
  musts: SQL | undefined,
  all: SQL | undefined,
  any: SQL | undefined,
): Promise<Listing[]> {
  const ids = await inNearestStates(db, place, musts, all)
  const found = ids.length > 0 || !any ? ids : await inNearestStates(db, place, musts, any)
  const rows = await readListings(db, found)
  return inOrderOf(place, rows)
    .slice(0, MOST)
    .map((listing) => withDistance(listing, scope))
}

/**
 * Its own state first, and what is within a morning's journey across its border, then the nearest; where a point is missing,
 * its state is as far as is known.
 */
export function inOrderOf(place: Place, rows: Listing[]): Listing[] {
  const states = new Map(statesAround(place).map(({ name, km }) => [name, km]))
  const from = pointAbout(place)
  const keyed = rows.map((listing) => {
    const measured = from && listing.point ? distanceBetween(from, listing.point) : undefined
    return {
      listing,
      isOwn: listing.region === place.region || (measured ?? FAR) <= ACROSS_BORDERS,
      km: measured ?? states.get(listing.region ?? '') ?? FAR,
    }
  })
  return keyed
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.km - b.km)
    .map(({ listing }) => listing)
}

/** Further than anything in India. */
const FAR = 99_999

const LOOKED_AT = 300
const ENOUGH = 24
const STATES_NEAR = 8

/** The nearest in the states around; where these have few, then in any. */
export async function inNearestStates(
  db: Database,
  place: Place,
  musts: SQL | undefined,
  text: SQL | undefined,
): Promise<number[]> {
  const around = statesAround(place)
  const states = around.map(({ name }) => name)
  const away = sql`(${sql.param(around.map(({ km }) => km))}::float8[])[array_position(${sql.param(states)}::text[], region)]`
  const point = pointAbout(place)
  const km = point ? distanceTo(point) : sql`null::float8`
  const inSome = (some: string[], also?: SQL) => inStates(some, km, and(musts, also), text)
  const { rows } = await db.execute<{ id: number }>(sql`
    with ${askedFor({ text: text ?? sql`null::tsquery` })},
    near as materialized ${inSome(states.slice(0, STATES_NEAR))},
    hit as (select * from near union all
      ${inSome(states.slice(STATES_NEAR), sql`(select count(*) from near) < ${MOST}`)})
    select id from hit order by region <> ${place.region} and coalesce(km > ${ACROSS_BORDERS}, true), coalesce(km, ${away}), standing, name_norm, id limit ${ENOUGH}`)
  return rows.map(({ id }) => id)
}

function inStates(states: string[], km: SQL, musts: SQL | undefined, text: SQL | undefined): SQL {
  const isIn = sql`${listings.region} = any(${sql.param(states)}::text[])`
  const columns = sql`${listings.id}, ${listings.region}, ${listings.standing}, ${listings.nameNorm}, ${km} as km`
  return lookUp(columns, and(isIn, musts, text && says(askedText('text'))), LOOKED_AT)
}

/** Where it is, as near as is known: its own point, else that of its taluka or its state. */
export const pointAbout = ({ point, taluka, region }: Place): Point | null =>
  point ??
  (taluka === null ? undefined : resolvePlace(`${taluka} taluka`)?.point) ??
  resolvePlace(region)?.point ??
  null

/** All states and how far each is, its own first. Within that one nobody knows how far what has no point is. */
function statesAround(place: Place): { name: string; km: number }[] {
  const here = pointAbout(place)
  const away = ({ name, point }: Place) =>
    here && point && name !== place.region ? distanceBetween(here, point) : FAR
  const isOther = ({ name }: { name: string }) => Number(name !== place.region)
  return allStates()
    .map((state) => ({ name: state.name, km: away(state) }))
    .toSorted((a, b) => isOther(a) - isOther(b) || a.km - b.km)
}

/** Those that have most of the words. */
async function closest(db: Database, groups: Group[], musts: SQL | undefined): Promise<Listing[]> {
  const any = anyText(groups)
  if (!any) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    with ${askedFor({ text: any })},
    hit as ${lookUp(sql`${listings.id}`, and(musts, says(askedText('text'))), LOOKED_AT)}
    select ${listings.id} from hit join ${listings} on ${listings.id} = hit.id cross join asked
    order by ts_rank(${listings.searchText}, asked.text) desc, ${listings.standing}, ${listings.nameNorm},
      ${listings.id} limit ${MOST}`)
  return readFound(db, rows)
}

/** What serves all of India, what has the words first. */
async function everywhere(
  db: Database,
  groups: Group[],
  musts: SQL | undefined,
): Promise<Listing[]> {
  const any = anyText(groups)
  const isSaid = any ? [says(any)] : []
  // Somebody in danger is led to emergency numbers elsewhere; to everybody else these, and whom nobody knows how to reach, are
  // no way on unless they say it.
  const mayHelp = or(...isSaid, and(sql`not ${IS_SHORT_NUMBER}`, isReachable(listings.standing)))
  const order = [
    ...isSaid.map((said) => desc(said)),
    listings.standing,
    listings.nameNorm,
    listings.id,
  ]
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.region, ALL_INDIA), musts, mayHelp))
    .orderBy(...order)
    .limit(MOST)
  return readFound(db, rows)
}
