import { Hono } from 'hono'
import { z } from 'zod'
import { adminStatsSchema } from '../../../shared/admin/stats.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { requireAdmin } from '../../middleware/require-admin.ts'
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
