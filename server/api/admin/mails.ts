import { Hono } from 'hono'
import { mailListSchema, mailQuerySchema } from '../../../shared/admin/mails.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { hasMailer } from '../../mail/mailer.ts'
import { requireAdmin } from '../../middleware/require-admin.ts'
import { nextPage } from '../../pages/next-page.ts'
import { findMails } from '../../services/admin/mails.ts'
import { validate } from '../../http/validate.ts'

export const mails = new Hono<Env>().get(
  '/api/admin/mail',
  describe({
    summary: 'The outbox, newest first: no text, no subject, addresses masked',
    answer: mailListSchema,
    refusals: [400, 401, 403],
    headers: { Link: 'The next page, if there is one' },
  }),
  requireAdmin,
  validate('query', mailQuerySchema),
  async (c) => {
    const { limit, offset, ...query } = c.req.valid('query')
    const found = await findMails(c.var.db, { ...query, limit, offset })
    if (found.total > offset + limit) c.header('Link', nextPage(c.req.url, offset + limit))
    return c.json({ hasMailServer: hasMailer(c.var.env), ...found })
  },
)
