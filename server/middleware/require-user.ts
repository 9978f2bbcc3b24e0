import { createMiddleware } from 'hono/factory'
import type { UserEnv } from '../context.ts'
import { unauthorized } from '../errors.ts'
import { say } from '../sentences.ts'

/** Behind it `c.var.user` is a user: an endpoint that forgets the guard does not compile. */
export const requireUser = createMiddleware<UserEnv>(async (c, next) => {
  if (!c.var.user) throw unauthorized(say.signInFirst)
  await next()
})
