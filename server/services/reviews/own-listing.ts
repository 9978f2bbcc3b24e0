import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { listingClaims, listingSubmissions } from '../../db/schema.ts'

/**
 * Whether a listing is its reviewer's own: it is there because they sent it in, or they have proven that it is theirs. Of
 * a claim that has ended, too: who leaves the listing and praises it is no other person.
 */
export const isOwnListing = (
  userId: number | AnyPgColumn,
  listingId: number | AnyPgColumn,
): SQL<boolean> => sql<boolean>`(
  exists (select from ${listingSubmissions} sent
    where sent.user_id = ${userId} and sent.listing_id = ${listingId} and sent.kind = 'new')
  or exists (select from ${listingClaims} claim
    where claim.user_id = ${userId} and claim.listing_id = ${listingId} and claim.proven_at is not null))`
