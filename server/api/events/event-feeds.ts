import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { regionQuery } from '../../../shared/events/events.ts'
import type { Env } from '../../context.ts'
import { siteOrigin } from '../../env/env.ts'
import type { EventRow } from '../../services/registrations/rows.ts'
import { toFeed } from '../../services/events/feed.ts'
import { findFeedRows, requireShownEvent } from '../../services/events/events.ts'
import { MAX_ID, validate } from '../../http/validate.ts'
import { words } from '../../words.ts'

/** "/events/7.ics": the number is before the ending. */
const feedParam = z.object({
  file: z
    .string()
    .regex(/^\d{1,10}\.ics$/)
    .transform((file) => Number(file.slice(0, -'.ics'.length)))
    .pipe(z.number().max(MAX_ID)),
})

/** What calendars ask for, again and again. */
export const eventFeeds = new Hono<Env>()
  .get('/events.ics', validate('query', regionQuery), async (c) => {
    const { region } = c.req.valid('query')
    const rows = await findFeedRows(c.var.db, new Date(), region)
    return answer(c, rows, words.feedName(c.var.env.SITE_NAME, region), 'events')
  })

  .get('/events/:file{\\d+\\.ics}', validate('param', feedParam), async (c) => {
    const row = await requireShownEvent(c.var.db, c.req.valid('param').file)
    return answer(c, [row], row.title, `event-${row.id}`)
  })

function answer(c: Context<Env>, rows: EventRow[], name: string, file: string) {
  return c.body(toFeed(rows, { origin: siteOrigin(c.var.env), name }), 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${file}.ics"`,
    'cache-control': 'public, max-age=300',
  })
}
