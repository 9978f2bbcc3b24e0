import { Hono } from 'hono'
import { reviewInput } from '../../shared/reviews/reviews.ts'
import type { Env } from '../context.ts'
import { idParam, validate } from '../http/validate.ts'
import { requireOpenContent } from '../middleware/require-open-content.ts'
import { requireUser } from '../middleware/require-user.ts'
import { pageForm } from '../middleware/page-form.ts'
import { rerenderWithErrors, type Draw } from '../pages/rerender-with-errors.ts'
import { writeReview } from '../services/reviews/reviews.ts'

/** Where a review goes that no script sends: the page of its listing. The same rules as the API's. */
export const reviewForms = (draw: Draw) =>
  new Hono<Env>()
    .post(
      '/listing/:id',
      pageForm,
      requireUser,
      requireOpenContent,
      validate('param', idParam),
      validate('json', reviewInput, 'reviewText'),
      async (c) => {
        const { id } = c.req.valid('param')
        await writeReview(c.var.db, c.var.user, id, c.req.valid('json'))
        return c.redirect(`/listing/${id}?review=sent#your-review`, 303)
      },
    )

    .onError(rerenderWithErrors(draw))
