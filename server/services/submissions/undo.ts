import { and, eq, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { DecisionBefore } from '../../../shared/admin/decisions.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Transaction } from '../../db/open.ts'
import {
  contactSubmissions,
  listingLikes,
  listingReports,
  listingReviews,
  listings,
  listingSubmissions,
  providerLinks,
} from '../../db/schema.ts'
import { conflict } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { takeBackChange } from '../listings/changes.ts'

type Before = Extract<DecisionBefore, { of: 'submission' }>

/** It waits again, as it was; the listing that was made goes, and the one that was changed is as before. */
export async function restoreSubmission(
  tx: Transaction,
  admin: User,
  id: number,
  { updatedAt, left, adminNotes, listingId, changeId, made }: Before,
): Promise<void> {
  if (changeId !== null) await takeBackChange(tx, admin, changeId)
  if (made) await holdUntouched(tx, made, id)
  const restored = await tx
    .update(listingSubmissions)
    .set({
      status: 'pending',
      decidedAt: null,
      decidedBy: null,
      adminNotes,
      listingId,
      updatedAt: new Date(updatedAt),
    })
    .where(
      and(
        eq(listingSubmissions.id, id),
        ne(listingSubmissions.status, 'pending'),
        sql`date_trunc('milliseconds', ${listingSubmissions.updatedAt}) = ${left}::timestamptz`,
      ),
    )
    .returning({ id: listingSubmissions.id })
  if (restored.length === 0) throw conflict(say.decision.changedSince)
  if (made) await tx.delete(listings).where(eq(listings.id, made.id))
}

/** A listing that nobody has changed, liked, reviewed or written about since: it can go as if it had never been there. */
async function holdUntouched(
  tx: Transaction,
  { id, updatedAt }: NonNullable<Before['made']>,
  submissionId: number,
): Promise<void> {
  const [held] = await tx
    .select({ updatedAt: listings.updatedAt })
    .from(listings)
    .where(eq(listings.id, id))
    .for('update')
  if (held?.updatedAt.toISOString() !== updatedAt) throw conflict(say.decision.changedSince)
  const one = { one: sql<number>`1`.as('one') }
  const touched = await unionAll(
    tx.select(one).from(listingLikes).where(eq(listingLikes.listingId, id)),
    tx.select(one).from(listingReviews).where(eq(listingReviews.listingId, id)),
    tx.select(one).from(listingReports).where(eq(listingReports.listingId, id)),
    tx.select(one).from(contactSubmissions).where(eq(contactSubmissions.listingId, id)),
    tx.select(one).from(providerLinks).where(eq(providerLinks.listingId, id)),
    tx.select(one).from(listings).where(eq(listings.mergedInto, id)),
    tx
      .select(one)
      .from(listingSubmissions)
      .where(and(eq(listingSubmissions.listingId, id), ne(listingSubmissions.id, submissionId))),
  ).limit(1)
  if (touched.length > 0) throw conflict(say.decision.usedSince)
}
