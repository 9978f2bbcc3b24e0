import { createMiddleware } from 'hono/factory'
import type { UserEnv } from '../context.ts'
import { forbidden, unauthorized } from '../errors.ts'
import { words } from '../words.ts'

/** 401 for a guest, 403 for everyone who is not an admin (§6). */
export const requireAdmin = createMiddleware<UserEnv>(async (c, next) => {
  if (!c.var.user) throw unauthorized(words.signInFirst)
  if (c.var.user.role !== 'admin') throw forbidden(words.adminsOnly)
  await next()
})
