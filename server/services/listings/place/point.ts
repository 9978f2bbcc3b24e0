import { ALL_INDIA, type Place, type Point } from '../../../../shared/places.ts'
import { DEGREE, distanceBetween, isInIndia } from '../../../places/distance.ts'
import { allPlaces, namesakes, nearestPlace } from '../../../places/gazetteer.ts'

/** Points that geocoders give for "somewhere in Goa" or "somewhere in India", beside the middles of the states. */
const STAND_INS: Point[] = [
  { latitude: 15.2993, longitude: 74.124 },
  { latitude: 20.5937, longitude: 78.9629 },
  { latitude: 22.3511, longitude: 78.6677 },
]

/** Closer to a stand-in than this, in km, and a point means the state, not the door. */
const TOO_CLOSE = 0.3
/** Closer to the gazetteer's point of a town than this, in km, and a point means the town, not the door. */
const TOWN_ITSELF = 0.05
/** Further than this from where the listing says it is, in km, and one of the two is wrong. */
const TOO_FAR = 50

/**
 * The listing's own coordinates when they can be its door: in India, to about 100 metres, not a state's or town's
 * middle, and not far from the place it names. Anything else is refused as not exact (ruling 10).
 */
export function exactPoint(
  latitude: string | null | undefined,
  longitude: string | null | undefined,
  place: Place | undefined,
): Point | null {
  const point = readPoint(latitude, longitude)
  if (!point || !isInIndia(point)) return null
  if (isNear(point, points().standIns, TOO_CLOSE)) return null
  if (isNear(point, points().towns, TOWN_ITSELF)) return null
  return place && !isAround(point, place) ? null : point
}

type CoordinateProblem = 'half' | 'no-number' | 'abroad' | 'stand-in' | 'elsewhere'

/** Why coordinates that somebody states cannot be those of a place in this state; undefined where they can. */
export function coordinateProblem(
  latitude: string | null,
  longitude: string | null,
  region: string | null,
): CoordinateProblem | undefined {
  if (!latitude && !longitude) return undefined
  if (!latitude || !longitude) return 'half'
  if (!DECIMAL.test(latitude) || !DECIMAL.test(longitude)) return 'no-number'
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!isInIndia(point)) return 'abroad'
  if (isNear(point, points().standIns, TOO_CLOSE)) return 'stand-in'
  if (!region || region === ALL_INDIA) return undefined
  const state = namesakes(region).find(({ kind }) => kind === 'state')
  if (!state || isAround(point, state)) return undefined
  // In the mountains the next place we know may be far, and yet in the same state.
  const nearest = nearestPlace(point.latitude, point.longitude)
  return nearest?.region === state.region ? undefined : 'elsewhere'
}

const DECIMAL = /^-?\d{1,3}(\.\d+)?$/
const FINE = /^-?\d{1,3}\.\d{3,}$/

function readPoint(latitude: string | null | undefined, longitude: string | null | undefined) {
  const [north, east] = [latitude?.trim() ?? '', longitude?.trim() ?? '']
  return FINE.test(north) && FINE.test(east)
    ? { latitude: Number(north), longitude: Number(east) }
    : null
}

interface Points {
  standIns: Point[]
  /** For everything that has a point. */
  towns: Point[]
  byState: Map<string, Point[]>
}

let known: Points | undefined

/** Read once: an import asks for thousands of rows. */
function points(): Points {
  if (known) return known
  const standIns = [...STAND_INS]
  const towns: Point[] = []
  const byState = new Map<string, Point[]>()
  for (const { kind, point, region } of allPlaces()) {
    if (!point) continue
    towns.push(point)
    if (kind === 'state') standIns.push(point)
    else if (!byState.get(region)?.push(point)) byState.set(region, [point])
  }
  known = { standIns, towns, byState }
  return known
}

function isAround(point: Point, { kind, region, point: own }: Place): boolean {
  const ends = own && kind !== 'state' ? [own] : (points().byState.get(region) ?? [])
  return isNear(point, ends, TOO_FAR, true)
}

/** Whether any of them is closer than so many km. Latitudes alone tell most apart. */
function isNear(point: Point, others: Point[], km: number, inclusive = false): boolean {
  const furthest = (km * 1.01) / DEGREE
  return others.some((other) => {
    if (Math.abs(other.latitude - point.latitude) > furthest) return false
    const distance = distanceBetween(point, other)
    return inclusive ? distance <= km : distance < km
  })
}
