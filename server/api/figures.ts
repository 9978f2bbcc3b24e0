import { Hono } from 'hono'
import { figuresParam, figuresSchema } from '../../shared/advertising/advertisements.ts'
import type { Env } from '../context.ts'
import { toCsv } from '../csv/write.ts'
import { describe, describeFile } from '../http/describe.ts'
import { noReferrer } from '../middleware/no-referrer.ts'
import { noStore } from '../middleware/no-store.ts'
import { requireFigures } from '../services/advertising/figures.ts'
import { validate } from '../http/validate.ts'
import { words } from '../words.ts'

/** What a sponsor reads without an account: whoever has the link may. It is kept nowhere on the way. */
export const figures = new Hono<Env>()
  .use('/api/figures/*', noStore, noReferrer, async (c, next) => {
    await next()
    c.header('x-robots-tag', 'noindex')
  })

  .get(
    '/api/figures/:key',
    describe({
      summary: 'How often an advertisement was shown and clicked, day by day',
      answer: figuresSchema,
      refusals: [400, 404],
    }),
    validate('param', figuresParam),
    async (c) => c.json(await requireFigures(c.var.db, c.req.valid('param').key, new Date())),
  )

  .get(
    '/api/figures/:key/days.csv',
    describeFile({ summary: 'The same days as a CSV file', refusals: [400, 404] }),
    validate('param', figuresParam),
    async (c) => {
      const { days } = await requireFigures(c.var.db, c.req.valid('param').key, new Date())
      const rows = days.map(({ day, impressions, clicks }) => [
        day,
        String(impressions),
        String(clicks),
      ])
      return c.body(toCsv(words.advertisement.figuresColumns, batch(rows)), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="figures.csv"',
      })
    },
  )

async function* batch(rows: string[][]) {
  yield rows
}
