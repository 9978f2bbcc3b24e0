import { and, eq, getTableColumns, inArray, isNotNull, isNull, or } from 'drizzle-orm'
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
  /** What names it: its own, and those of what was merged into it. */
  names: { id: number; externalId: string | null }[]
}

/** The listings that these numbers and names name, removed ones too. What was merged is the one it was merged into. */
export async function findCurrent(
  db: Database | Transaction,
  ids: number[],
  externalIds: string[],
  lock = false,
): Promise<CurrentListing[]> {
  if (ids.length === 0 && externalIds.length === 0) return []
  const asked = or(inArray(listings.id, ids), inArray(listings.externalId, externalIds))
  const named = { id: listings.id, externalId: listings.externalId, into: listings.mergedInto }
  const merged = await db
    .select(named)
    .from(listings)
    .where(and(asked, isNotNull(listings.mergedInto)))
  const into = merged.flatMap((one) => one.into ?? [])
  const found = db
    .select({ listing: kept, sourceUrl: listingFacts.sourceUrl })
    .from(listings)
    .leftJoin(
      listingFacts,
      and(eq(listingFacts.listingId, listings.id), eq(listingFacts.field, 'name')),
    )
    .where(or(and(asked, isNull(listings.mergedInto)), inArray(listings.id, into)))
    .orderBy(listings.id)
  const rows = await (lock ? found.for('no key update', { of: listings }) : found)
  return rows.map((row) => {
    const { id, externalId } = row.listing
    return { ...row, names: [{ id, externalId }, ...merged.filter((one) => one.into === id)] }
  })
}

/** What it says in the columns of a file. */
export const statedBy = ({ listing, sourceUrl }: Omit<CurrentListing, 'names'>): Stated => ({
  ...listing,
  sourceUrl,
})
