import { and, asc, eq, lt, ne, sql } from 'drizzle-orm'
import { blank, ERASED_FIELDS, SUBMITTED_FIELDS } from '../../../shared/listings/fields.ts'
import { REMOVED_HOURS } from '../../../shared/retention.ts'
import type { Database } from '../../db/open.ts'
import {
  listingChanges,
  listingCredentials,
  listingFacts,
  listingImportRows,
  listingLikes,
  listingReviews,
  listings,
  listingSubmissions,
  providerContacts,
  withdrawnReviews,
} from '../../db/schema.ts'
import { forgetContact } from '../providers/contacts.ts'
import { lockListing } from './shown.ts'

type Erased<Field> = Extract<Field, (typeof ERASED_FIELDS)[number]>
const ERASED: ReadonlySet<string> = new Set(ERASED_FIELDS)

const end = sql`now() - make_interval(hours => ${REMOVED_HOURS})`

/** What became part of another one is still said there: it goes with that one. */
const isOver = and(
  lt(listings.removedAt, end),
  ne(listings.description, ''),
  sql`not exists (select from listings kept where kept.id = ${listings.mergedInto}
    and (kept.removed_at is null or kept.removed_at >= ${end}))`,
)

/**
 * What a deleted listing said goes once deleting it can no longer be undone, with its likes and reviews (§3). What
 * stays keeps it from coming back and answers 410: its number, names and category, and the town it was near (ruling 6).
 */
export async function eraseRemovedListings(db: Database): Promise<void> {
  const over = await db
    .select({ id: listings.id })
    .from(listings)
    .where(isOver)
    .orderBy(asc(listings.id))
  for (const { id } of over) await eraseListing(db, id)
  // Nobody asks for what is gone, or became part of another one that had somebody to ask.
  const asked = await db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(providerContacts, eq(providerContacts.listingId, listings.id))
    .where(lt(listings.removedAt, end))
  for (const { id } of asked) await db.transaction((tx) => forgetContact(tx, id))
}

async function eraseListing(db: Database, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockListing(tx, id)
    // Undone, or erased by another process, while this one waited.
    if ((await tx.$count(listings, and(eq(listings.id, id), isOver))) === 0) return
    await tx.delete(listingFacts).where(eq(listingFacts.listingId, id))
    await tx.delete(listingCredentials).where(eq(listingCredentials.listingId, id))
    await tx.delete(listingLikes).where(eq(listingLikes.listingId, id))
    await tx.delete(listingReviews).where(eq(listingReviews.listingId, id))
    await tx.delete(withdrawnReviews).where(eq(withdrawnReviews.listingId, id))
    await tx
      .update(listingImportRows)
      // The names of the columns stay: the header of the failed rows' file is read from any row.
      .set({
        cells: sql`(select coalesce(jsonb_object_agg(name, ''), '{}') from jsonb_object_keys(${listingImportRows.cells}) as name)`,
        differences: [],
        before: null,
      })
      .where(eq(listingImportRows.listingId, id))
    await tx.delete(listingChanges).where(eq(listingChanges.listingId, id))
    await tx
      .update(listingSubmissions)
      .set(EMPTY_SUBMISSION)
      .where(eq(listingSubmissions.listingId, id))
    await tx.update(listings).set(EMPTY).where(eq(listings.id, id))
  })
}

/** Whoever sent it in keeps that they did, and what became of it. */
const EMPTY_SUBMISSION = {
  ...blank(SUBMITTED_FIELDS.filter((field): field is Erased<typeof field> => ERASED.has(field))),
  // A new one had both.
  address: '',
  phone: '',
  picture: null,
  imageUrl: null,
}

const EMPTY = {
  ...blank(ERASED_FIELDS),
  pointLatitude: null,
  pointLongitude: null,
  pointPlaceId: null,
  rating: 0,
  reviewCount: 0,
}
