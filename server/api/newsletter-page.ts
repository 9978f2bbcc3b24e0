import { Hono } from 'hono'
import { subscribeInput } from '../../shared/newsletter/newsletter.ts'
import type { Env } from '../context.ts'
import { pageForm } from '../middleware/page-form.ts'
import { rerenderWithErrors, type Draw } from '../pages/rerender-with-errors.ts'
import { limitAddress, takeMailDomain } from '../middleware/rate-limit.ts'
import { subscribe } from '../services/newsletter/newsletter.ts'
import { validate } from '../http/validate.ts'

/** Where the newsletter's form goes without script. The answer is a page: a refusal keeps what was typed (ruling 41). */
export const newsletterPage = (draw: Draw) =>
  new Hono<Env>()
    .post(
      '/newsletter',
      pageForm,
      limitAddress('newsletter-address'),
      validate('json', subscribeInput, 'email'),
      async (c) => {
        const { email } = c.req.valid('json')
        await takeMailDomain(c, email)
        await subscribe(c.var.db, c.var, email)
        return c.redirect('/newsletter?done=asked', 303)
      },
    )
    .onError(rerenderWithErrors(draw))
