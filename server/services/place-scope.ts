import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { COUNTED_TO } from '../../shared/directory.ts'
import type { Listing } from '../../shared/listings.ts'
import { ALL_INDIA, DEFAULT_RADIUS, type Place, type Point } from '../../shared/places.ts'
import type { Database } from '../db/open.ts'
import { listings } from '../db/schema.ts'
import { distanceBetween } from '../places/distance.ts'
import {
  findPlace,
  namesakes,
  nearestPlace,
  neighbourTalukas,
  resolvePlace,
} from '../places/gazetteer.ts'
import {
  around,
  distanceTo,
  firstOf,
  firstOfPlaces,
  someOf,
  type Part,
} from './place-conditions.ts'
import { asWritten, inTown, partsOf } from './place-parts.ts'

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
  /** Undefined for a region the gazetteer does not know: its text is compared as it stands. */
  place: Place | undefined
  /** What distances are measured from, null where there is none. */
  from: Point | null
}

interface Asked {
  /** A place's id, or a position 'lat,lng'. */
  near?: string | undefined
  /** A state, district, taluka, town or PIN code, as one types it. */
  region?: string | undefined
  /** In km. */
  radius?: number | undefined
}

/** Undefined when no place is asked for. An unknown `near` holds nothing. */
export function placeScope({ near, region, radius }: Asked): PlaceScope | undefined {
  const inside = region && region !== 'all' ? regionScope(region) : undefined
  const beside = near ? nearScope(near, radius) : undefined
  if (!inside || !beside) return beside ?? inside
  return {
    ...beside,
    where: all(inside.where, beside.where),
    parts: beside.parts.map(({ where }) => ({ where: all(inside.where, where) })),
    closest: (filter, enough) => beside.closest(all(inside.where, filter), enough),
  }
}

/** An expression, not a number: ORDER BY 0 would name a column. */
const NONE = sql`0::float8`
const SERVES_ALL: Part = { where: eq(listings.region, ALL_INDIA), isWide: true }
/** The group of those who serve all of India, after every other. */
const LAST = 9

function regionScope(text: string): PlaceScope {
  const place = resolvePlace(text)
  // 'Ponda' is a town and its taluka, 'Navelim' three villages: a name means all of its state that have it.
  const meant = namesakes(text).filter(({ region }) => region === place?.region)
  const places = meant.length > 0 ? meant : place ? [place] : []
  const parts = places.length > 0 ? places.flatMap(partsOf) : asWritten(text)
  return scopeOf(isAllIndia(text) ? [SERVES_ALL] : parts, { closeness: NONE, place, from: null })
}

const isAllIndia = (text: string) => text.toLowerCase() === ALL_INDIA.toLowerCase()

function scopeOf(
  parts: Part[],
  rest: Pick<PlaceScope, 'closeness' | 'place' | 'from'>,
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
  if (!place) return scopeOf([], { closeness: NONE, place: undefined, from: position ?? null })
  const from = position ?? (place.kind === 'state' ? null : place.point)
  const groups = groupsAround(place)
  const rest = { closeness: closenessOf(groups, from), place, from }
  if (radius !== undefined && from)
    return scopeOf([...(groups[0] ?? []), around(from, radius)], rest)
  const beyond = from && !place.taluka ? [around(from, DEFAULT_RADIUS)] : []
  const scope = scopeOf([...groups.flat(), ...beyond, SERVES_ALL], rest)
  return place.taluka ? { ...scope, closest: closestAround(place.taluka, groups, from) } : scope
}

function readPosition(text: string): Point | undefined {
  const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? []
  return latitude && longitude
    ? { latitude: Number(latitude), longitude: Number(longitude) }
    : undefined
}

/** What counts as near, nearest first (ruling 12): the place itself, its taluka, the talukas beside it. */
function groupsAround(place: Place): Part[][] {
  const { kind, taluka, town, region } = place
  const groups = [partsOf(place)]
  const main = kind === 'pincode' && town ? townOf(town, taluka) : undefined
  if (main) groups.push(inTown(main))
  if (kind === 'pincode' && !taluka)
    groups.push([{ where: eq(listings.region, region), isWide: true }])
  if (taluka && kind !== 'taluka')
    groups.push([{ where: eq(listings.taluka, taluka), isWide: true }])
  if (taluka) groups.push([{ where: inArray(listings.taluka, neighbourTalukas(taluka)) }])
  return groups
}

const townOf = (name: string, taluka: string | null) =>
  namesakes(name).find((place) => place.town === name && place.taluka === taluka)

/** The place itself, then its taluka's and the neighbours' places, the nearest first, then those for all of India. */
function closestAround(taluka: string, groups: Part[][], from: Point | null) {
  const itself = groups.filter((_, at) => at < groups.length - 2).flat()
  const parts = itself.length > 0 ? itself : (groups[0] ?? [])
  return (filter: SQL | undefined, enough: number) => {
    const pick = { from, filter, enough }
    return idsFrom([
      ...parts.map((part) => firstOf(part, pick)),
      firstOfPlaces([taluka], pick),
      firstOfPlaces(neighbourTalukas(taluka), pick),
      firstOf(SERVES_ALL, { ...pick, from: null }),
    ])
  }
}

/** The first group a listing is in, and within it the distance: 2.013 is the third group, 13 km away. */
function closenessOf(groups: Part[][], from: Point | null): SQL {
  const cases = groups.map((parts, at) => sql`when ${any(parts)} then ${sql.raw(String(at))}`)
  const rest = sql.raw(String(groups.length))
  const group = sql`case ${sql.join(cases, sql` `)} when ${SERVES_ALL.where} then ${sql.raw(String(LAST))} else ${rest} end`
  return from
    ? sql`(${group} + least(coalesce(${distanceTo(from)}, 999), 999) / 1000)`
    : sql`(${group})`
}

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
  const km = distanceBetween(scope.from, point)
  // Two points of one town are the same point: that says nothing about how far the door is.
  return km === 0 ? listing : { ...listing, distance: Math.max(1, Math.round(km)) }
}

const any = (parts: Part[]): SQL => or(...parts.map(({ where }) => where)) ?? sql`false`
const all = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`
