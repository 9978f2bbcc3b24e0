import { Hono } from 'hono'
import { z } from 'zod'
import {
  challengeSchema,
  confirmQuery,
  contactAnswerSchema,
  contactFormQuery,
  contactFormSchema,
  contactInput,
  messageChange,
  messageSchema,
  messagesQuery,
  waitingMessageSchema,
} from '../../shared/contact/contact.ts'
import type { Env } from '../context.ts'
import { describe } from '../http/describe.ts'
import { noStore } from '../middleware/no-store.ts'
import { limitAddress, take, takeMailDomain } from '../middleware/rate-limit.ts'
import { requireAdmin } from '../middleware/require-admin.ts'
import { paged } from '../pages/next-page.ts'
import { findAskedListing, takeMessage } from '../services/contact/contact.ts'
import { findWaiting } from '../services/contact/confirm.ts'
import { makeChallenge } from '../services/contact/proof.ts'
import { deleteMessage, findMessages, markMessage } from '../services/contact/messages.ts'
import { idParam, validate } from '../http/validate.ts'

/** What anybody writes to the site, and the admins' tab Messages (§2, §7). Without script: contact-pages.ts. */
export const contact = new Hono<Env>()
  .get(
    '/api/contact/form',
    describe({ summary: 'What the contact form begins with', answer: contactFormSchema }),
    validate('query', contactFormQuery),
    async (c) => {
      const { listing: id } = c.req.valid('query')
      const listing = await findAskedListing(c.var.db, id)
      return c.json({ listing, hasMail: c.var.ways.hasMail })
    },
  )

  .get(
    '/api/contact/waiting',
    describe({
      summary:
        'What waits for a press in a mail, by the key of that mail; null where it opens nothing',
      answer: z.array(waitingMessageSchema).nullable(),
    }),
    noStore,
    validate('query', confirmQuery),
    async (c) => c.json(await findWaiting(c.var.db, c.var, c.req.valid('query').key)),
  )

  .get(
    '/api/contact/challenge',
    describe({
      summary: 'A sum for the browser to work out, which counts once (ALTCHA)',
      answer: challengeSchema,
    }),
    noStore,
    async (c) => c.json(await makeChallenge(c.var.secretFor)),
  )

  .post(
    '/api/contact',
    describe({
      summary:
        'Writes to the site. Without a proof of work (altcha), a mail asks the sender to confirm',
      answer: contactAnswerSchema,
      refusals: [400, 422, 429],
    }),
    limitAddress('contact-address'),
    validate('json', contactInput),
    async (c) => {
      const { db, env, ciphers, secretFor, ways, user } = c.var
      if (user) await take(c, 'contact-user', String(user.id))
      const message = c.req.valid('json')
      // Without a proof of work the address that was typed is written to.
      if (!user && message.email && message.altcha === undefined)
        await takeMailDomain(c, message.email)
      const box = { env, ciphers, secretFor, hasMail: ways.hasMail }
      return c.json(await takeMessage(db, box, message, user))
    },
  )

  .get(
    '/api/contact',
    describe({
      summary: 'Messages, for admins: unread ones the longest waiting first, others the latest',
      answer: z.array(messageSchema),
      refusals: [400, 401, 403],
      headers: { 'X-Total-Count': 'How many there are', Link: 'The next page, rel="next"' },
    }),
    noStore,
    requireAdmin,
    validate('query', messagesQuery),
    async (c) => {
      const query = c.req.valid('query')
      const { messages, total } = await findMessages(c.var.db, query)
      return c.json(paged(c, query.offset, messages, total))
    },
  )

  .patch(
    '/api/contact/:id',
    describe({
      summary: 'Marks a message as read or unread',
      answer: messageSchema,
      refusals: [400, 401, 403, 404],
    }),
    noStore,
    requireAdmin,
    validate('param', idParam),
    validate('json', messageChange),
    async (c) => {
      const { isRead } = c.req.valid('json')
      return c.json(await markMessage(c.var.db, c.var.user, c.req.valid('param').id, isRead))
    },
  )

  .delete(
    '/api/contact/:id',
    describe({
      summary: 'Deletes a message for good',
      answer: z.null(),
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      await deleteMessage(c.var.db, c.var.user, c.req.valid('param').id)
      return c.json(null)
    },
  )
