import { Hono } from 'hono'
import { z } from 'zod'
import { eventInput } from '../../../shared/events/input.ts'
import {
  eventMonthSchema,
  eventSchema,
  eventsQuery,
  monthQuery,
  proposalSchema,
  usualEventSchema,
  usualQuery,
} from '../../../shared/events/events.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { take } from '../../middleware/rate-limit.ts'
import { requireOpenContent } from '../../middleware/require-open-content.ts'
import { requireUser } from '../../middleware/require-user.ts'
import { paged } from '../../pages/next-page.ts'
import { proposeEvent } from '../../services/events/changes.ts'
import type { Reading } from '../../services/events/rows.ts'
import {
  findEvent,
  findEventMonth,
  findEvents,
  findProposals,
  findUpcomingEvents,
  findUsualEvents,
} from '../../services/events/events.ts'
import { idParam, validate } from '../../http/validate.ts'

const LIST_HEADERS = { 'X-Total-Count': 'How many there are', Link: 'The next page, rel="next"' }

export const events = new Hono<Env>()
  .get(
    '/api/events',
    describe({
      summary:
        'All approved events: those to come, the next first; then what was, the latest first',
      answer: z.array(eventSchema),
      refusals: [400],
      headers: LIST_HEADERS,
    }),
    validate('query', eventsQuery),
    async (c) => {
      const query = c.req.valid('query')
      const { events, total } = await findEvents(c.var.db, readingOf(c), query)
      return c.json(paged(c, query.offset, events, total))
    },
  )

  .get(
    '/api/events/upcoming',
    describe({
      summary: 'Approved events that have yet to begin: featured ones, then the next first',
      answer: z.array(eventSchema),
      refusals: [400],
      headers: LIST_HEADERS,
    }),
    validate('query', eventsQuery),
    async (c) => {
      const query = c.req.valid('query')
      const { events, total } = await findUpcomingEvents(c.var.db, readingOf(c), query)
      return c.json(paged(c, query.offset, events, total))
    },
  )

  .get(
    '/api/events/month',
    describe({
      summary: 'The events of one month in India',
      answer: eventMonthSchema,
      refusals: [400],
    }),
    validate('query', monthQuery),
    async (c) => c.json(await findEventMonth(c.var.db, readingOf(c), c.req.valid('query'))),
  )

  .get(
    '/api/events/usual',
    describe({
      summary: 'What happens again, on days that no source tells',
      answer: z.array(usualEventSchema),
      refusals: [400],
    }),
    validate('query', usualQuery),
    async (c) => c.json(await findUsualEvents(c.var.db, c.req.valid('query'))),
  )

  .get(
    '/api/events/:id',
    describe({ summary: 'One approved event', answer: eventSchema, refusals: [400, 404] }),
    validate('param', idParam),
    async (c) => c.json(await findEvent(c.var.db, readingOf(c), c.req.valid('param').id)),
  )

  .post(
    '/api/events',
    describe({
      summary: 'Proposes an event: it waits until an admin has approved it',
      answer: proposalSchema,
      refusals: [400, 401, 403, 429],
    }),
    requireUser,
    requireOpenContent,
    validate('json', eventInput),
    async (c) => {
      await take(c, 'event-user', String(c.var.user.id))
      return c.json(await proposeEvent(c.var.db, c.var.user, c.req.valid('json'), new Date()))
    },
  )

  .get(
    '/api/user/event-proposals',
    describe({
      summary: "The user's own proposals, the newest first",
      answer: z.array(proposalSchema),
      refusals: [401],
    }),
    requireUser,
    async (c) => c.json(await findProposals(c.var.db, c.var.user)),
  )

const readingOf = (c: { var: Pick<Env['Variables'], 'env'> }): Reading => ({
  env: c.var.env,
  now: new Date(),
})
