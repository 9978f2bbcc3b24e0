import { CATEGORIES } from '../../shared/category-names.ts'
import { COUNTED_TO } from '../../shared/directory.ts'
import { MAX_MAPPED, type MapAnswer, type MapPlace, type MapQuery } from '../../shared/map.ts'
import type { Listing } from '../../shared/listings.ts'
import type { Database } from '../db/open.ts'
import { allPlaces } from '../places/gazetteer.ts'
import { GOA, TALUKAS } from '../places/goa.ts'
import { searchListings } from './search.ts'

/** What the directory would list for the same question, in its order, with only what a map tells. */
export async function findMapListings(db: Database, query: MapQuery): Promise<MapAnswer> {
  const kinds = (query.category ?? '').split(',').filter((kind) => kind.trim() !== '')
  const asked = kinds.length > 0 ? kinds.slice(0, CATEGORIES.length) : [undefined]
  const answers = await Promise.all(
    asked.map((category) => searchListings(db, { ...query, category, limit: MAX_MAPPED })),
  )
  const found = answers.flatMap(({ listings }) => listings).slice(0, MAX_MAPPED)
  return {
    listings: found.map(toMapListing),
    total: Math.min(
      COUNTED_TO + 1,
      answers.reduce((sum, { total }) => sum + total, 0),
    ),
    mapped: found.filter(({ point }) => point).length,
  }
}

function toMapListing(listing: Listing) {
  const { id, name, category, categoryName, address, town, region, point } = listing
  return { id, name, category, categoryName, address, town, region, point }
}

let ground: MapPlace[] | undefined

/** The towns and villages of Goa that have a point, the main town of a taluka with its name, and the states. */
export function findMapPlaces(): MapPlace[] {
  ground ??= allPlaces().flatMap(({ name, kind, region, taluka, point }): MapPlace[] => {
    if (!point) return []
    if (kind === 'state') return [{ name, kind, taluka: null, ...point }]
    if (region !== GOA || (kind !== 'town' && kind !== 'village')) return []
    const isMain = TALUKAS.some((one) => one.name === taluka && one.mainTown === name)
    return [{ name, kind, taluka: isMain ? taluka : null, ...point }]
  })
  return ground
}
