import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Bindings } from '../cache/shared-cache.ts'
import type { Env } from '../context.ts'

/**
 * Gives each request an id and logs route, status and time. The route is the pattern ("/api/listings/:id"),
 * never the address: a query can hold what a family searched for or where it is (ruling 13).
 */
export const accessLog = createMiddleware<Env>(async (c, next) => {
  const requestId = randomUUID()
  c.set('requestId', requestId)
  c.set('log', c.var.log.child({ requestId }))
  const started = performance.now()
  await next()
  c.header('x-request-id', requestId)
  const route = c.var.screen ?? routePath(c)
  const { noteRoute }: Bindings = c.env ?? {}
  noteRoute?.(route)
  c.var.log.info(
    {
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    },
    'request',
  )
})
