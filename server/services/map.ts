import { eq } from 'drizzle-orm'
import { MAX_MAPPED, type MapAnswer, type MapPlace, type MapQuery } from '../../shared/map.ts'
import type { Database } from '../db/open.ts'
import { categories, listings } from '../db/schema.ts'
import { allPlaces } from '../places/gazetteer.ts'
import { GOA, TALUKAS } from '../places/goa.ts'
import { countListings, matches, ORDER } from './listings.ts'

/** What the directory would list for the same question, in its order, with only what a map tells. */
export async function findMapListings(db: Database, query: MapQuery): Promise<MapAnswer> {
  const where = matches(query)
  const rows = await db
    .select({ listing: listings, category: categories.slug, categoryName: categories.name })
    .from(listings)
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .where(where)
    .orderBy(...ORDER[query.sort ?? 'best'])
    .limit(MAX_MAPPED)
  const found = rows.map(({ listing, category, categoryName }) => {
    const { id, name, address, town, region } = listing
    return { id, name, category, categoryName, address, town, region, point: toPoint(listing) }
  })
  return {
    listings: found,
    total: await countListings(db, where),
    mapped: found.filter(({ point }) => point).length,
  }
}

let ground: MapPlace[] | undefined

/** The towns and villages of Goa that have a point, the main town of a taluka with the taluka's name, and the states. */
export function findMapPlaces(): MapPlace[] {
  ground ??= allPlaces().flatMap(({ name, kind, region, taluka, point }): MapPlace[] => {
    if (!point) return []
    if (kind === 'state') return [{ name, kind, taluka: null, ...point }]
    if (region !== GOA || !LOCALITIES.has(kind)) return []
    const isMain = TALUKAS.some((one) => one.name === taluka && one.mainTown === name)
    return [{ name, kind: 'town', taluka: isMain ? `${taluka} taluka` : null, ...point }]
  })
  return ground
}

const LOCALITIES: ReadonlySet<string> = new Set(['city', 'town', 'village'])
