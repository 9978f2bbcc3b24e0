import type { Point } from '../../shared/places.ts'
import { INDIA } from '../../shared/site.ts'

const EARTH_RADIUS = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The length of a degree of latitude in km; one of longitude is shorter by the cosine of the latitude. */
export const DEGREE = 111.2

/** As the crow flies, in km. */
export function distanceBetween(a: Point, b: Point): number {
  const dLatitude = radians(b.latitude - a.latitude)
  const dLongitude = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLongitude / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(h))
}

export function isInIndia({ latitude, longitude }: Point): boolean {
  return (
    latitude >= INDIA.south &&
    latitude <= INDIA.north &&
    longitude >= INDIA.west &&
    longitude <= INDIA.east
  )
}
