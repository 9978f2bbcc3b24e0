import { Hono } from 'hono'
import type { Env } from '../context.ts'

/**
 * The pages that say what became of a report, and how often an advertisement was shown: their address is the key, so what is
 * followed from them does not tell it. Pages are found in whatever case their address is written.
 */
export const keyPages = new Hono<Env>().use('/:part{(?i:report|figures)}/*', async (c, next) => {
  await next()
  c.header('referrer-policy', 'no-referrer')
})
