import { eq } from 'drizzle-orm'
import { changeableUntil } from '../../../shared/reviews/rules.ts'
import type { OwnReview, Review } from '../../../shared/reviews/reviews.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingReviews, users } from '../../db/schema.ts'
import { words } from '../../words.ts'

/** Reviews with the names of those who wrote them; callers add where, order and limit. */
export function selectReviews(db: Database | Transaction) {
  return db
    .select({
      review: listingReviews,
      writer: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(listingReviews)
    .innerJoin(users, eq(users.id, listingReviews.userId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectReviews>>[number]

/** A review as anybody may read it; `viewer` is the reader's id. */
export function toReview(row: Row, viewer: number | undefined): Review {
  return { ...writtenOf(row), mine: row.review.userId === viewer }
}

/** What the writer said, and under which name. */
export function writtenOf(row: Row) {
  const { id, rating, reviewText, createdAt } = row.review
  return { id, rating, reviewText, createdAt: createdAt.toISOString(), author: authorOf(row) }
}

export function toOwnReview(row: Row, rewriteWaits: boolean): OwnReview {
  const { review } = row
  const until = changeableUntil(review.createdAt)
  return {
    ...toReview(row, review.userId),
    authorKind: review.author,
    state: review.state,
    waitingFor: review.waitingFor,
    reason: review.reason,
    changeableUntil: until.toISOString(),
    isChangeable: until > new Date(),
    rewriteWaits,
  }
}

/** "Asha N.", or who the writer said to be (ruling 7). */
export function authorOf({ review, writer }: Row): string {
  if (review.author !== 'name') return words.reviewAuthor[review.author]
  const [initial] = writer.lastName?.trim() ?? ''
  if (!writer.firstName) return words.reviewAuthor.nameless
  return initial ? `${writer.firstName} ${initial.toUpperCase()}.` : writer.firstName
}
