import { Hono } from 'hono'
import { z } from 'zod'
import {
  followedReportSchema,
  reportCorrection,
  reportDecision,
  reportSchema,
  reportsQuery,
} from '../../shared/reports/reports.ts'
import { LIMITS } from '../../shared/limits.ts'
import { line } from '../../shared/text.ts'
import type { Env } from '../context.ts'
import { describe } from '../http/describe.ts'
import { idParam, validate } from '../http/validate.ts'
import { noStore } from '../middleware/no-store.ts'
import { requireAdmin } from '../middleware/require-admin.ts'
import { paged } from '../pages/next-page.ts'
import { askProvider, correctReport, decideReport } from '../services/reports/decide.ts'
import { findFollowed } from '../services/reports/follow.ts'
import { findReports } from '../services/reports/queue.ts'

const tokenParam = z.object({ token: line(LIMITS.hash) })

/** What is said to be wrong in listings, and what becomes of it (§3 "Listings"). It is sent by contact.ts. */
export const reports = new Hono<Env>()
  .get(
    '/api/reports/:token',
    describe({
      summary: 'What became of a report, by the link its sender got; null where it opens nothing',
      answer: followedReportSchema.nullable(),
      refusals: [400],
    }),
    noStore,
    validate('param', tokenParam),
    async (c) => c.json(await findFollowed(c.var.db, c.req.valid('param').token)),
  )

  .get(
    '/api/admin/reports',
    describe({
      summary:
        'Reports: of the open ones what is unsafe first, then by how often their senders were right before',
      answer: z.array(reportSchema),
      refusals: [400, 401, 403],
      headers: { 'X-Total-Count': 'How many there are', Link: 'The next page, rel="next"' },
    }),
    noStore,
    requireAdmin,
    validate('query', reportsQuery),
    async (c) => {
      const query = c.req.valid('query')
      const found = await findReports(c.var.db, query)
      return c.json(paged(c, query.offset, found.reports, found.total))
    },
  )

  .post(
    '/api/admin/reports/:id/correction',
    describe({
      summary: 'Gives the listing the value that somebody says is right, and answers the report',
      answer: reportSchema,
      refusals: [400, 401, 403, 404, 409, 422],
    }),
    noStore,
    requireAdmin,
    validate('param', idParam),
    validate('json', reportCorrection),
    async (c) => {
      const { db, env, ciphers, secretFor, user } = c.var
      const parts = { env, ciphers, secretFor, now: new Date() }
      const { id } = c.req.valid('param')
      return c.json(await correctReport(db, parts, user, id, c.req.valid('json')))
    },
  )

  .patch(
    '/api/admin/reports/:id',
    describe({
      summary: 'Answers a report without changing the listing',
      answer: reportSchema,
      refusals: [400, 401, 403, 404, 409],
    }),
    noStore,
    requireAdmin,
    validate('param', idParam),
    validate('json', reportDecision),
    async (c) => {
      const { db, env, ciphers, secretFor, user } = c.var
      const parts = { env, ciphers, secretFor, now: new Date() }
      const { id } = c.req.valid('param')
      return c.json(await decideReport(db, parts, user, id, c.req.valid('json')))
    },
  )

  .post(
    '/api/admin/reports/:id/task',
    describe({
      summary: 'Has the provider asked about it: a task among the checks',
      answer: reportSchema,
      refusals: [400, 401, 403, 404, 409],
    }),
    noStore,
    requireAdmin,
    validate('param', idParam),
    async (c) =>
      c.json(await askProvider(c.var.db, c.var.user, c.req.valid('param').id, new Date())),
  )
