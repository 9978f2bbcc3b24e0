import { Hono, type Context } from 'hono'
import { z } from 'zod'
import {
  registeringSchema,
  registrationInput,
  registrationSchema,
} from '../../../shared/events/registrations.ts'
import type { UserEnv, Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { take } from '../../middleware/rate-limit.ts'
import { noStore } from '../../middleware/no-store.ts'
import { requireUser } from '../../middleware/require-user.ts'
import { eraseDetails } from '../../services/registrations/erasure.ts'
import { confirmationMail, notifyByMail } from '../../services/registrations/mails.ts'
import {
  acceptOffer,
  cancelRegistration,
  findRegistering,
  findRegistrations,
  joinWaitlist,
  register,
  type RegistrationParts,
} from '../../services/registrations/registrations.ts'
import { idParam, validate } from '../../http/validate.ts'

export const registrationParts = (c: Context<UserEnv>): RegistrationParts => ({
  ciphers: c.var.ciphers,
  now: new Date(),
  tell: notifyByMail(c.var.env),
  letter: confirmationMail(c.var.env),
})

export const registrations = new Hono<Env>()
  .get(
    '/api/events/:id/registration',
    noStore,
    describe({
      summary: 'Whether one can register now, and the own registration if there is one',
      answer: registeringSchema,
      refusals: [400, 404],
    }),
    validate('param', idParam),
    async (c) => {
      const { db, ciphers, user, env } = c.var
      const found = await findRegistering(db, ciphers, user, c.req.valid('param').id)
      return c.json({ ...found, keptDays: env.ERASE_AFTER_DAYS })
    },
  )

  .post(
    '/api/events/:id/register',
    noStore,
    describe({
      summary: 'Takes a place for one participant, with the consent of an adult for a child',
      answer: registrationSchema,
      refusals: [400, 401, 403, 404, 409, 422, 429],
    }),
    requireUser,
    validate('param', idParam),
    validate('json', registrationInput),
    async (c) => {
      await take(c, 'register-user', String(c.var.user.id))
      const { id } = c.req.valid('param')
      return c.json(
        await register(c.var.db, registrationParts(c), c.var.user, id, c.req.valid('json')),
      )
    },
  )

  .post(
    '/api/events/:id/waitlist',
    noStore,
    describe({
      summary: 'Waits for a place at an event that is full',
      answer: registrationSchema,
      refusals: [400, 401, 403, 404, 409, 422, 429],
    }),
    requireUser,
    validate('param', idParam),
    validate('json', registrationInput),
    async (c) => {
      await take(c, 'register-user', String(c.var.user.id))
      const { id } = c.req.valid('param')
      return c.json(
        await joinWaitlist(c.var.db, registrationParts(c), c.var.user, id, c.req.valid('json')),
      )
    },
  )

  .get(
    '/api/user/events',
    noStore,
    describe({
      summary: "The user's own registrations, the latest event first",
      answer: z.array(registrationSchema),
      refusals: [401],
    }),
    requireUser,
    async (c) => c.json(await findRegistrations(c.var.db, c.var.ciphers, c.var.user.id)),
  )

  .patch(
    '/api/registrations/:id/cancel',
    noStore,
    describe({
      summary: 'Gives the place back, declines an offer, or stops waiting, until the event starts',
      answer: registrationSchema,
      refusals: [400, 401, 404, 409, 422],
    }),
    requireUser,
    validate('param', idParam),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await cancelRegistration(c.var.db, registrationParts(c), c.var.user, id))
    },
  )

  .patch(
    '/api/registrations/:id/accept',
    noStore,
    describe({
      summary: 'Takes the place that was offered',
      answer: registrationSchema,
      refusals: [400, 401, 404, 422],
    }),
    requireUser,
    validate('param', idParam),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await acceptOffer(c.var.db, registrationParts(c), c.var.user, id))
    },
  )

  .delete(
    '/api/registrations/:id/details',
    noStore,
    describe({
      summary: 'Erases what was told, once the event has begun or is cancelled, or one has left',
      answer: registrationSchema,
      refusals: [400, 401, 404, 422],
    }),
    requireUser,
    validate('param', idParam),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await eraseDetails(c.var.db, registrationParts(c), c.var.user, id))
    },
  )
