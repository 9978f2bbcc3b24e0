import { Hono } from 'hono'
import { z } from 'zod'
import { DECISIONS, decisionSchema } from '../../../shared/admin/decisions.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { idParam, validate } from '../../http/validate.ts'
import { noStore } from '../../middleware/no-store.ts'
import { requireAdmin } from '../../middleware/require-admin.ts'
import { findDecisions } from '../../services/decisions/keep.ts'
import { undoDecision } from '../../services/decisions/undo.ts'

/** What an admin has just decided in a queue, and taking it back. */
export const decisions = new Hono<Env>()
  .get(
    '/api/admin/decisions',
    describe({
      summary: 'What one has decided in the last five minutes and can undo, the newest first',
      answer: z.array(decisionSchema),
      refusals: [401, 403],
    }),
    noStore,
    requireAdmin,
    async (c) => c.json(await findDecisions(c.var.db, c.var.user)),
  )

  .post(
    '/api/admin/decisions/:id/undo',
    describe({
      summary:
        "Undoes one's own decision of the last five minutes, when nothing has changed since; its email is not sent",
      answer: z.object({ kind: z.enum(DECISIONS), subjectId: z.int() }),
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => c.json(await undoDecision(c.var.db, c.var.user, c.req.valid('param').id)),
  )
