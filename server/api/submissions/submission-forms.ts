import { Hono } from 'hono'
import { z } from 'zod'
import { submissionInput } from '../../../shared/submissions/submissions.ts'
import type { Env } from '../../context.ts'
import { idParam, validate } from '../../http/validate.ts'
import { pageForm } from '../../middleware/page-form.ts'
import { take } from '../../middleware/rate-limit.ts'
import { requireOpenContent } from '../../middleware/require-open-content.ts'
import { requireUser } from '../../middleware/require-user.ts'
import { rerenderWithErrors, type Draw } from '../../pages/rerender-with-errors.ts'
import { changeSubmission, submit } from '../../services/submissions/submissions.ts'

/** What the form is about: a submission that still waits, or something new. */
const aboutQuery = z.object({ edit: idParam.shape.id.optional() })

/** Where a listing goes that no script sends: the page of its form. The same rules as the API's. */
export const submissionForms = (draw: Draw) =>
  new Hono<Env>()
    .post(
      '/submit-listing',
      pageForm,
      requireUser,
      requireOpenContent,
      validate('query', aboutQuery),
      validate('json', submissionInput),
      async (c) => {
        const { db, user } = c.var
        const { edit } = c.req.valid('query')
        const said = c.req.valid('json')
        if (edit !== undefined) {
          await changeSubmission(db, user, edit, said)
          return c.redirect('/dashboard/listings', 303)
        }
        await take(c, 'submission-user', String(user.id))
        const { id } = await submit(db, user, said)
        return c.redirect(`/submit-listing?step=sent&sent=${id}`, 303)
      },
    )
    .onError(rerenderWithErrors(draw))
