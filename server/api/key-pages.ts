import { Hono } from 'hono'
import type { Env } from '../context.ts'
import { noReferrer } from '../middleware/no-referrer.ts'

/**
 * The pages that say what became of a report, and how often an advertisement was shown: their address is the key. Pages are
 * found in whatever case their address is written.
 */
export const keyPages = new Hono<Env>().use('/:part{(?i:report|figures)}/*', noReferrer)
