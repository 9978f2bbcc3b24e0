import { Hono } from 'hono'
import { z } from 'zod'
import { likedListingSchema } from '../../../shared/listings/likes.ts'
import { listedReviewSchema } from '../../../shared/reviews/reviews.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { requireUser } from '../../middleware/require-user.ts'
import { findLikedIds, findLikedListings } from '../../services/listings/likes.ts'
import { findOwnReviews } from '../../services/reviews/reviews.ts'

/** What belongs to the signed-in user. */
export const user = new Hono<Env>()
  .get(
    '/api/user/likes',
    describe({
      summary: 'The listings the user likes, the latest like first',
      answer: z.array(likedListingSchema),
      refusals: [401],
    }),
    requireUser,
    async (c) => c.json(await findLikedListings(c.var.db, c.var.user.id)),
  )

  .get(
    '/api/user/likes/ids',
    describe({
      summary: 'Their ids alone, for the hearts of a whole page',
      answer: z.array(z.int()),
      refusals: [401],
    }),
    requireUser,
    async (c) => c.json(await findLikedIds(c.var.db, c.var.user.id)),
  )

  .get(
    '/api/user/reviews',
    describe({
      summary: 'The reviews the user wrote, the latest first, and whether others can read them',
      answer: z.array(listedReviewSchema),
      refusals: [401],
    }),
    requireUser,
    async (c) => c.json(await findOwnReviews(c.var.db, c.var.user)),
  )
