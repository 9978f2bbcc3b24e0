import { and, eq, inArray } from 'drizzle-orm'
import type { DecisionBefore } from '../../../shared/admin/decisions.ts'
import type { Transaction } from '../../db/open.ts'
import { listingReviews, reviewReports } from '../../db/schema.ts'
import { conflict } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { recount } from './counters.ts'
import { lockReview } from './moderation.ts'

/** The review is as it was, and the reports that were looked at with it are open again. */
export async function restoreReview(
  tx: Transaction,
  id: number,
  {
    state,
    waitingFor,
    reason,
    updatedAt,
    left,
    reports,
  }: Extract<DecisionBefore, { of: 'review' }>,
): Promise<void> {
  const review = await lockReview(tx, id)
  // Three reports hide it again without a change of its words.
  const isAsLeft = review.updatedAt.toISOString() === left && review.state !== 'waiting'
  if (!isAsLeft) throw conflict(say.decision.changedSince)
  await tx
    .update(listingReviews)
    .set({ state, waitingFor, reason, updatedAt: new Date(updatedAt) })
    .where(eq(listingReviews.id, id))
  await tx
    .update(reviewReports)
    .set({ lookedAt: null })
    .where(and(eq(reviewReports.reviewId, id), inArray(reviewReports.id, reports)))
  await recount(tx, review.listingId)
}
