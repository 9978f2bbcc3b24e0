import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Coverage } from '../../../shared/listings/coverage.ts'
import { ALL_INDIA } from '../../../shared/places.ts'
import type { Database } from '../../db/open.ts'
import { listingFacts, listings } from '../../db/schema.ts'
import { GOA } from '../../places/goa.ts'

/**
 * What home may claim, counted (ruling 11); a listing for all of India covers no single state.
 * A listing counts as checked when a person checked one of its facts.
 */
export async function findCoverage(db: Database): Promise<Coverage> {
  const [counts] = await db
    .select({
      listings: sql<number>`count(distinct ${listings.id})::int`,
      checkedListings: sql<number>`count(distinct ${listingFacts.listingId})::int`,
      talukas: sql<number>`count(distinct ${listings.taluka}) filter (where ${listings.region} = ${GOA})::int`,
      regions: sql<number>`count(distinct ${listings.region}) filter (where ${listings.region} <> ${ALL_INDIA})::int`,
    })
    .from(listings)
    .leftJoin(
      listingFacts,
      and(eq(listingFacts.listingId, listings.id), isNotNull(listingFacts.checkedOn)),
    )
    .where(eq(listings.isApproved, true))
  return counts ?? { listings: 0, checkedListings: 0, talukas: 0, regions: 0 }
}
