import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { gone, notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'

/** Throws not found for a listing that never was there: one's own of what is shown no longer stays. */
export async function requireListing(db: Database | Transaction, id: number): Promise<void> {
  if ((await db.$count(listings, eq(listings.id, id))) === 0) throw notFound(say.listingNotFound)
}

/** Throws not found for a listing that is not there, gone for one that is no longer listed (ruling 6). */
export async function requireShownListing(db: Database | Transaction, id: number): Promise<void> {
  const [listing] = await db
    .select({
      name: listings.name,
      isApproved: listings.isApproved,
      publishedAt: listings.publishedAt,
      mergedInto: listings.mergedInto,
    })
    .from(listings)
    .where(eq(listings.id, id))
  if (!listing?.publishedAt) throw notFound(say.listingNotFound)
  if (!listing.isApproved)
    throw gone(say.listingGone(listing.name), {}, listing.mergedInto ?? undefined)
}

/**
 * The listing that this one is by now, which may be another one: nobody merges it until the transaction ends. Answers the
 * same number for one that is not there.
 */
export async function presentOf(tx: Transaction, id: number): Promise<number> {
  const [listing] = await tx
    .select({ mergedInto: listings.mergedInto })
    .from(listings)
    .where(eq(listings.id, id))
    .for('key share')
  return listing?.mergedInto ?? id
}

/**
 * Whoever changes what a listing's counters count goes one after the other, so that each counts what those before
 * it have written. Likes and readers do not wait for it. Whoever writes it is held before (accounts/locks.ts).
 */
export async function lockListing(tx: Transaction, id: number): Promise<void> {
  await tx
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.id, id))
    .for('no key update')
}
