import { Hono, type Context } from 'hono'
import { isbot } from 'isbot'
import { z } from 'zod'
import {
  outQuery,
  seenSchema,
  slotQuery,
  slotSchema,
} from '../../shared/advertising/advertisements.ts'
import type { Env } from '../context.ts'
import { describe, describeNavigation } from '../http/describe.ts'
import { noStore } from '../middleware/no-store.ts'
import { take } from '../middleware/rate-limit.ts'
import { isFromOurPage } from '../middleware/same-origin.ts'
import { countClick, countSeen } from '../services/advertising/counts.ts'
import { findTarget } from '../services/advertising/figures.ts'
import { findSlots } from '../services/advertising/slots.ts'
import { drawSlot } from '../pages/slot-html.ts'
import { idParam, validate } from '../http/validate.ts'

/** An address that cannot name anything leads where a deleted one does. */
const outParam = z.object({ id: idParam.shape.id.catch(0) })

/** What is paid for, as visitors meet it (ruling 29). */
export const slots = new Hono<Env>()
  .get(
    '/api/slots',
    describe({
      summary: 'What stands at a position of a page in this hour, as HTML',
      answer: slotSchema,
      refusals: [400],
    }),
    validate('query', slotQuery),
    async (c) => {
      const { position } = c.req.valid('query')
      const reading = { env: c.var.env, now: new Date() }
      const slots = await findSlots(c.var.db, position, reading)
      return c.json({ html: await drawSlot(position, slots) })
    },
  )

  .post(
    '/api/slots/:id/seen',
    describe({
      summary: 'Counts that it was seen, once per viewer and hour; answers what a click needs',
      answer: seenSchema,
      refusals: [400, 403, 429],
    }),
    noStore,
    validate('param', idParam),
    async (c) => {
      const secret = c.var.secretFor('advertisement')
      const viewer = {
        address: c.var.address ?? '',
        userAgent: c.req.header('user-agent') ?? '',
      }
      const { id } = c.req.valid('param')
      if (!isPerson(c) || !isFromOurPage(c)) return c.json({ token: null })
      if (viewer.address) await take(c, 'seen-address', `${id} ${viewer.address}`)
      return c.json({ token: await countSeen(c.var.db, secret, id, viewer, new Date()) })
    },
  )

  .get(
    '/out/:id',
    describeNavigation({ summary: 'To where an advertisement leads; without one, home' }),
    noStore,
    validate('param', outParam),
    validate('query', outQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      const { t } = c.req.valid('query')
      const target = await findTarget(c.var.db, id)
      if (target && t && c.req.method === 'GET' && isPerson(c))
        await countClick(c.var.db, c.var.secretFor('advertisement'), id, t, new Date())
      c.header('referrer-policy', 'no-referrer')
      // A header holds ASCII alone: letters of other scripts are written as the standard says.
      return c.redirect(target ? new URL(target).href : '/')
    },
  )

/** Nobody counts who only crawls, fetches ahead, or looks after the site. */
function isPerson(c: Context<Env>): boolean {
  const userAgent = c.req.header('user-agent') ?? ''
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => c.req.header(name))
  return (
    userAgent !== '' &&
    !isbot(userAgent) &&
    !purpose.some((said) => /prefetch|preview|prerender/i.test(said ?? '')) &&
    c.var.user?.role !== 'admin'
  )
}
