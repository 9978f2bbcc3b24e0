import { createMiddleware } from 'hono/factory'
import type { Env } from '../context.ts'

/** Names and needs of people are kept nowhere on the way. */
export const noStore = createMiddleware<Env>(async (c, next) => {
  await next()
  c.header('cache-control', 'no-store')
})
