import { fullPlace } from '../full-place.ts'
import type { MapRow } from './pins.ts'

type Place = Pick<MapRow, 'name' | 'point'> & Parameters<typeof fullPlace>[0]

/** The maps page of others, asked in words. It gets coordinates only when they are exact (ruling 14). */
export function mapsLink(listing: Place): string {
  const { name, point } = listing
  const query = point?.isExact
    ? `${point.latitude},${point.longitude}`
    : [name, fullPlace(listing)].filter(Boolean).join(', ')
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
