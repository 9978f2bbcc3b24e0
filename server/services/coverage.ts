import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Coverage } from '../../shared/coverage.ts'
import type { Database } from '../db/open.ts'
import { listingFacts, listings } from '../db/schema.ts'

/** What home may claim, counted (ruling 11). A listing counts as checked when a person checked one of its facts. */
export async function findCoverage(db: Database): Promise<Coverage> {
  const [counts] = await db
    .select({
      listings: sql<number>`count(distinct ${listings.id})::int`,
      checkedListings: sql<number>`count(distinct ${listingFacts.listingId})::int`,
      regions: sql<number>`count(distinct ${listings.region}) filter (where ${listings.region} <> ${ALL_INDIA})::int`,
    })
    .from(listings)
    .leftJoin(
      listingFacts,
      and(eq(listingFacts.listingId, listings.id), isNotNull(listingFacts.checkedOn)),
    )
    .where(eq(listings.isApproved, true))
  return counts ?? { listings: 0, checkedListings: 0, regions: 0 }
}

/** The region of a helpline that serves the whole country; it covers no single state. */
const ALL_INDIA = 'All India'
