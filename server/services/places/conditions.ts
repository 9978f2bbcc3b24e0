import { and, sql, type SQL } from 'drizzle-orm'
import { COUNTED_TO } from '../../../shared/listings/directory.ts'
import type { Place, Point } from '../../../shared/places.ts'
import { listings, placesOf } from '../../db/schema.ts'
import { DEGREE, distanceBetween } from '../../places/distance.ts'
import { allPlaces } from '../../places/gazetteer.ts'

/** About how far a listing is, in km; null without a point. Flat within what "near" means. */
export function distanceTo({ latitude, longitude }: Point): SQL {
  const narrow = Math.cos((latitude * Math.PI) / 180)
  return sql`${DEGREE} * sqrt(power(${listings.pointLatitude} - ${latitude}, 2)
    + power((${listings.pointLongitude} - ${longitude}) * ${narrow}::float8, 2))`
}

/** Within so many km: a box first, for the index. */
export function around(point: Point, radius: number): Part {
  const high = radius / DEGREE
  const wide = high / Math.cos((point.latitude * Math.PI) / 180)
  const where = sql`(${listings.pointLatitude} between ${point.latitude - high} and ${point.latitude + high}
    and ${listings.pointLongitude} between ${point.longitude - wide} and ${point.longitude + wide}
    and ${distanceTo(point)} <= ${radius})`
  return { where, names: tilesOf(point, high, wide) }
}

/** The degrees that a box touches, as `placesOf` names them. */
function tilesOf({ latitude, longitude }: Point, high: number, wide: number): string[] {
  return degrees(latitude - high, latitude + high).flatMap((north) =>
    degrees(longitude - wide, longitude + wide).map((east) => `${north}:${east}`),
  )
}

const degrees = (from: number, to: number) =>
  Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_, at) => Math.floor(from) + at)

/** Whether it has one of these names. The index of words has them, too, so what is said somewhere is one look. */
export const mayBeIn = (names: string[]): SQL =>
  sql`${placesOf(listings)} && ${sql.param(names)}::text[]`

/** Only a test: no index is looked for, which takes long where conditions are many. For what few are left to be tested. */
export const asFilterOnly = (condition: SQL | undefined) => condition && sql`(${condition}) is true`

/** The same, and nobody estimates how many fulfil it, which takes long as well. For what no plan depends on. */
export const unestimated = (condition: SQL | undefined) =>
  condition && sql`case when ${condition} then true else false end`

const also = (filter: SQL | undefined) => (filter ? sql`and ${filter}` : sql``)
/** A condition with an index of its own. */
export interface Part {
  where: SQL
  /** Each has one of these names (`placesOf`), and perhaps others have. */
  names: string[]
  /** So many listings that their usual order is better read from an index than sorted. */
  isWide?: boolean
  /** All of these talukas: each is read on its own, for together they are no range of the index. */
  talukas?: string[]
}

/** What a group's listings are picked by. */
export interface Pick {
  /** Distances are measured from here; null where the usual order decides alone. */
  from: Point | null
  filter: SQL | undefined
  enough: number
}

/** `+ 0`: the order of all listings is no help to a part of few, though the planner may hope so. */
function firstInOrder({ from, enough }: Pick, isWide = false): SQL {
  const distance = from ? sql`${distanceTo(from)} nulls last, ` : sql``
  const standing = isWide ? sql`${listings.standing}` : sql`${listings.standing} + 0`
  return sql`order by ${distance}${standing}, ${listings.nameNorm}, ${listings.id} limit ${enough}`
}

/** Where a row is, for as long as one query goes on: it is read again without a look into any index. */
export const AT = sql`${listings}.ctid as at`

/** Whether a row is one of these. A list, not a join: a join with a thousand could be made by reading the whole table. */
export const isAt = (rows: SQL): SQL => sql`${listings}.ctid = any(array${rows})`

/** The first listings that fulfil a condition, the nearest first. */
export const firstOf = ({ where, isWide }: Part, pick: Pick): SQL =>
  sql`(select ${AT} from ${listings} where ${where} ${also(pick.filter)} ${firstInOrder(pick, isWide)})`

/** The same over all places of some talukas: place by place, the nearest first, until there are enough. */
export function firstOfPlaces(talukas: string[], pick: Pick): SQL {
  const ids = sql.param(placesByDistance(talukas, pick.from).map(({ id }) => id))
  return sql`(select found.at from unnest(${ids}::text[]) as place(id) cross join lateral
    (select ${AT} from ${listings} where ${listings.placeId} = place.id ${also(pick.filter)}
      ${firstInOrder(pick)}) as found
    limit ${pick.enough})`
}

/** Where the first of some are read from. */
export type Source = (pick: Pick) => SQL

export const sourcesOf = (parts: Part[], isMeasured = true): Source[] =>
  parts.map((part) => (pick) => firstOf(part, isMeasured ? pick : { ...pick, from: null }))

const upTo = (at: number) => sql.raw(`up_to_${at}`)

/** What is further is read only where all that is nearer is not enough. */
export function stepByStep(steps: Source[][], pick: Pick): SQL {
  const some = steps.filter((sources) => sources.length > 0)
  if (some.length === 0) return sql`(select null::tid as at where false)`
  const lists = some.map((sources, at) => {
    const nearer = at > 0 ? [sql`select at from ${upTo(at - 1)}`] : []
    const isNeeded =
      at > 0 ? sql`(select count(*) from ${upTo(at - 1)}) < ${pick.enough}` : undefined
    const own = sources.map((source) => source({ ...pick, filter: and(pick.filter, isNeeded) }))
    return sql`${upTo(at)} as materialized (${sql.join([...nearer, ...own], sql` union `)})`
  })
  return sql`(with ${sql.join(lists, sql`, `)} select at from ${upTo(lists.length - 1)})`
}

/** How many of these parts fulfil a condition, no more than are counted (ruling 9). The last is the widest, and often enough. */
export function countOf(parts: Part[], filter: SQL | undefined): SQL {
  const each = parts.map((part) => someOf(part, filter))
  const count = (some: SQL) => sql`(select least(count(*), ${ENOUGH})::int from (${some}) as found)`
  const all = count(sql.join(each, sql` union `))
  const widest = each.length > 1 ? each.at(-1) : undefined
  return widest ? sql`case when ${count(widest)} = ${ENOUGH} then ${ENOUGH} else ${all} end` : all
}

const ENOUGH = sql`${COUNTED_TO + 1}::int`

/** The ids of some that fulfil a condition. The order leads to an index. */
function someOf({ where, isWide, talukas }: Part, filter: SQL | undefined): SQL {
  if (talukas)
    return sql`(select found.id from unnest(${sql.param(talukas)}::text[]) as one(taluka) cross join lateral
      ${someOf({ where: sql`${listings.taluka} = one.taluka`, names: talukas, isWide: true }, filter)} as found limit ${ENOUGH})`
  return sql`(select ${listings.id} from ${listings} where ${where} ${also(filter)}
    ${isWide ? USUAL_ORDER : sql``} limit ${ENOUGH})`
}

export const USUAL_ORDER = sql`order by ${listings.standing}, ${listings.nameNorm}, ${listings.id}`

/** Places without a point come after all others, as their listings do. */
function placesByDistance(talukas: string[], from: Point | null): Place[] {
  const places = allPlaces().filter(({ taluka }) => taluka !== null && talukas.includes(taluka))
  const away = ({ point }: Place) => (from && point ? distanceBetween(from, point) : Infinity)
  return places
    .map((place) => ({ place, km: away(place) }))
    .toSorted((a, b) => (a.km === b.km ? 0 : a.km - b.km))
    .map(({ place }) => place)
}
