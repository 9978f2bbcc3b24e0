import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { COUNTED_TO } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import { ALL_INDIA, DEFAULT_RADIUS, type Place, type Point } from '../../../shared/places.ts'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { distanceBetween } from '../../places/distance.ts'
import {
  aliasesOf,
  findPlace,
  namesakes,
  nearestPlace,
  neighbourTalukas,
  resolvePlace,
} from '../../places/gazetteer.ts'
import { TALUKAS } from '../../places/goa.ts'
import { normalisePlace } from '../../places/place-text.ts'
import { readPosition } from '../../places/position.ts'
import {
  around,
  distanceTo,
  firstOf,
  firstOfPlaces,
  asFilterOnly,
  someOf,
  type Part,
} from './place-conditions.ts'
import { asWritten, ofMainTown, partsOf } from './place-parts.ts'

/** What is meant by a place, as conditions on listings. */
export interface PlaceScope {
  /** The listings that belong. */
  where: SQL
  /** The same as conditions of which any may hold; each has its index. */
  parts: Part[]
  /**
   * The first `enough` of `where` by closeness that match `filter` too, and some more: a page without words reads
   * a few index ranges, not every listing of half a state.
   */
  closest: (filter: SQL | undefined, enough: number) => SQL
  /** A number to order by, smaller is closer; distance decides within a group where both ends have points. */
  closeness: SQL
  /** Undefined for a region the gazetteer does not know: its text is compared as it is. */
  place: Place | undefined
  /** What distances are measured from, null where there is none. */
  from: Point | null
  /** The name of the town that `from` is the point of; of a position, of the town nearest to it. */
  fromName: string | null
  /** The region that was chosen besides a place; what belongs for any other reason is in it too. */
  within?: SQL
}

interface PlaceFilter {
  /** A place's id, or a position 'lat,lng'. */
  near?: string | undefined
  /** A state, district, taluka, town or PIN code, as one types it. */
  region?: string | undefined
  /** In km. */
  radius?: number | undefined
}

/** Undefined when no place is asked for. An unknown `near` holds nothing. */
export function placeScope({ near, region, radius }: PlaceFilter): PlaceScope | undefined {
  const inside = region && region !== 'all' ? regionScope(region) : undefined
  const beside = near ? nearScope(near, radius) : undefined
  if (!inside || !beside) return beside ?? inside
  return {
    ...beside,
    within: inside.where,
    where: all(inside.where, beside.where),
    parts: beside.parts.map(({ where }) => ({ where: all(inside.where, where) })),
    closest: (filter, enough) => beside.closest(all(inside.where, filter), enough),
  }
}

/** An expression, not a number: ORDER BY 0 would name a column. */
const NONE = sql`0::float8`
const SERVES_ALL: Part = { where: eq(listings.region, ALL_INDIA), isWide: true }
/** The groups after every other: those who serve the whole state, those who serve all of India. */
const STATEWIDE = 8
const LAST = 9

function regionScope(text: string): PlaceScope {
  const place = resolvePlace(text)
  // 'Ponda' is a town and its taluka, 'Navelim' three villages: a name means all of its state that have it.
  const meant = namesakes(text).filter(({ region }) => region === place?.region)
  const places = meant.length > 0 ? meant : place ? [place] : []
  const parts = places.length > 0 ? places.flatMap(heldBy) : asWritten(text)
  const rest = { closeness: NONE, place, from: null, fromName: null }
  return scopeOf(isAllIndia(text) ? [SERVES_ALL] : parts, rest)
}

/** A PIN code also holds the listings of its main town (rulings 10 and 12). */
const heldBy = (place: Place) => [...partsOf(place), ...ofMainTown(place)]

const isAllIndia = (text: string) => text.toLowerCase() === ALL_INDIA.toLowerCase()

function scopeOf(
  parts: Part[],
  rest: Pick<PlaceScope, 'closeness' | 'place' | 'from' | 'fromName'>,
): PlaceScope {
  return {
    ...rest,
    parts,
    where: any(parts),
    closest: (filter, enough) =>
      idsFrom(parts.map((part) => firstOf(part, { from: rest.from, filter, enough }))),
  }
}

const idsFrom = (sources: SQL[]) =>
  sources.length > 0 ? sql`${listings.id} in (${sql.join(sources, sql` union all `)})` : sql`false`

function nearScope(near: string, radius: number | undefined): PlaceScope {
  const position = readPosition(near)
  const place = position ? nearestPlace(position.latitude, position.longitude) : findPlace(near)
  if (!place)
    return scopeOf([], {
      closeness: NONE,
      place: undefined,
      from: position ?? null,
      fromName: null,
    })
  const from = position ?? (place.kind === 'state' ? null : place.point)
  const groups = groupsAround(place)
  const statewide = statewideOf(place)
  const closeness =
    from && position ? closenessTo(from, groups, statewide) : closenessOf(groups, statewide, from)
  const rest = { closeness, place, from, fromName: from ? measuredTown(place) : null }
  if (radius !== undefined && from)
    return scopeOf([around(from, radius), ...pointlessOf(place, { from, radius })], rest)
  const beyond = from && !place.taluka ? [around(from, DEFAULT_RADIUS)] : []
  const scope = scopeOf([...groups.flat(), ...beyond, ...statewide, SERVES_ALL], rest)
  return place.taluka
    ? { ...scope, closest: closestAround(place.taluka, [...groups, statewide], from) }
    : scope
}

/** Those of the state that name no smaller place: they serve its towns too. */
function statewideOf({ kind, region }: Place): Part[] {
  const state = kind === 'state' ? undefined : resolvePlace(region)
  if (state?.kind !== 'state') return []
  const { placeId, town, taluka, district } = listings
  const isWide = asFilterOnly(and(isNull(town), isNull(taluka), isNull(district)))
  return [{ where: all(eq(placeId, state.id), isWide) }]
}

/** Of the place itself, and without a point to measure to: within any radius. An area is larger than that. */
function pointlessOf(place: Place, { from, radius }: { from: Point; radius: number }): Part[] {
  const isArea = place.kind === 'taluka' || place.kind === 'district'
  if (isArea || !place.point || distanceBetween(from, place.point) > radius) return []
  return partsOf(place).map(({ where }) => ({ where: all(where, isNull(listings.pointLatitude)) }))
}

/** What counts as near, nearest first (ruling 12): the place itself, its taluka, the talukas beside it. */
function groupsAround(place: Place): Part[][] {
  const { kind, taluka, region } = place
  const groups = [partsOf(place)]
  const main = ofMainTown(place)
  if (main.length > 0) groups.push(main)
  if (kind === 'pincode' && !taluka)
    groups.push([{ where: eq(listings.region, region), isWide: true }])
  if (taluka && kind !== 'taluka')
    groups.push([{ where: eq(listings.taluka, taluka), isWide: true }])
  if (taluka) groups.push([{ where: inArray(listings.taluka, neighbourTalukas(taluka)) }])
  return groups
}

/** The place itself, then its taluka's and the neighbours' places, the nearest first, then those for the state and all of India. */
function closestAround(taluka: string, groups: Part[][], from: Point | null) {
  const [statewide = []] = groups.slice(-1)
  const itself = groups.slice(0, -3).flat()
  const parts = itself.length > 0 ? itself : (groups[0] ?? [])
  return (filter: SQL | undefined, enough: number) => {
    const pick = { from, filter, enough }
    return idsFrom([
      ...parts.map((part) => firstOf(part, pick)),
      firstOfPlaces([taluka], pick),
      firstOfPlaces(neighbourTalukas(taluka), pick),
      ...[...statewide, SERVES_ALL].map((part) => firstOf(part, { ...pick, from: null })),
    ])
  }
}

/** The first group a listing is in, and within it the distance: 2.013 is the third group, 13 km away. */
function closenessOf(groups: Part[][], statewide: Part[], from: Point | null): SQL {
  const group = groupOf(groups, statewide)
  return from
    ? sql`(${group} + least(coalesce(${distanceTo(from)}, 999), 999) / 1000)`
    : sql`(${group})`
}

function groupOf(groups: Part[][], statewide: Part[]): SQL {
  const named = groups.map((parts, at): [Part[], number] => [parts, at])
  const cases = [...named, [statewide, STATEWIDE] as const, [[SERVES_ALL], LAST] as const].map(
    ([parts, at]) => sql`when ${any([...parts])} then ${sql.raw(String(at))}`,
  )
  return sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(groups.length))} end`
}

/** Another town may be nearer to somebody than their own: by steps of 5 km, then what has no point. */
function closenessTo(from: Point, groups: Part[][], statewide: Part[]): SQL {
  return sql`(case when ${SERVES_ALL.where} then ${AFTER_ALL_STEPS} + ${sql.raw(String(LAST))}
    else coalesce(${distanceTo(from)} / 5, ${AFTER_ALL_STEPS} + ${groupOf(groups, statewide)}) end)`
}

const AFTER_ALL_STEPS = sql`10000::float8`

/** How many belong and match, counted to one above `COUNTED_TO` and no further (ruling 9). */
export async function countWithin(db: Database, { parts }: PlaceScope, filter: SQL | undefined) {
  if (parts.length === 0) return 0
  const some = sql.join(
    parts.map((part) => someOf(part, filter)),
    sql` union `,
  )
  const { rows } = await db.execute<{ total: number }>(
    sql`select least(count(*), ${COUNTED_TO + 1})::int as total from (${some}) as found`,
  )
  return rows[0]?.total ?? 0
}

/** The listing with its distance, where the place and the listing have each a point of their own. */
export function withDistance(listing: Listing, scope: PlaceScope | undefined): Listing {
  const { point } = listing
  if (!point || !scope?.from) return listing
  // At the point of a larger place, though it says that it is in this one.
  const { from, place } = scope
  const isAsked = place && from === place.point
  if (!point.isExact && isAsked && saysPlace(listing, place)) return listing
  const km = distanceBetween(from, point)
  // Two points of one town are the same point: that says nothing about how far the door is.
  return km === 0 ? listing : { ...listing, distance: Math.max(1, Math.round(km)) }
}

function saysPlace({ name, address, town }: Listing, place: Place): boolean {
  const text = ` ${normalisePlace([name, address, town].filter(Boolean).join(' '))} `
  return [place.name, ...aliasesOf(place)].some((own) => text.includes(` ${normalisePlace(own)} `))
}

/** A taluka is measured from its main town, a PIN code from its post office's (ruling 10). */
function measuredTown({ kind, name, town }: Place): string {
  const main = TALUKAS.find((taluka) => taluka.name === name)?.mainTown
  return (kind === 'taluka' ? main : kind === 'pincode' ? town : undefined) ?? name
}

const any = (parts: Part[]): SQL => or(...parts.map(({ where }) => where)) ?? sql`false`
const all = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`
