import { createMiddleware } from 'hono/factory'
import type { UserEnv } from '../context.ts'
import { unauthorized } from '../errors.ts'
import { words } from '../words.ts'

/** Behind it `c.var.user` is a user: an endpoint that forgets the guard does not compile. */
export const requireUser = createMiddleware<UserEnv>(async (c, next) => {
  if (!c.var.user) throw unauthorized(words.signInFirst)
  await next()
})
