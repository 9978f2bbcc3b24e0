import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/open.ts'
import { listingFacts, listings } from '../../db/schema.ts'
import type { Stated } from './cells.ts'

const {
  nameNorm: _name,
  searchName: _searchName,
  searchText: _searchText,
  standing: _standing,
  rating: _rating,
  reviewCount: _reviewCount,
  ...kept
} = getTableColumns(listings)

/** A listing as it is, with the source of its name. */
export interface CurrentListing {
  listing: Omit<
    typeof listings.$inferSelect,
    'nameNorm' | 'searchName' | 'searchText' | 'standing' | 'rating' | 'reviewCount'
  >
  sourceUrl: string | null
}

/** The listings that these numbers and names name, removed ones too. */
export async function findCurrent(
  db: Database | Transaction,
  ids: number[],
  externalIds: string[],
  lock = false,
): Promise<CurrentListing[]> {
  if (ids.length === 0 && externalIds.length === 0) return []
  const asked = or(inArray(listings.id, ids), inArray(listings.externalId, externalIds))
  const found = db
    .select({ listing: kept, sourceUrl: listingFacts.sourceUrl })
    .from(listings)
    .leftJoin(
      listingFacts,
      and(eq(listingFacts.listingId, listings.id), eq(listingFacts.field, 'name')),
    )
    .where(asked)
    .orderBy(listings.id)
  return lock ? found.for('no key update', { of: listings }) : found
}

/** What it says in the columns of a file. */
export const statedBy = ({ listing, sourceUrl }: CurrentListing): Stated => ({
  ...listing,
  sourceUrl,
})
