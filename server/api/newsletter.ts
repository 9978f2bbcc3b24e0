import { Hono } from 'hono'
import { z } from 'zod'
import {
  ownSubscriptionSchema,
  pressInput,
  subscribeInput,
} from '../../shared/newsletter/newsletter.ts'
import { subscriberSchema, subscribersQuery } from '../../shared/newsletter/subscribers.ts'
import type { Env } from '../context.ts'
import { describe, describeFile } from '../http/describe.ts'
import { noReferrer } from '../middleware/no-referrer.ts'
import { noStore } from '../middleware/no-store.ts'
import { limitAddress, take, takeMailDomain } from '../middleware/rate-limit.ts'
import { requireAdmin } from '../middleware/require-admin.ts'
import { requireOurs } from '../middleware/same-origin.ts'
import { paged } from '../pages/next-page.ts'
import {
  findOwnSubscription,
  pressNewsletter,
  subscribe,
} from '../services/newsletter/newsletter.ts'
import {
  deleteSubscriber,
  exportReaders,
  findSubscribers,
} from '../services/newsletter/subscribers.ts'
import { idParam, validate } from '../http/validate.ts'

/** What a mail program broke is the key of nothing. */
const keyParam = z.object({ key: z.uuid().nullable().catch(null) })

/** The newsletter: subscribing, the links of its mails, and the admins' list (§2, §4, ruling 30). Without script: newsletter-page.ts. */
export const newsletter = new Hono<Env>()
  // Whoever has the key of a mail may end what it belongs to: its page is kept by nothing, and named to nobody. Pages are
  // found in whatever case their address is written.
  .use('/:part{(?i:newsletter)}/*', noStore, noReferrer)

  .post(
    '/api/newsletter',
    describe({
      summary: 'Subscribe an address; the same answer whether or not it is known',
      answer: z.object({}),
      refusals: [400, 403, 429],
    }),
    limitAddress('newsletter-address'),
    validate('json', subscribeInput, 'email'),
    async (c) => {
      const { email } = c.req.valid('json')
      await takeMailDomain(c, email)
      await subscribe(c.var.db, c.var, email)
      return c.json({})
    },
  )

  .get(
    '/api/newsletter',
    describe({
      summary: 'Newsletter addresses in whatever state, the newest first',
      answer: z.array(subscriberSchema),
      refusals: [400, 401, 403],
      headers: { 'X-Total-Count': 'How many match', Link: 'The next page, rel="next"' },
    }),
    requireAdmin,
    noStore,
    validate('query', subscribersQuery),
    async (c) => {
      const query = c.req.valid('query')
      const { subscribers, total } = await findSubscribers(c.var.db, query)
      return c.json(paged(c, query.offset, subscribers, total))
    },
  )

  .get(
    '/api/newsletter/:key',
    describe({
      summary: 'What the link of a mail belongs to, null where it opens nothing any more',
      answer: ownSubscriptionSchema.nullable(),
    }),
    noStore,
    validate('param', keyParam),
    async (c) => {
      const { key } = c.req.valid('param')
      return c.json(key && (await findOwnSubscription(c.var.db, key)))
    },
  )

  .post(
    '/newsletter/:key',
    describe({
      summary: 'A press on that page, or a mail program on behalf of its reader (RFC 8058)',
      answer: z.object({}),
      refusals: [400, 403, 429],
    }),
    validate('param', keyParam),
    validate('form', pressInput),
    async (c) => {
      const { key } = c.req.valid('param')
      const { press } = c.req.valid('form')
      // A mail program does this alone for its reader.
      if (press !== 'one-click') requireOurs(c)
      const what = press === 'one-click' ? 'unsubscribe' : press
      const isKnown = key !== null && (await pressNewsletter(c.var.db, key, what))
      if (!isKnown) await take(c, 'write-address', c.var.address)
      // RFC 8058 forbids to lead a mail program on.
      if (press === 'one-click') return c.json({})
      const page = `/newsletter/${key ?? 'unknown'}`
      return c.redirect(press === 'subscribe' ? `${page}/confirm` : page, 303)
    },
  )

  .post(
    '/api/admin/newsletter/export',
    describeFile({
      summary: 'Whom an issue goes to: confirmed and not unsubscribed; written into the audit log',
      refusals: [401, 403],
    }),
    requireAdmin,
    async (c) =>
      c.body(await exportReaders(c.var.db, c.var.env, c.var.user), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="newsletter.csv"',
        'cache-control': 'no-store',
      }),
  )

  .delete(
    '/api/admin/newsletter/:id',
    describe({
      summary: 'Erases an address',
      answer: z.object({}),
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      await deleteSubscriber(c.var.db, c.var.user, c.req.valid('param').id)
      return c.json({})
    },
  )
