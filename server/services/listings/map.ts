import { and, between, count, sql, type SQL } from 'drizzle-orm'
import type {
  MapAnswer,
  MapEvent,
  MapGroup,
  MapPart,
  MapPartQuery,
  MapPlace,
  MapQuery,
} from '../../../shared/listings/map.ts'
import { MAX_MAPPED, NEAREST_ZOOM, squareAt } from '../../../shared/listings/mapped.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { allPlaces } from '../../places/gazetteer.ts'
import { GOA, TALUKAS } from '../../places/goa.ts'
import { pointOf } from '../events/rows.ts'
import { findFeedRows } from '../events/events.ts'
import { placeScope } from '../places/scope.ts'
import { matchQuery } from '../search/search.ts'
import { ORDER } from './browse.ts'
import { chosen } from './filters.ts'
import { selectListings, toListing } from './rows.ts'

/** What the directory would list for the same question, in its order, with only what a map tells. */
export async function findMapListings(db: Database, query: MapQuery): Promise<MapAnswer> {
  const found = await matchQuery(db, { ...query, limit: MAX_MAPPED })
  return { listings: found.listings.map(toMapListing), total: found.total }
}

/** What the directory would list in a part of the map: counted in squares where one map can't show each. */
export async function findMapPart(
  db: Database,
  { bounds, zoom, ...query }: MapPartQuery,
): Promise<MapPart> {
  const inPart = and(chosen(query), placeScope(query)?.where, isWithin(bounds))
  const groups = await countInSquares(db, inPart, squareAt(zoom))
  const total = groups.reduce((all, { count }) => all + count, 0)
  if (total > MAX_MAPPED && zoom < NEAREST_ZOOM) return { listings: [], groups, total }
  const rows = await selectListings(db)
    .where(inPart)
    .orderBy(...ORDER.best)
    .limit(MAX_MAPPED)
  return { listings: rows.map((row) => toMapListing(toListing(row))), groups: [], total }
}

/** Those within bounds: 'west,south,east,north'. */
function isWithin(bounds: string): SQL | undefined {
  const [west = 0, south = 0, east = 0, north = 0] = bounds.split(',').map(Number)
  return and(
    between(listings.pointLatitude, south, north),
    between(listings.pointLongitude, west, east),
  )
}

async function countInSquares(
  db: Database,
  matching: SQL | undefined,
  side: number,
): Promise<MapGroup[]> {
  const { pointLatitude, pointLongitude } = listings
  return db
    .select({
      latitude: sql<number>`avg(${pointLatitude})`,
      longitude: sql<number>`avg(${pointLongitude})`,
      count: count(),
    })
    .from(listings)
    .where(matching)
    .groupBy(
      sql`floor(${pointLatitude} / ${side}::float8)`,
      sql`floor(${pointLongitude} / ${side}::float8)`,
    )
}

function toMapListing(listing: Listing) {
  const { id, name, category, categoryName, address, town, region, point } = listing
  return { id, name, category, categoryName, address, town, region, point }
}

/** Events to come; one without a town we know is in the list only (ruling 10). */
export async function findMapEvents(db: Database, now: Date): Promise<MapEvent[]> {
  const rows = await findFeedRows(db, now, '')
  return rows.flatMap((row) => {
    const { id, title, startDate, location, town, region, cancelledAt } = row
    if (cancelledAt) return []
    return [
      {
        id,
        title,
        startDate: startDate.toISOString(),
        location,
        town,
        region,
        point: pointOf(row),
      },
    ]
  })
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
