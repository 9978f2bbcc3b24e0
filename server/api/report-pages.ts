import { Hono } from 'hono'
import type { Env } from '../context.ts'

/** The page that says what became of a report: its address is the key, so what is followed from it does not tell it. */
export const reportPages = new Hono<Env>().use('/report/*', async (c, next) => {
  await next()
  c.header('referrer-policy', 'no-referrer')
})
