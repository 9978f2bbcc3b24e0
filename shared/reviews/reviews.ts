import { z } from 'zod'
import { isVisible } from '../invisible.ts'
import { LIMITS } from '../limits.ts'
import { AUTHORS, REPORT_REASONS, REVIEW_STATES, WAITING_FOR, REVIEW_QUEUES } from './kinds.ts'
import { paragraphs } from '../text.ts'
import { words } from '../words.ts'

/** Most rows one answer holds. */
const MAX_REVIEWS = 200

/** A review as anybody reads it (§3, ruling 7). */
export const reviewSchema = z
  .object({
    id: z.int(),
    rating: z.int().min(1).max(5),
    reviewText: z.string(),
    createdAt: z.string(),
    author: z.string().meta({ description: 'As the writer chose: "Asha N.", "A parent"' }),
    mine: z.boolean(),
  })
  .meta({ id: 'Review' })

/** One's own review, which may wait for a moderator or be taken down. */
export const ownReviewSchema = reviewSchema
  .extend({
    authorKind: z.enum(AUTHORS),
    state: z.enum(REVIEW_STATES),
    waitingFor: z.enum(WAITING_FOR).nullable(),
    reason: z.string().nullable().meta({ description: 'What the moderator says about it' }),
    changeableUntil: z.string(),
    isChangeable: z.boolean(),
    rewriteWaits: z
      .boolean()
      .meta({ description: 'Once it is deleted, a moderator reads the next one before others do' }),
  })
  .meta({ id: 'OwnReview' })

/** One of somebody's own reviews, in the list of all of theirs. */
export const listedReviewSchema = reviewSchema
  .pick({ id: true, rating: true, createdAt: true })
  .extend({
    listing: z.object({ id: z.int(), name: z.string(), isShown: z.boolean() }),
    state: z.enum(REVIEW_STATES),
  })
  .meta({ id: 'ListedReview' })

/** A review as a moderator reads it. */
export const moderatedReviewSchema = reviewSchema
  .omit({ mine: true })
  .extend({
    listing: z.object({ id: z.int(), name: z.string() }),
    state: z.enum(REVIEW_STATES),
    waitingFor: z.enum(WAITING_FOR).nullable(),
    isOwnListing: z.boolean().meta({
      description: 'Its writer sent the listing in, or has proven that it is theirs',
    }),
    reason: z.string().nullable(),
    updatedAt: z.string().meta({ description: 'Sent back with the decision: what was read' }),
    lastReport: z.int().meta({
      description: 'Sent back with the decision: the newest report that was read; 0, none',
    }),
    reports: z.array(
      z.object({ reason: z.enum(REPORT_REASONS), note: z.string(), createdAt: z.string() }),
    ),
  })
  .meta({ id: 'ModeratedReview' })

export type Review = z.output<typeof reviewSchema>
export type OwnReview = z.output<typeof ownReviewSchema>
export type ListedReview = z.output<typeof listedReviewSchema>
export type ModeratedReview = z.output<typeof moderatedReviewSchema>

/** Radio buttons of a form give text. */
const rating = z
  .union([z.number(), z.string()], words.review.rating)
  .transform(Number)
  .pipe(z.int(words.review.rating).min(1, words.review.rating).max(5, words.review.rating))

/** What a writer sends (§5); who and where is known to the server. */
export const reviewInput = z.object({
  rating,
  reviewText: paragraphs(LIMITS.review, words.review).refine(isVisible, words.review.missing),
  author: z.enum(AUTHORS).default('name'),
})

/** A change of some of it; what is left out stays (ruling 46). */
export const reviewEdit = reviewInput.extend({ author: z.enum(AUTHORS) }).partial()

export const reportInput = z.object({
  reason: z.enum(REPORT_REASONS),
  note: paragraphs(LIMITS.notes).default(''),
})

/** A moderator's word: it is public, or it is not, and then why. */
export const moderationForm = z
  .object({
    state: z.enum(['shown', 'hidden']),
    reason: paragraphs(LIMITS.notes).default(''),
  })
  .refine(({ state, reason }) => state === 'shown' || isVisible(reason), {
    path: ['reason'],
    error: words.reasonMissing,
  })

/**
 * With the review's `updatedAt` and its last report as the moderator read them: a word is about that text and those
 * reports, and no others.
 */
export const moderationInput = moderationForm.safeExtend({
  updatedAt: z.iso.datetime(),
  lastReport: z.int().min(0).max(2_147_483_647),
})

export const reviewsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_REVIEWS).default(MAX_REVIEWS),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})
export const reviewQueueQuery = reviewsQuery.extend({
  show: z.enum(REVIEW_QUEUES).default('open'),
  id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
})

export type ReviewInput = z.output<typeof reviewInput>
export type ReviewEdit = z.output<typeof reviewEdit>
export type ReportInput = z.output<typeof reportInput>
export type ModerationInput = z.output<typeof moderationInput>
export type ReviewQueueQuery = z.output<typeof reviewQueueQuery>

/** What forms send, before it is tidied. */
export type TypedReview = z.input<typeof reviewInput>
export type TypedReport = z.input<typeof reportInput>
export type TypedModeration = z.input<typeof moderationForm>
