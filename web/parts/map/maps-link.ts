import type { MapRow } from './pins.ts'

/** The maps page of others, asked in words: name and place. It gets coordinates only when they are exact (ruling 14). */
export function mapsLink({ name, point }: Pick<MapRow, 'name' | 'point'>, place: string): string {
  const query = point?.isExact
    ? `${point.latitude},${point.longitude}`
    : [name, place].filter(Boolean).join(', ')
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
