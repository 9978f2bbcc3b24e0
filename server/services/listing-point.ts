import type { Place, Point } from '../../shared/places.ts'
import { distanceBetween, isInIndia } from '../places/distance.ts'
import { allPlaces } from '../places/gazetteer.ts'

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
  if (standIns().some((standIn) => distanceBetween(point, standIn) < TOO_CLOSE)) return null
  if (allPlaces().some((town) => town.point && distanceBetween(point, town.point) < TOWN_ITSELF))
    return null
  return place && !isAround(point, place) ? null : point
}

const FINE = /^-?\d{1,3}\.\d{3,}$/

function readPoint(latitude: string | null | undefined, longitude: string | null | undefined) {
  const [north, east] = [latitude?.trim() ?? '', longitude?.trim() ?? '']
  return FINE.test(north) && FINE.test(east)
    ? { latitude: Number(north), longitude: Number(east) }
    : null
}

let middles: Point[] | undefined

function standIns(): Point[] {
  middles ??= allPlaces().flatMap(({ kind, point }) => (kind === 'state' && point ? [point] : []))
  return [...middles, ...STAND_INS]
}

function isAround(point: Point, place: Place): boolean {
  const ends =
    place.point && place.kind !== 'state'
      ? [place]
      : allPlaces().filter(({ kind, region }) => kind !== 'state' && region === place.region)
  return ends.some((end) => end.point && distanceBetween(point, end.point) <= TOO_FAR)
}
