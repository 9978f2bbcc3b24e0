import type { Point } from '../../shared/places.ts'

const POSITION = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/

/** `near` says where someone is, not which place is meant. */
export const isPosition = (near: string | undefined): boolean =>
  near !== undefined && POSITION.test(near)

/** "15.53,73.83". To about 1 km and no better, however many digits are sent (ruling 13). */
export function readPosition(text: string): Point | undefined {
  const [, latitude, longitude] = POSITION.exec(text) ?? []
  return latitude && longitude
    ? { latitude: rounded(latitude), longitude: rounded(longitude) }
    : undefined
}

const rounded = (degrees: string) => Math.round(Number(degrees) * 100) / 100
