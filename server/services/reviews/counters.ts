import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/open.ts'
import { listingReviews, listings } from '../../db/schema.ts'
import { lockListing } from '../listings/shown.ts'

const isShown = sql`${listingReviews.listingId} = ${listings.id} and ${listingReviews.state} = 'shown'`
const COUNT = sql<number>`(select count(*)::int from ${listingReviews} where ${isShown})`
const MEAN = sql<number>`(select coalesce(round(avg(${listingReviews.rating}), 2), 0) from ${listingReviews} where ${isShown})`

/** Counts a listing's reviews again, from their rows. The caller holds the listing's lock. */
export async function recount(tx: Transaction, listingId: number): Promise<void> {
  await tx
    .update(listings)
    .set({ reviewCount: COUNT, rating: MEAN })
    .where(eq(listings.id, listingId))
}

/** Counts again, wherever the counters differ from the rows; answers how many listings were wrong. */
export async function repairCounters(db: Database): Promise<number> {
  const wrong = await db
    .select({ id: listings.id })
    .from(listings)
    .where(sql`(${listings.reviewCount}, ${listings.rating}) is distinct from (${COUNT}, ${MEAN})`)
    .orderBy(asc(listings.id))
  for (const { id } of wrong) {
    await db.transaction(async (tx) => {
      await lockListing(tx, id)
      await recount(tx, id)
    })
  }
  return wrong.length
}

/** Erases what a person wrote, with what it counted; for anyone who deletes the account (ruling 21). */
export async function eraseReviewsOf(tx: Transaction, userId: number): Promise<void> {
  const reviewed = await tx
    .select({ listingId: listingReviews.listingId })
    .from(listingReviews)
    .where(eq(listingReviews.userId, userId))
    .orderBy(asc(listingReviews.listingId))
  for (const { listingId } of reviewed) {
    await lockListing(tx, listingId)
    await tx
      .delete(listingReviews)
      .where(and(eq(listingReviews.userId, userId), eq(listingReviews.listingId, listingId)))
    await recount(tx, listingId)
  }
}
