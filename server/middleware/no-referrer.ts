import { createMiddleware } from 'hono/factory'
import type { Env } from '../context.ts'

/** For what has an address that is a key: whatever is followed from there does not tell it. */
export const noReferrer = createMiddleware<Env>(async (c, next) => {
  await next()
  c.header('referrer-policy', 'no-referrer')
})
