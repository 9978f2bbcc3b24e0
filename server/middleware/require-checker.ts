import { createMiddleware } from 'hono/factory'
import type { UserEnv } from '../context.ts'
import { forbidden, unauthorized } from '../errors.ts'
import { say } from '../sentences.ts'

/** 401 for a guest, 403 for everyone who neither checks facts nor is an admin (§6). */
export const requireChecker = createMiddleware<UserEnv>(async (c, next) => {
  if (!c.var.user) throw unauthorized(say.signInFirst)
  if (c.var.user.role === 'user') throw forbidden(say.checkersOnly)
  await next()
})
