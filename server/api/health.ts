import { Hono } from 'hono'
import type { Env } from '../context.ts'
import { AppError, SOON } from '../errors.ts'
import { say } from '../sentences.ts'

/** For whoever runs the site: is the process up, and can it do its work? */
export const health = new Hono<Env>()
  .get('/healthz', (c) => c.json({ status: 'ok' }))

  .get('/readyz', async (c) => {
    const reason = await c.var.readiness.problem()
    if (!reason) return c.json({ status: 'ok' })
    c.var.log.warn({ reason }, 'not ready')
    const problem = new AppError('unavailable', say.unavailable, { extra: { reason } }).toProblem(
      c.var.catalogue,
    )
    return c.json(problem, 503, { 'retry-after': String(SOON), 'cache-control': 'no-store' })
  })
