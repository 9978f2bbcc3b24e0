import { Hono, type Context } from 'hono'
import { confirmInput, contactInput } from '../../shared/contact/contact.ts'
import type { ContactStep } from '../../shared/contact/rules.ts'
import type { Env } from '../context.ts'
import { pageForm } from '../middleware/page-form.ts'
import { rerenderWithErrors, type Draw } from '../pages/rerender-with-errors.ts'
import { idempotency } from '../middleware/idempotency.ts'
import { noStore } from '../middleware/no-store.ts'
import { limitAddress, limitWrites, take, takeMailDomain } from '../middleware/rate-limit.ts'
import { session } from '../middleware/session.ts'
import { confirmMessages } from '../services/contact/confirm.ts'
import { takeMessage } from '../services/contact/contact.ts'
import { validate } from '../http/validate.ts'

/** Where the contact form goes without script (ruling 40). The answer is a page: a refusal keeps what was typed. */
export const contactPages = (draw: Draw) =>
  new Hono<Env>()

    .post(
      '/contact',
      pageForm,
      limitAddress('contact-address'),
      validate('json', contactInput),
      async (c) => {
        const { db, env, ciphers, secretFor, ways, user } = c.var
        if (user) await take(c, 'contact-user', String(user.id))
        const message = c.req.valid('json')
        if (!user && message.email) await takeMailDomain(c, message.email)
        const box = { env, ciphers, secretFor, hasMail: ways.hasMail }
        const { state } = await takeMessage(db, box, message, user)
        return leadOn(c, state === 'sent' ? 'sent' : 'confirm')
      },
    )

    .post(
      '/contact/confirm',
      noStore,
      idempotency,
      session,
      limitWrites,
      limitAddress('link-address'),
      validate('form', confirmInput),
      async (c) => {
        const { key, message } = c.req.valid('form')
        const { step, follow } = await confirmMessages(c.var.db, c.var, key, message)
        if (follow) return c.redirect(follow, 303)
        if (step !== 'none-ticked') return leadOn(c, step)
        return c.redirect(`/contact/confirm?${new URLSearchParams({ key, problem: 'none' })}`, 303)
      },
    )
    .onError(rerenderWithErrors(draw))

const leadOn = (c: Context<Env>, step: ContactStep) => c.redirect(`/contact?step=${step}`, 303)
