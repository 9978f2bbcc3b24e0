import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Listing } from '../../shared/listings.ts'
import { ALL_INDIA, DEFAULT_RADIUS, type Place, type Point } from '../../shared/places.ts'
import { listings } from '../db/schema.ts'

import { DEGREE, distanceBetween } from '../places/distance.ts'
import {
  aliasesOf,
  findPlace,
  namesakes,
  nearestPlace,
  neighbourTalukas,
  resolvePlace,
} from '../places/gazetteer.ts'
import { TALUKAS } from '../places/goa.ts'

/** What is meant by a place, as conditions on listings. */
export interface PlaceScope {
  /** The listings that belong. */
  where: SQL
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
  const around = near ? nearScope(near, radius) : undefined
  if (!inside || !around) return around ?? inside
  return { ...around, where: all(inside.where, around.where) }
}

function regionScope(text: string): PlaceScope {
  if (text.toLowerCase() === ALL_INDIA.toLowerCase())
    return { where: SERVES_ALL, closeness: NONE, place: undefined, from: null }
  const place = resolvePlace(text)
  // 'Ponda' is a town and its taluka, 'Navelim' three villages: a name means all of its state that have it.
  const meant = namesakes(text).filter(({ region }) => region === place?.region)
  const places = meant.length > 0 ? meant : place ? [place] : []
  const where = places.length > 0 ? any(...places.map(within)) : asWritten(text)
  return { where, closeness: NONE, place, from: null }
}

/** A name the gazetteer does not hold, in any of the columns, as typed or as a name is written. */
function asWritten(text: string): SQL {
  const title = text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
  const spellings = [text, title]
  return any(
    inArray(listings.town, spellings),
    inArray(listings.taluka, spellings),
    inArray(listings.district, spellings),
    inArray(listings.region, spellings),
    eq(listings.pincode, text),
  )
}

/** The listings of a place and no others. */
function within(place: Place): SQL {
  if (place.kind === 'state') return eq(listings.region, place.name)
  if (place.kind === 'taluka') return eq(listings.taluka, place.name)
  if (place.kind === 'pincode')
    return any(eq(listings.pincode, place.name), eq(listings.placeId, place.id))
  if (place.kind === 'district')
    return any(eq(listings.district, place.name), inArray(listings.taluka, talukasOf(place.name)))
  return inTown(place)
}

const talukasOf = (district: string) =>
  TALUKAS.filter((taluka) => taluka.district === district).map(({ name }) => name)

/** A listing whose address names a village of its own still belongs to the town it names. */
function inTown(place: Place): SQL {
  const named = all(
    inArray(listings.town, [place.name, ...aliasesOf(place)]),
    place.taluka
      ? sql`coalesce(${listings.taluka} = ${place.taluka}, true)`
      : sql`coalesce(${listings.region} = ${place.region}, true)`,
  )
  const ofDistrict = place.kind === 'city' ? eq(listings.district, place.name) : undefined
  return any(eq(listings.placeId, place.id), named, ofDistrict)
}

const SERVES_ALL = eq(listings.region, ALL_INDIA)
/** An expression, not a number: ORDER BY 0 would name a column. */
const NONE = sql`0::float8`
/** The group of those who serve all of India, after every other. */
const LAST = 9

function nearScope(near: string, radius: number | undefined): PlaceScope {
  const position = readPosition(near)
  const place = position ? nearestPlace(position.latitude, position.longitude) : findPlace(near)
  if (!place) return { where: sql`false`, closeness: NONE, place: undefined, from: null }
  const point = position ?? (place.kind === 'state' ? null : place.point)
  const groups = groupsAround(place)
  return {
    where:
      radius === undefined || !point
        ? any(
            ...groups,
            point && !place.taluka ? around(point, DEFAULT_RADIUS) : undefined,
            SERVES_ALL,
          )
        : any(groups[0], around(point, radius)),
    closeness: closenessOf(groups, point),
    place,
    from: point,
  }
}

function readPosition(text: string): Point | undefined {
  const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? []
  return latitude && longitude
    ? { latitude: Number(latitude), longitude: Number(longitude) }
    : undefined
}

/** What counts as near, nearest first (ruling 12): the place itself, its taluka, the talukas beside it. */
function groupsAround(place: Place): SQL[] {
  const { kind, taluka, town, region } = place
  const groups = [within(place)]
  if (kind === 'pincode' && town) groups.push(...asGroup(namedTown(town, taluka)))
  if (kind === 'pincode' && !taluka) groups.push(eq(listings.region, region))
  if (taluka && kind !== 'taluka') groups.push(eq(listings.taluka, taluka))
  if (taluka) groups.push(inArray(listings.taluka, neighbourTalukas(taluka)))
  return groups
}

const asGroup = (place: Place | undefined) => (place ? [inTown(place)] : [])

const namedTown = (name: string, taluka: string | null) =>
  namesakes(name).find((place) => place.town === name && place.taluka === taluka)

/** The first group a listing is in, and within it the distance: 2.013 is the third group, 13 km away. */
function closenessOf(groups: SQL[], point: Point | null): SQL {
  const cases = groups.map((group, at) => sql`when ${group} then ${sql.raw(String(at))}`)
  const rest = sql.raw(String(groups.length))
  const group = sql`case ${sql.join(cases, sql` `)} when ${SERVES_ALL} then ${sql.raw(String(LAST))} else ${rest} end`
  return point
    ? sql`(${group} + least(coalesce(${distanceTo(point)}, 999), 999) / 1000)`
    : sql`(${group})`
}

/** The listing with its distance, where the place and the listing have each a point of their own. */
export function withDistance(listing: Listing, scope: PlaceScope | undefined): Listing {
  const { point } = listing
  const here = scope?.from
  if (!point || !here) return listing
  const km = distanceBetween(here, point)
  // Two points of one town are the same point: that says nothing about how far the door is.
  return km === 0 ? listing : { ...listing, distance: Math.max(1, Math.round(km)) }
}

/** About how far a listing is, in km; null without a point. Flat within what "near" means. */
function distanceTo({ latitude, longitude }: Point): SQL {
  const narrow = Math.cos((latitude * Math.PI) / 180)
  return sql`${DEGREE} * sqrt(power(${listings.pointLatitude} - ${latitude}, 2)
    + power((${listings.pointLongitude} - ${longitude}) * ${narrow}::float8, 2))`
}

function around(point: Point, radius: number): SQL {
  const high = radius / DEGREE
  const wide = high / Math.cos((point.latitude * Math.PI) / 180)
  return all(
    sql`${listings.pointLatitude} between ${point.latitude - high} and ${point.latitude + high}`,
    sql`${listings.pointLongitude} between ${point.longitude - wide} and ${point.longitude + wide}`,
    sql`${distanceTo(point)} <= ${radius}`,
  )
}

const any = (...conditions: (SQL | undefined)[]): SQL => or(...conditions) ?? sql`false`
const all = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`
