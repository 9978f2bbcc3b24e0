import type { Listing } from '../../../shared/listings/listings.ts'

/** What a map and its list tell of a listing. */
export type MapRow = Pick<
  Listing,
  'id' | 'name' | 'category' | 'categoryName' | 'address' | 'town' | 'region' | 'point'
> & {
  /** Where it is told; left out, the listing's own page. */
  path?: string
}

/** One row has it and no other: an event may have the number of a listing. */
export const pathOf = ({ id, path }: MapRow) => path ?? `/listing/${id}`

/** A listing that has a point, with the number it carries on the map and in the list. */
export interface Pin {
  number: number
  row: MapRow
  point: NonNullable<MapRow['point']>
}

/** The rows that have a point, numbered in their order. The others are in the list only (ruling 10). */
export function toPins(rows: MapRow[]): Pin[] {
  const placed = rows.flatMap((row) => (row.point ? [{ row, point: row.point }] : []))
  return placed.map((pin, index) => ({ ...pin, number: index + 1 }))
}
