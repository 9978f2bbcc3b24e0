import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { User } from '../../../../shared/accounts/users.ts'
import { indianDay } from '../../../../shared/indian-days.ts'
import type { ListingAction } from '../../../../shared/listings/fields.ts'
import { UNDO_HOURS } from '../../../../shared/listings/limits.ts'
import type { Moved } from '../../../../shared/listings/merges.ts'
import type { Transaction } from '../../../db/open.ts'
import { listingChanges, listingReviews, listings } from '../../../db/schema.ts'
import { conflict } from '../../../errors.ts'
import { say } from '../../../sentences.ts'
import { recordAct } from '../../admin/audit.ts'
import { planNextCheck } from '../../checks/due.ts'
import { restoreTasks } from '../../checks/merged-tasks.ts'
import { withdrawChecks } from '../../checks/record.ts'
import { recount } from '../../reviews/counters.ts'
import { holdPair } from './merge.ts'
import { bringBack } from './moved-rows.ts'
import { applyState, type HeldListing } from '../state.ts'

type Change = typeof listingChanges.$inferSelect

export const isMerge = (action: ListingAction) =>
  action === 'listing.merge' || action === 'listing.merged'

/**
 * Makes two listings of one again, by either side of a merge: both say what they said, and have what they had. What came to
 * the kept one since stays there. Throws conflict when either, or a review that came along, was changed since.
 */
export async function undoMerge(
  tx: Transaction,
  admin: Pick<User, 'id'> | null,
  { listingId, otherId, action }: Pick<Change, 'listingId' | 'otherId' | 'action'>,
): Promise<number> {
  if (otherId === null) throw conflict(say.adminListing.changedSince)
  const isKept = action === 'listing.merge'
  const [keptId, goneId] = isKept ? [listingId, otherId] : [otherId, listingId]
  const { kept, other } = await holdPair(tx, keptId, goneId)
  const merge = await findChange(tx, keptId, goneId)
  const gone = await findChange(tx, goneId, keptId)
  if (!merge?.moved || !gone) throw conflict(say.adminListing.undoneAlready)
  if (Date.now() - merge.createdAt.getTime() > UNDO_HOURS * 3_600_000)
    throw conflict(say.adminListing.undoTooLate)
  if (
    !isAsLeft(kept, merge) ||
    !isAsLeft(other, gone) ||
    (await wasReviewed(tx, merge, merge.moved))
  )
    throw conflict(say.adminListing.changedSince)
  await separate(tx, admin, { kept, other, merge, gone, moved: merge.moved })
  return listingId
}

async function findChange(tx: Transaction, id: number, otherId: number) {
  const [change] = await tx
    .select()
    .from(listingChanges)
    .where(
      and(
        eq(listingChanges.listingId, id),
        eq(listingChanges.otherId, otherId),
        inArray(listingChanges.action, ['listing.merge', 'listing.merged']),
        isNull(listingChanges.undoneAt),
      ),
    )
    .orderBy(desc(listingChanges.id))
    .limit(1)
  return change
}

const isAsLeft = ({ updatedAt }: HeldListing, { after }: Change) =>
  updatedAt.toISOString() === after.updatedAt

/** Somebody changed a review that came along, or wrote another one in its place. */
async function wasReviewed(
  tx: Transaction,
  { listingId, createdAt }: Change,
  { reviews, olderReviews }: Moved,
): Promise<boolean> {
  const isEdited = and(inArray(listingReviews.id, reviews), gt(listingReviews.updatedAt, createdAt))
  const isAnew = sql`${listingReviews.listingId} = ${listingId} and ${listingReviews.id} <> all(${sql.param(reviews)}::int[])
    and ${listingReviews.userId} in (select older.user_id from listing_reviews older
      where older.id = any(${sql.param(olderReviews)}::int[]))`
  return (await tx.$count(listingReviews, sql`(${isEdited}) or (${isAnew})`)) > 0
}

interface Pair {
  kept: HeldListing
  other: HeldListing
  merge: Change
  gone: Change
  moved: Moved
}

async function separate(
  tx: Transaction,
  admin: Pick<User, 'id'> | null,
  { kept, other, merge, gone, moved }: Pair,
): Promise<void> {
  const now = new Date()
  await withdrawChecks(tx, moved.checks, { checkedOn: indianDay(now), byUser: admin?.id ?? null })
  await bringBack(tx, { from: kept.id, to: other.id }, moved)
  await applyState(tx, kept, merge.before, versionOf(merge))
  await applyState(tx, other, gone.before, versionOf(gone))
  await tx.update(listings).set(moved.other).where(eq(listings.id, other.id))
  await tx
    .update(listings)
    .set({
      unreachableOn: sql`case when ${listings.confirmedOn} >= ${moved.unreachableOn}::date
        then null else ${moved.unreachableOn}::date end`,
    })
    .where(eq(listings.id, kept.id))
  await restoreTasks(tx, moved.tasks)
  for (const { id } of [kept, other]) await recount(tx, id)
  await planNextCheck(tx, kept.id)
  await tx
    .update(listingChanges)
    .set({ undoneAt: now, undoneBy: admin?.id ?? null })
    .where(inArray(listingChanges.id, [merge.id, gone.id]))
  if (!admin) return
  await recordAct(tx, {
    admin,
    action: 'listing.undo',
    subjectId: kept.id,
    detail: 'listing.merge',
  })
}

const versionOf = ({ before }: Change) => new Date(before.updatedAt ?? 0)
