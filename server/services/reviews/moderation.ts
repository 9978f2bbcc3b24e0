import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  lte,
  min,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { ReviewQueue } from '../../../shared/reviews/kinds.ts'
import { REPORTS_TO_HIDE } from '../../../shared/reviews/rules.ts'
import type {
  ModeratedReview,
  ModerationInput,
  ReportInput,
  ReviewQueueQuery,
} from '../../../shared/reviews/reviews.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingReviews, listings, reviewReports } from '../../db/schema.ts'
import { conflict, notFound } from '../../errors.ts'
import { recordAct } from '../admin/audit.ts'
import { keepDecision } from '../decisions/keep.ts'
import { recount } from './counters.ts'
import { isOwnListing } from './own-listing.ts'
import { selectReviews, writtenOf } from './rows.ts'
import { lockListing, requireShownListing } from '../listings/shown.ts'
import { lockAdmin, lockUser } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'

/** One report a person and review; the third open one hides it until an admin has looked (ruling 7). */
export async function reportReview(
  db: Database,
  user: User,
  reviewId: number,
  { reason, note }: ReportInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const review = await lockReview(tx, reviewId)
    await requireShownListing(tx, review.listingId)
    if (review.state !== 'shown') throw notFound(say.reviewNotFound)
    if (review.userId === user.id) throw conflict(say.ownReview)
    const reported = await tx
      .insert(reviewReports)
      .values({ reviewId, userId: user.id, reason, note })
      .onConflictDoNothing()
      .returning({ id: reviewReports.id })
    if (reported.length === 0) throw conflict(say.alreadyReported)
    if ((await tx.$count(reviewReports, isOpenOf(reviewId))) < REPORTS_TO_HIDE) return
    await tx
      .update(listingReviews)
      .set({ state: 'waiting', waitingFor: 'reports' })
      .where(eq(listingReviews.id, reviewId))
    await recount(tx, review.listingId)
  })
}

/** The moderators' queue: what waits longest comes first. */
export async function findReviewQueue(
  db: Database,
  { show, id, limit, offset }: ReviewQueueQuery,
): Promise<{ reviews: ModeratedReview[]; total: number }> {
  const where = and(QUEUES[show](db), id === undefined ? undefined : eq(listingReviews.id, id))
  const rows = await selectReviews(db)
    .where(where)
    .orderBy(
      show === 'open' ? asc(reviewWaitsSince(db)) : desc(listingReviews.updatedAt),
      asc(listingReviews.id),
    )
    .limit(limit)
    .offset(offset)
  return {
    reviews: await withSurroundings(db, rows),
    total: await db.$count(listingReviews, where),
  }
}

/** It waits for a moderator, or readers reported it. */
export const isOpenReview = (db: Reads) =>
  or(
    eq(listingReviews.state, 'waiting'),
    and(eq(listingReviews.state, 'shown'), exists(openReports(db))),
  )

/** The first report that nobody has looked at; without one, what its writer last sent. */
export const reviewWaitsSince = (db: Reads) =>
  sql`coalesce((${openReports(db)}), ${listingReviews.updatedAt})`.mapWith(listingReviews.updatedAt)

type Reads = Pick<Database, 'select'>

const openReports = (db: Reads) =>
  db
    .select({ first: min(reviewReports.createdAt) })
    .from(reviewReports)
    .where(isOpenOf(listingReviews.id))
    .groupBy(reviewReports.reviewId)

const QUEUES: Record<ReviewQueue, (db: Database) => SQL | undefined> = {
  open: isOpenReview,
  hidden: () => eq(listingReviews.state, 'hidden'),
  all: () => undefined,
}

/**
 * An admin's word on a review as they read it: the reports they read are done with, later ones stay open, and the
 * writer reads the reason. Throws conflict when the writer, or another admin, has changed it since.
 */
export async function moderateReview(
  db: Database,
  admin: User,
  reviewId: number,
  { state, reason, updatedAt, lastReport }: ModerationInput,
): Promise<ModeratedReview> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const before = await lockReview(tx, reviewId)
    const { listingId } = before
    if (before.updatedAt.getTime() !== Date.parse(updatedAt)) throw conflict(say.reviewChanged)
    const now = new Date()
    await tx
      .update(listingReviews)
      .set({ state, waitingFor: null, reason: reason || null, updatedAt: now })
      .where(eq(listingReviews.id, reviewId))
    const looked = await tx
      .update(reviewReports)
      .set({ lookedAt: now })
      .where(and(isOpenOf(reviewId), lte(reviewReports.id, lastReport)))
      .returning({ id: reviewReports.id })
    await recount(tx, listingId)
    await recordAct(tx, {
      admin,
      action: state === 'shown' ? 'review.show' : 'review.hide',
      subjectId: reviewId,
      detail: reason,
    })
    const [review] = await withSurroundings(
      tx,
      await selectReviews(tx).where(eq(listingReviews.id, reviewId)),
    )
    if (!review) throw notFound(say.reviewNotFound)
    await keepDecision(tx, {
      admin,
      kind: state === 'shown' ? 'review.show' : 'review.hide',
      subjectId: reviewId,
      subject: review.listing.name,
      personId: before.userId,
      before: {
        of: 'review',
        state: before.state,
        waitingFor: before.waitingFor,
        reason: before.reason,
        updatedAt: before.updatedAt.toISOString(),
        left: now.toISOString(),
        reports: looked.map(({ id }) => id),
      },
    })
    return review
  })
}

async function withSurroundings(
  db: Database | Transaction,
  rows: Awaited<ReturnType<typeof selectReviews>>,
): Promise<ModeratedReview[]> {
  const ids = rows.map(({ review }) => review.id)
  const reports = await db
    .select()
    .from(reviewReports)
    .where(inArray(reviewReports.reviewId, ids))
    .orderBy(asc(reviewReports.id))
  const own = await findOwn(db, ids)
  const about = await db
    .select({ id: listings.id, name: listings.name })
    .from(listings)
    .where(
      inArray(
        listings.id,
        rows.map(({ review }) => review.listingId),
      ),
    )
  const names = new Map(about.map(({ id, name }) => [id, name]))
  return rows.map((row) => {
    const open = reports.filter(({ reviewId, lookedAt }) => reviewId === row.review.id && !lookedAt)
    const { listingId, state, waitingFor, reason, updatedAt } = row.review
    return {
      ...writtenOf(row),
      listing: { id: listingId, name: names.get(listingId) ?? '' },
      state,
      waitingFor,
      isOwnListing: own.has(row.review.id),
      reason,
      updatedAt: updatedAt.toISOString(),
      lastReport: open.at(-1)?.id ?? 0,
      reports: open.map(({ reason, note, createdAt }) => ({
        reason,
        note,
        createdAt: createdAt.toISOString(),
      })),
    }
  })
}

/** Those of a listing that is their writer's own by now, whatever they wait for. */
async function findOwn(db: Database | Transaction, ids: number[]): Promise<Set<number>> {
  const { id, userId, listingId } = listingReviews
  const rows = await db
    .select({ id })
    .from(listingReviews)
    .where(and(inArray(id, ids), isOwnListing(userId, listingId)))
  return new Set(rows.map((row) => row.id))
}

/** The review as it is once its listing's counters are this transaction's to change. */
export async function lockReview(tx: Transaction, reviewId: number) {
  const find = () => tx.select().from(listingReviews).where(eq(listingReviews.id, reviewId))
  const [seen] = await find()
  if (seen) await lockListing(tx, seen.listingId)
  const [review] = await find()
  if (!review) throw notFound(say.reviewNotFound)
  return review
}

const isOpenOf = (reviewId: number | typeof listingReviews.id) =>
  and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.lookedAt))
