import { Hono } from 'hono'
import { z } from 'zod'
import {
  moderatedReviewSchema,
  moderationInput,
  reviewQueueQuery,
} from '../../../shared/reviews/reviews.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { requireAdmin } from '../../middleware/require-admin.ts'
import { findReviewQueue, moderateReview } from '../../services/reviews/moderation.ts'
import { idParam, validate } from '../../http/validate.ts'

export const adminReviews = new Hono<Env>()
  .get(
    '/api/admin/reviews',
    describe({
      summary: 'Reviews to look at: those that wait and those reported, the oldest first',
      answer: z.array(moderatedReviewSchema),
      refusals: [400, 401, 403],
      headers: { 'X-Total-Count': 'How many there are' },
    }),
    requireAdmin,
    validate('query', reviewQueueQuery),
    async (c) => {
      const { reviews, total } = await findReviewQueue(c.var.db, c.req.valid('query'))
      c.header('x-total-count', String(total))
      return c.json(reviews)
    },
  )

  .patch(
    '/api/admin/reviews/:id',
    describe({
      summary: 'Approves a review or hides it, with a reason; it must still be as it was read',
      answer: moderatedReviewSchema,
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    validate('json', moderationInput),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await moderateReview(c.var.db, c.var.user, id, c.req.valid('json')))
    },
  )
