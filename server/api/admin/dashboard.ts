import { Hono } from 'hono'
import { z } from 'zod'
import { setupSchema, testMailSchema } from '../../../shared/admin/setup.ts'
import { adminStatsSchema } from '../../../shared/admin/stats.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { take } from '../../middleware/rate-limit.ts'
import { requireAdmin } from '../../middleware/require-admin.ts'
import { findSetup, sendTestMail } from '../../services/admin/setup.ts'
import { findAdminStats } from '../../services/admin/stats.ts'
import { seedCategories } from '../../services/listings/categories.ts'

/** The admins' tab Dashboard (§2). */
export const adminDashboard = new Hono<Env>()
  .get(
    '/api/admin/stats',
    describe({
      summary: 'Counts, the latest submissions, and what was new in each of the last 12 weeks',
      answer: adminStatsSchema,
      refusals: [401, 403],
    }),
    requireAdmin,
    async (c) => c.json(await findAdminStats(c.var.db, new Date())),
  )

  .get(
    '/api/admin/setup',
    describe({
      summary: 'What of the set-up is done; no setting is shown',
      answer: setupSchema,
      refusals: [401, 403],
    }),
    requireAdmin,
    (c) => c.json(findSetup(c.var.env)),
  )

  .post(
    '/api/admin/test-mail',
    describe({
      summary: 'Sends a test email to oneself; answers what the mail server said',
      answer: testMailSchema,
      refusals: [401, 403, 429],
    }),
    requireAdmin,
    async (c) => {
      const { id, email } = c.var.user
      await take(c, 'test-mail-user', String(id))
      return c.json(await sendTestMail(c.var.env, email))
    },
  )

  .post(
    '/api/admin/seed-categories',
    describe({
      summary: 'Makes the categories that are missing; says how many',
      answer: z.object({ count: z.int() }),
      refusals: [401, 403],
    }),
    requireAdmin,
    async (c) => c.json({ count: await seedCategories(c.var.db, c.var.user) }),
  )
