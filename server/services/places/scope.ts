import { eq, isNull, sql, type SQL } from 'drizzle-orm'
import { ALL_INDIA, type Place, type Point } from '../../../shared/places.ts'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { distanceBetween } from '../../places/distance.ts'
import { findPlace, namesakes, nearestPlace, resolvePlace } from '../../places/gazetteer.ts'
import { BESIDE_GOA, GOA, TALUKAS } from '../../places/goa.ts'
import { readPosition } from '../../places/position.ts'
import { around, countOf, sourcesOf, stepByStep, type Part } from './conditions.ts'
import { asWritten, heldBy, partsOf } from './parts.ts'
import { groupsAround, sourcesAround } from './steps.ts'
import {
  all,
  any,
  byDistance,
  NONE,
  SERVES_ALL,
  wayTo,
  type Group,
  type Step,
  type Way,
} from './way.ts'

/** What is meant by a place, as conditions on listings. */
export interface PlaceScope {
  /** The listings that belong. */
  where: SQL
  /** Those of them that are near, wherever they serve. */
  here: SQL
  /** Whether what serves all of India belongs, wherever it stands. */
  hasIndia: boolean
  /** What is `here` has one of these names (conditions.ts). */
  names: string[]
  /** `where` as conditions of which any may hold; each has its index. */
  parts: Part[]
  /**
   * The first `enough` of `where` by closeness that match `filter` too, and some more: a page without words
   * reads a few index ranges, not every listing of half a state, and nothing further away where there are enough.
   */
  closest: (filter: SQL | undefined, enough: number) => SQL
  /** The same without those that serve all of India and stand elsewhere. */
  closestHere: (filter: SQL | undefined, enough: number) => SQL
  /** The place itself, not what is near it. */
  itself: SQL
  way: Way
  /** A number to order by, smaller is closer; distance decides within a step where both ends have points. */
  closenessOf: (way: Way) => SQL
  /** What the way there takes from the points for what is said (rank.ts). */
  penaltyOf: (way: Way) => SQL
  steps: Step[]
  /** Undefined for a region the gazetteer does not know: its text is compared as it is. */
  place: Place | undefined
  /** What distances are measured from, null where there is none. */
  from: Point | null
  /** The name of the town that `from` is the point of; of a position, of the town nearest to it. */
  fromName: string | null
  /** Chosen as a filter: nothing beyond it is looked for. */
  isFirm?: boolean
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
  return inside && beside ? within(inside.where, beside) : (beside ?? inside)
}

function within(region: SQL, scope: PlaceScope): PlaceScope {
  return {
    ...scope,
    within: region,
    where: all(region, scope.where),
    here: all(region, scope.here),
    parts: scope.parts.map(({ where, names }) => ({ where: all(region, where), names })),
    closest: (filter, enough) => scope.closest(all(region, filter), enough),
    closestHere: (filter, enough) => scope.closestHere(all(region, filter), enough),
  }
}

function regionScope(text: string): PlaceScope {
  const place = resolvePlace(text)
  // 'Ponda' is a town and its taluka, 'Navelim' three villages: a name means all of its state that have it.
  const meant = namesakes(text).filter(({ region }) => region === place?.region)
  const places = meant.length > 0 ? meant : place ? [place] : []
  const parts = places.length > 0 ? places.flatMap(heldBy) : asWritten(text)
  const own = isAllIndia(text) ? [SERVES_ALL] : parts
  return scopeOf(own, { ...noWay(own), place, from: null, fromName: null, isFirm: true })
}

const isAllIndia = (text: string) => text.toLowerCase() === ALL_INDIA.toLowerCase()

/** Nothing of it is nearer than the rest. */
const noWay = (parts: Part[]) => ({
  itself: any(parts),
  closenessOf: () => NONE,
  penaltyOf: () => NONE,
  way: { step: sql`0`, km: sql`null::float8` },
  steps: ['itself'] satisfies Step[],
})

function scopeOf(
  parts: Part[],
  rest: Omit<
    PlaceScope,
    'parts' | 'where' | 'here' | 'names' | 'hasIndia' | 'closest' | 'closestHere'
  >,
  here = parts,
): PlaceScope {
  const closestOf = (some: Part[]) => (filter: SQL | undefined, enough: number) =>
    stepByStep([sourcesOf(some)], { from: rest.from, filter, enough })
  return {
    ...rest,
    parts,
    where: any(parts),
    here: any(here),
    names: [...new Set(here.flatMap(({ names }) => names))],
    hasIndia: here !== parts,
    closest: closestOf(parts),
    closestHere: closestOf(here),
  }
}

function nearScope(near: string, radius: number | undefined): PlaceScope {
  const position = readPosition(near)
  const place = position ? nearestPlace(position.latitude, position.longitude) : findPlace(near)
  if (!place)
    return scopeOf([], { ...noWay([]), place: undefined, from: position ?? null, fromName: null })
  const from = position ?? (place.kind === 'state' ? null : place.point)
  const start = from ?? pointOfTaluka(place)
  const groups = groupsAround(place, start)
  const rest = {
    ...wayTo(groups, place, start, position !== undefined),
    place,
    from,
    fromName: from ? measuredTown(place) : null,
  }
  if (radius !== undefined && from)
    return scopeOf([around(from, radius), ...pointlessOf(place, { from, radius })], {
      ...rest,
      closenessOf: byDistance,
      isFirm: true,
    })
  const here = groups.filter(({ step }) => step !== 'india')
  const closestOf = (some: Group[]) => (filter: SQL | undefined, enough: number) => {
    const steps = sourcesAround(place, start, some)
    // Of a position what is further by steps may be nearer by distance.
    return stepByStep(position ? [steps.flat()] : steps, { from: start, filter, enough })
  }
  return {
    ...scopeOf(partsOfAll(groups), rest, partsOfAll(here)),
    closest: closestOf(groups),
    closestHere: closestOf(here),
  }
}

/** Of a village without a point: what is nearest is told from its taluka's main town, and how far it is, from nowhere. */
const pointOfTaluka = ({ kind, taluka }: Place): Point | null =>
  kind === 'village' && taluka
    ? (namesakes(taluka).find((place) => place.kind === 'taluka' && place.name === taluka)?.point ??
      null)
    : null

const partsOfAll = (groups: Group[]) => groups.flatMap(({ parts }) => parts)

/**
 * The same place, and further away: its district, what is within a morning's journey also across the border of its state,
 * then its state. From Kolhapur Bicholim in Goa is 126 km away, and Mumbai 301. Goa itself is no wider than that. Where we have
 * no point for what touches Goa, all of Goa is as near.
 * Undefined where it is a state, or none we know.
 */
export function furtherFrom(scope: PlaceScope): PlaceScope | undefined {
  const { place, from } = scope
  const state = place && place.kind !== 'state' ? resolvePlace(place.region) : undefined
  if (!place || state?.kind !== 'state' || scope.isFirm) return undefined
  const district = namesakes(place.district ?? '').find(
    ({ kind, region }) => kind === 'district' && region === state.name,
  )
  const groups: Group[] = [
    ...(district ? [{ step: 'district' as const, parts: partsOf(district) }] : []),
    ...acrossBorders(place, from).map((part) => ({ step: 'around' as const, parts: [part] })),
    { step: 'state', parts: partsOf(state) },
  ]
  const rest = { ...wayTo(groups, place, from, false), place, from, fromName: scope.fromName }
  const further = scopeOf(partsOfAll(groups), rest)
  return scope.within ? within(scope.within, further) : further
}

/** In kilometres, as a bird flies. */
export const ACROSS_BORDERS = 150

/** An office that serves another state helps nobody here. */
function acrossBorders({ name, region }: Place, from: Point | null): Part[] {
  if (region === GOA || !(from || BESIDE_GOA.includes(name))) return []
  const { where, names } = from
    ? around(from, ACROSS_BORDERS)
    : { where: eq(listings.region, GOA), names: [GOA] }
  const isOfAnother = sql`${listings.serves} = 'state' and ${listings.region} is distinct from ${region}`
  return [{ where: all(where, sql`not (${isOfAnother})`), names }]
}

/** Of the place itself, and without a point to measure to: within any radius. An area is larger than that. */
function pointlessOf(place: Place, { from, radius }: { from: Point; radius: number }): Part[] {
  const isArea = place.kind === 'taluka' || place.kind === 'district'
  if (isArea || !place.point || distanceBetween(from, place.point) > radius) return []
  const isPointless = isNull(listings.pointLatitude)
  return partsOf(place).map(({ where, names }) => ({ where: all(where, isPointless), names }))
}

/** How many belong and match, counted to one above `COUNTED_TO` and no further (ruling 9). */
export async function countWithin(db: Database, { parts }: PlaceScope, filter: SQL | undefined) {
  if (parts.length === 0) return 0
  const { rows } = await db.execute<{ total: number }>(
    sql`select ${countOf(parts, filter)} as total`,
  )
  return rows[0]?.total ?? 0
}

/** A taluka is measured from its main town, a PIN code from its post office's, a part of a town from the town (ruling 10). */
function measuredTown({ kind, name, town }: Place): string {
  const main = TALUKAS.find((taluka) => taluka.name === name)?.mainTown
  return (kind === 'taluka' ? main : town) ?? name
}
