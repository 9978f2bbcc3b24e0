import { Hono } from 'hono'
import { z } from 'zod'
import { auditActSchema, auditQuery } from '../../../shared/admin/audit-log.ts'
import { changesQuery, listingChangeSchema } from '../../../shared/listings/changes.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { requireAdmin } from '../../middleware/require-admin.ts'
import { findActs } from '../../services/admin/audit-log.ts'
import { undoChange } from '../../services/listings/changes.ts'
import { findHistory, findRecentChanges } from '../../services/listings/history.ts'
import { idParam, validate } from '../../http/validate.ts'

const changesAnswer = (summary: string, refusals: (400 | 401 | 403 | 404)[]) =>
  describe({
    summary,
    answer: z.array(listingChangeSchema),
    refusals,
    headers: { 'X-Total-Count': 'How many there are' },
  })

/** What admins changed, and taking it back. */
export const adminChanges = new Hono<Env>()
  .get(
    '/api/admin/listings/changes',
    changesAnswer(
      'What admins did to listings in the last 24 hours, the newest first',
      [400, 401, 403],
    ),
    requireAdmin,
    validate('query', changesQuery),
    async (c) => {
      const { changes, total } = await findRecentChanges(c.var.db, c.req.valid('query'))
      c.header('x-total-count', String(total))
      return c.json(changes)
    },
  )

  .post(
    '/api/admin/listings/changes/:id/undo',
    describe({
      summary: 'Undoes a change of the last 24 hours, when nothing has changed the listing since',
      answer: z.object({ listingId: z.int() }),
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ listingId: await undoChange(c.var.db, c.var.user, id) })
    },
  )

  .get(
    '/api/admin/listings/:id/changes',
    changesAnswer("A listing's history, the newest first", [400, 401, 403, 404]),
    requireAdmin,
    validate('param', idParam),
    validate('query', changesQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      const { changes, total } = await findHistory(c.var.db, id, c.req.valid('query'))
      c.header('x-total-count', String(total))
      return c.json(changes)
    },
  )

  .get(
    '/api/admin/audit',
    describe({
      summary: 'What admins and commands did, the newest first',
      answer: z.array(auditActSchema),
      refusals: [400, 401, 403],
      headers: { 'X-Total-Count': 'How many there are' },
    }),
    requireAdmin,
    validate('query', auditQuery),
    async (c) => {
      const { acts, total } = await findActs(c.var.db, c.req.valid('query'))
      c.header('x-total-count', String(total))
      return c.json(acts)
    },
  )
