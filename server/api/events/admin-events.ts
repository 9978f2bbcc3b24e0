import { Hono } from 'hono'
import { z } from 'zod'
import {
  adminEventInput,
  cancelInput,
  eventEdit,
  featureInput,
  rejectInput,
} from '../../../shared/events/input.ts'
import { adminEventSchema, eventQueueQuery } from '../../../shared/events/events.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { requireAdmin } from '../../middleware/require-admin.ts'
import { cancelEvent } from '../../services/events/cancel.ts'
import { approveEvent, rejectEvent } from '../../services/events/decisions.ts'
import { createEvent, deleteEvent, editEvent, featureEvent } from '../../services/events/changes.ts'
import {
  cancellationByMail,
  changeByMail,
  notifyByMail,
} from '../../services/registrations/mails.ts'
import { findEventQueue, requireAdminEvent } from '../../services/events/queue.ts'
import { idParam, validate } from '../../http/validate.ts'

/** The admins' tab Events (ruling 33). */
export const adminEvents = new Hono<Env>()
  .get(
    '/api/admin/events',
    describe({
      summary: 'Events by what an admin does with them: pending, upcoming, past, cancelled, all',
      answer: z.array(adminEventSchema),
      refusals: [400, 401, 403],
      headers: { 'X-Total-Count': 'How many there are' },
    }),
    requireAdmin,
    validate('query', eventQueueQuery),
    async (c) => {
      const { events, total } = await findEventQueue(c.var.db, readingOf(c), c.req.valid('query'))
      c.header('x-total-count', String(total))
      return c.json(events)
    },
  )

  .get(
    '/api/admin/events/:id',
    describe({
      summary: 'One event, approved or not',
      answer: adminEventSchema,
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => c.json(await requireAdminEvent(c.var.db, readingOf(c), c.req.valid('param').id)),
  )

  .post(
    '/api/admin/events',
    describe({
      summary: 'Makes an event',
      answer: adminEventSchema,
      refusals: [400, 401, 403],
    }),
    requireAdmin,
    validate('json', adminEventInput),
    async (c) => c.json(await createEvent(c.var.db, c.var.user, c.req.valid('json'), readingOf(c))),
  )

  .patch(
    '/api/admin/events/:id',
    describe({
      summary: 'Changes an event as it was read; a capacity below what is taken is refused',
      answer: adminEventSchema,
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    validate('json', eventEdit),
    async (c) => {
      const { id } = c.req.valid('param')
      const reading = {
        ...readingOf(c),
        tell: notifyByMail(c.var.env),
        tellOfChange: changeByMail(c.var.env),
      }
      return c.json(await editEvent(c.var.db, c.var.user, id, c.req.valid('json'), reading))
    },
  )

  .patch(
    '/api/admin/events/:id/approve',
    describe({
      summary: 'Shows an event to everybody; its proposer is told',
      answer: adminEventSchema,
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await approveEvent(c.var.db, c.var.user, id, true, deciding(c)))
    },
  )

  .patch(
    '/api/admin/events/:id/unapprove',
    describe({
      summary: 'Shows an event to nobody any more, unless somebody counts on it',
      answer: adminEventSchema,
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await approveEvent(c.var.db, c.var.user, id, false, deciding(c)))
    },
  )

  .patch(
    '/api/admin/events/:id/reject',
    describe({
      summary: 'Does not take a proposal, with a reason; its proposer is told, and it is gone',
      answer: z.null(),
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    validate('json', rejectInput, 'reason'),
    async (c) => {
      const { db, env, user } = c.var
      await rejectEvent(db, env, user, c.req.valid('param').id, c.req.valid('json').reason)
      return c.json(null)
    },
  )

  .patch(
    '/api/admin/events/:id/feature',
    describe({
      summary: 'Puts an event first among those to come, or back',
      answer: adminEventSchema,
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    validate('json', featureInput),
    async (c) => {
      const { id } = c.req.valid('param')
      const { isFeatured } = c.req.valid('json')
      return c.json(await featureEvent(c.var.db, c.var.user, id, isFeatured, readingOf(c)))
    },
  )

  .patch(
    '/api/admin/events/:id/cancel',
    describe({
      summary: 'Cancels an event, with a reason; whom it concerns is told',
      answer: adminEventSchema,
      refusals: [400, 401, 403, 404, 409, 422],
    }),
    requireAdmin,
    validate('param', idParam),
    validate('json', cancelInput, 'reason'),
    async (c) => {
      const { id } = c.req.valid('param')
      const reading = { ...readingOf(c), tell: cancellationByMail(c.var.env) }
      const { reason } = c.req.valid('json')
      return c.json(await cancelEvent(c.var.db, c.var.user, id, reason, reading))
    },
  )

  .delete(
    '/api/admin/events/:id',
    describe({
      summary: 'Deletes an event that nobody has ever registered for, and nobody waits to hear of',
      answer: z.null(),
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      await deleteEvent(c.var.db, readingOf(c), c.var.user, c.req.valid('param').id)
      return c.json(null)
    },
  )

const readingOf = (c: { var: Pick<Env['Variables'], 'env'> }) => ({
  env: c.var.env,
  now: new Date(),
})

const deciding = (c: { var: Pick<Env['Variables'], 'env'> }) => ({
  ...readingOf(c),
  tell: notifyByMail(c.var.env),
})
