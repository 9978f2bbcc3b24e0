import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Env } from '../context.ts'
import { unavailable } from '../errors.ts'
import { words } from '../words.ts'

/** For whoever runs the site: is the process up, and can it reach its data? */
export const health = new Hono<Env>()
  .get('/healthz', (c) => c.json({ status: 'ok' }))

  .get('/readyz', async (c) => {
    await c.var.db.execute(sql`select 1`).catch((error: unknown) => {
      c.var.log.warn({ code: error instanceof Error ? error.name : undefined }, 'not ready')
      throw unavailable(words.unavailable)
    })
    return c.json({ status: 'ok' })
  })
