import {
  MAX_MAPPED,
  type MapAnswer,
  type MapEvent,
  type MapPlace,
  type MapQuery,
} from '../../../shared/listings/map.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { Database } from '../../db/open.ts'
import { allPlaces } from '../../places/gazetteer.ts'
import { GOA, TALUKAS } from '../../places/goa.ts'
import { pointOf } from '../events/rows.ts'
import { findFeedRows } from '../events/events.ts'
import { matchQuery } from '../search/search.ts'

/** What the directory would list for the same question, in its order, with only what a map tells. */
export async function findMapListings(db: Database, query: MapQuery): Promise<MapAnswer> {
  const { listings, total } = await matchQuery(db, { ...query, limit: MAX_MAPPED })
  return { listings: listings.map(toMapListing), total }
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
