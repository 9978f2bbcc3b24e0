import { Hono } from 'hono'
import { z } from 'zod'
import {
  ownReviewSchema,
  reportInput,
  reviewEdit,
  reviewInput,
  reviewSchema,
  reviewsQuery,
} from '../../shared/reviews/reviews.ts'
import type { Env } from '../context.ts'
import { describe } from '../http/describe.ts'
import { requireOpenContent } from '../middleware/require-open-content.ts'
import { requireUser } from '../middleware/require-user.ts'
import { paged } from '../pages/next-page.ts'
import { reportReview } from '../services/reviews/moderation.ts'
import {
  changeReview,
  deleteReview,
  findReviews,
  readOwnReview,
  writeReview,
} from '../services/reviews/reviews.ts'
import { idParam, validate } from '../http/validate.ts'

const reviewsAnswer = describe({
  summary: 'The public reviews of a listing, the latest first',
  answer: z.array(reviewSchema),
  refusals: [400, 404, 410],
  movesOn: true,
  headers: { 'X-Total-Count': 'How many there are', Link: 'The next page, rel="next"' },
})

export const reviews = new Hono<Env>()
  .get(
    '/api/listings/:id/reviews',
    reviewsAnswer,
    validate('param', idParam),
    validate('query', reviewsQuery),
    async (c) => {
      const range = c.req.valid('query')
      const { id } = c.req.valid('param')
      const { reviews, total } = await findReviews(c.var.db, id, range, c.var.user)
      return c.json(paged(c, range.offset, reviews, total))
    },
  )

  .get(
    '/api/listings/:id/reviews/user',
    describe({
      summary: "The signed-in user's own review, null without one",
      answer: ownReviewSchema.nullable(),
      refusals: [400, 401, 404],
    }),
    requireUser,
    validate('param', idParam),
    async (c) => c.json(await readOwnReview(c.var.db, c.var.user, c.req.valid('param').id)),
  )

  .post(
    '/api/listings/:id/reviews',
    describe({
      summary: 'Writes a review: one a user and listing',
      answer: ownReviewSchema,
      refusals: [400, 401, 403, 404, 409, 410],
    }),
    requireUser,
    requireOpenContent,
    validate('param', idParam),
    validate('json', reviewInput, 'reviewText'),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await writeReview(c.var.db, c.var.user, id, c.req.valid('json')))
    },
  )

  .patch(
    '/api/listings/:id/reviews/user',
    describe({
      summary: 'Changes what it names of the own review, for 30 days',
      answer: ownReviewSchema,
      refusals: [400, 401, 403, 404, 410, 422],
    }),
    requireUser,
    requireOpenContent,
    validate('param', idParam),
    validate('json', reviewEdit, 'reviewText'),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await changeReview(c.var.db, c.var.user, id, c.req.valid('json')))
    },
  )

  .delete(
    '/api/listings/:id/reviews/user',
    describe({
      summary: 'Deletes the own review',
      answer: z.null(),
      refusals: [400, 401, 404],
    }),
    requireUser,
    validate('param', idParam),
    async (c) => {
      await deleteReview(c.var.db, c.var.user, c.req.valid('param').id)
      return c.json(null)
    },
  )

  .post(
    '/api/reviews/:id/report',
    describe({
      summary:
        'Tells the moderators about a review; the third report hides it until they have looked',
      answer: z.null(),
      refusals: [400, 401, 404, 409, 410],
    }),
    requireUser,
    validate('param', idParam),
    validate('json', reportInput),
    async (c) => {
      await reportReview(c.var.db, c.var.user, c.req.valid('param').id, c.req.valid('json'))
      return c.json(null)
    },
  )
