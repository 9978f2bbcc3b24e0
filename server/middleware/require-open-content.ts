import { createMiddleware } from 'hono/factory'
import type { Env } from '../context.ts'
import { takesContent } from '../env/env.ts'
import { forbidden } from '../errors.ts'
import { say } from '../sentences.ts'

/** What people write for all to read needs somebody who answers complaints about it (ruling 23). */
export const requireOpenContent = createMiddleware<Env>(async (c, next) => {
  if (!takesContent(c.var.env, c.var.isOnTrial)) throw forbidden(say.contentClosed)
  await next()
})
