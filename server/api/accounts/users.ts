import { Hono } from 'hono'
import { z } from 'zod'
import { adminUserSchema, userChange, usersQuery } from '../../../shared/accounts/admin-users.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { requireAdmin } from '../../middleware/require-admin.ts'
import { changeUser, endSessionsOf, findUsers } from '../../services/admin/users.ts'
import { idParam, validate } from '../../http/validate.ts'

/** The admins' tab Users (§2). */
export const users = new Hono<Env>()
  .get(
    '/api/admin/users',
    describe({
      summary: 'Users by name, username or address, the newest first',
      answer: z.array(adminUserSchema),
      refusals: [400, 401, 403],
      headers: { 'X-Total-Count': 'How many match' },
    }),
    requireAdmin,
    validate('query', usersQuery),
    async (c) => {
      const { users, total } = await findUsers(c.var.db, c.req.valid('query'))
      c.header('x-total-count', String(total))
      return c.json(users)
    },
  )

  .patch(
    '/api/admin/users/:id',
    describe({
      summary: "Change another user's role, or suspend; ends their sessions",
      answer: adminUserSchema,
      refusals: [400, 401, 403, 404, 422],
    }),
    requireAdmin,
    validate('param', idParam),
    validate('json', userChange),
    async (c) =>
      c.json(await changeUser(c.var.db, c.var.user, c.req.valid('param').id, c.req.valid('json'))),
  )

  .delete(
    '/api/admin/users/:id/sessions',
    describe({
      summary: 'Sign a user out everywhere',
      answer: z.object({}),
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      await endSessionsOf(c.var.db, c.var.user, c.req.valid('param').id)
      return c.json({})
    },
  )
