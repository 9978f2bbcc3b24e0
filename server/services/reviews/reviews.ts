import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { holdsContact } from '../../../shared/listings/holds-contact.ts'
import type { Rewrite, WaitingFor } from '../../../shared/reviews/kinds.ts'
import type {
  ListedReview,
  OwnReview,
  Review,
  ReviewEdit,
  ReviewInput,
} from '../../../shared/reviews/reviews.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingReviews, listings, reviewReports, withdrawnReviews } from '../../db/schema.ts'
import { conflict, notFound, unprocessable } from '../../errors.ts'
import { namesHost } from '../accounts/host-names.ts'
import { recount } from './counters.ts'
import { isOwnListing } from './own-listing.ts'
import { selectReviews, toOwnReview, toReview } from './rows.ts'
import { lockListing, requireListing, requireShownListing } from '../listings/shown.ts'
import { lockUser } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'

interface Range {
  limit: number
  offset: number
}

/** What the public may read about a listing, the latest first. */
export async function findReviews(
  db: Database,
  listingId: number,
  { limit, offset }: Range,
  viewer: User | null,
): Promise<{ reviews: Review[]; total: number }> {
  await requireShownListing(db, listingId)
  const where = and(eq(listingReviews.listingId, listingId), eq(listingReviews.state, 'shown'))
  const rows = await selectReviews(db)
    .where(where)
    .orderBy(desc(listingReviews.createdAt), desc(listingReviews.id))
    .limit(limit)
    .offset(offset)
  return {
    reviews: rows.map((row) => toReview(row, viewer?.id)),
    total: await db.$count(listingReviews, where),
  }
}

/** All that somebody wrote, the latest first, also what waits or was taken down. */
export async function findOwnReviews(db: Database, { id }: User): Promise<ListedReview[]> {
  const rows = await db
    .select({
      id: listingReviews.id,
      rating: listingReviews.rating,
      state: listingReviews.state,
      createdAt: listingReviews.createdAt,
      listing: { id: listings.id, name: listings.name, isShown: listings.isApproved },
    })
    .from(listingReviews)
    .innerJoin(listings, eq(listings.id, listingReviews.listingId))
    .where(eq(listingReviews.userId, id))
    .orderBy(desc(listingReviews.createdAt), desc(listingReviews.id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Null without one. Throws not found for a listing that never was there. */
export async function readOwnReview(db: Database, user: User, listingId: number) {
  await requireListing(db, listingId)
  return findOwnReview(db, user, listingId)
}

async function findOwnReview(
  db: Database | Transaction,
  user: User,
  listingId: number,
): Promise<OwnReview | null> {
  const [row] = await selectReviews(db).where(isBy(user, listingId))
  return row ? toOwnReview(row, (await whyRewriteWaits(db, row.review)) !== null) : null
}

/**
 * One a person and listing. It is public at once, unless it holds an address, a number or a link (ruling 7), or praises
 * what is its writer's own: a moderator reads that, and no reader learns whose the listing is.
 */
export async function writeReview(
  db: Database,
  user: User,
  listingId: number,
  input: ReviewInput,
): Promise<OwnReview> {
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    await lockListing(tx, listingId)
    await requireShownListing(tx, listingId)
    const [withdrawn] = await tx
      .delete(withdrawnReviews)
      .where(isWithdrawnBy(user, listingId))
      .returning()
    const where = withdrawn
      ? waits(withdrawn.waitingFor, withdrawn.reason)
      : await standing(tx, user, listingId, input)
    const written = await tx
      .insert(listingReviews)
      .values({ userId: user.id, listingId, ...input, ...where })
      .onConflictDoNothing()
      .returning({ id: listingReviews.id })
    if (written.length === 0) throw conflict(say.alreadyReviewed)
    await recount(tx, listingId)
    return requireOwn(tx, user, listingId)
  })
}

/** For 30 days. What a moderator has taken down, or has yet to read, a moderator reads again. */
export async function changeReview(
  db: Database,
  user: User,
  listingId: number,
  edit: ReviewEdit,
): Promise<OwnReview> {
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    await lockListing(tx, listingId)
    await requireShownListing(tx, listingId)
    const before = await requireOwn(tx, user, listingId)
    if (!before.isChangeable) throw unprocessable(say.reviewTooOld)
    const { rating, reviewText, authorKind: author } = before
    const input = { rating, reviewText, author, ...edit }
    await tx
      .update(listingReviews)
      .set({
        ...input,
        ...(await standing(tx, user, listingId, input, before)),
        updatedAt: new Date(),
      })
      .where(isBy(user, listingId))
    // What an admin looked at was another text: everybody may report this one.
    if (input.reviewText !== before.reviewText)
      await tx
        .delete(reviewReports)
        .where(and(eq(reviewReports.reviewId, before.id), isNotNull(reviewReports.lookedAt)))
    await recount(tx, listingId)
    return requireOwn(tx, user, listingId)
  })
}

/** One that moderators took down, or have yet to read, is remembered: writing it again gets past neither them nor its readers. */
export async function deleteReview(db: Database, user: User, listingId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    await lockListing(tx, listingId)
    const [review] = await tx.select().from(listingReviews).where(isBy(user, listingId))
    if (!review) throw notFound(say.noReviewOfYours)
    const waitingFor = await whyRewriteWaits(tx, review)
    if (waitingFor)
      await tx
        .insert(withdrawnReviews)
        .values({ userId: user.id, listingId, waitingFor, reason: review.reason })
        .onConflictDoNothing()
    // Its reports go with it.
    await tx.delete(listingReviews).where(eq(listingReviews.id, review.id))
    await recount(tx, listingId)
  })
}

/** Why the writer's next review there would wait, if this one were deleted; null when it would not. */
async function whyRewriteWaits(
  db: Database | Transaction,
  { id, state, waitingFor }: typeof listingReviews.$inferSelect,
): Promise<Rewrite | null> {
  if (state === 'hidden' || waitingFor === 'change' || waitingFor === 'hidden-before')
    return 'hidden-before'
  if (waitingFor === 'reports' || waitingFor === 'reported-before') return 'reported-before'
  const open = and(eq(reviewReports.reviewId, id), isNull(reviewReports.lookedAt))
  return (await db.$count(reviewReports, open)) > 0 ? 'reported-before' : null
}

type Standing = Pick<typeof listingReviews.$inferInsert, 'state' | 'waitingFor' | 'reason'>

async function standing(
  tx: Transaction,
  user: User,
  listingId: number,
  { reviewText }: ReviewInput,
  before?: OwnReview,
): Promise<Standing> {
  if (before?.state === 'hidden') return waits('change', before.reason)
  if (before?.waitingFor && before.waitingFor !== 'contact')
    return waits(before.waitingFor, before.reason)
  if (holdsContact(reviewText) || namesHost(reviewText)) return waits('contact')
  if (await isOwn(tx, user, listingId)) return waits('own-listing')
  return { state: 'shown', waitingFor: null, reason: null }
}

async function isOwn(tx: Transaction, { id }: User, listingId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ own: boolean }>(
    sql`select ${isOwnListing(id, listingId)} own`,
  )
  return rows[0]?.own ?? false
}

function waits(waitingFor: WaitingFor, reason: string | null = null): Standing {
  return { state: 'waiting', waitingFor, reason }
}

async function requireOwn(tx: Transaction, user: User, listingId: number): Promise<OwnReview> {
  const review = await findOwnReview(tx, user, listingId)
  if (!review) throw notFound(say.noReviewOfYours)
  return review
}

const isBy = (user: User, listingId: number) =>
  and(eq(listingReviews.userId, user.id), eq(listingReviews.listingId, listingId))

const isWithdrawnBy = (user: User, listingId: number) =>
  and(eq(withdrawnReviews.userId, user.id), eq(withdrawnReviews.listingId, listingId))
