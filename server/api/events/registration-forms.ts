import { Hono } from 'hono'
import { z } from 'zod'
import { eventInput } from '../../../shared/events/input.ts'
import { registrationInput } from '../../../shared/events/registrations.ts'
import type { Env } from '../../context.ts'
import { pageForm } from '../../middleware/page-form.ts'
import { rerenderWithErrors, type Draw } from '../../pages/rerender-with-errors.ts'
import { take } from '../../middleware/rate-limit.ts'
import { requireOpenContent } from '../../middleware/require-open-content.ts'
import { requireUser } from '../../middleware/require-user.ts'
import { proposeEvent } from '../../services/events/changes.ts'
import { eraseDetails } from '../../services/registrations/erasure.ts'
import {
  acceptOffer,
  cancelRegistration,
  joinWaitlist,
  register,
} from '../../services/registrations/registrations.ts'
import { idParam, validate } from '../../http/validate.ts'
import { registrationParts } from './registrations.ts'

const registerQuery = z.object({ waitlist: z.literal('yes').optional().catch(undefined) })
/** What the forms of the dashboard may do with a registration. */
const CHANGES = { accept: acceptOffer, cancel: cancelRegistration, delete: eraseDetails }
const changeInput = z.object({
  registration: idParam.shape.id,
  change: z.enum(['accept', 'cancel', 'delete']),
})

/**
 * Where the forms of events go that no script sends: the pages they are on. The same rules as the API's. What worked
 * leads on to where it shows; what did not is the page again, with what was written in its body and nowhere else.
 */
export const registrationForms = (draw: Draw) =>
  new Hono<Env>()
    .post(
      '/events/:id/register',
      pageForm,
      requireUser,
      validate('param', idParam),
      validate('query', registerQuery),
      validate('json', registrationInput),
      async (c) => {
        await take(c, 'register-user', String(c.var.user.id))
        const { id } = c.req.valid('param')
        const enter = c.req.valid('query').waitlist ? joinWaitlist : register
        await enter(c.var.db, registrationParts(c), c.var.user, id, c.req.valid('json'))
        return c.redirect(`/events/${id}/register`, 303)
      },
    )

    .post(
      '/events/new',
      pageForm,
      requireUser,
      requireOpenContent,
      validate('json', eventInput),
      async (c) => {
        await take(c, 'event-user', String(c.var.user.id))
        await proposeEvent(c.var.db, c.var.user, c.req.valid('json'), new Date())
        return c.redirect('/events/new?step=sent', 303)
      },
    )

    .post('/dashboard', pageForm, requireUser, validate('json', changeInput), async (c) => {
      const { registration: id, change } = c.req.valid('json')
      await CHANGES[change](c.var.db, registrationParts(c), c.var.user, id)
      return c.redirect(`/dashboard#registration-${id}`, 303)
    })

    .onError(rerenderWithErrors(draw))
