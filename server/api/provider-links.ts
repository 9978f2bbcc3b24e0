import { Hono } from 'hono'
import { z } from 'zod'
import {
  newLinkInput,
  newLinkSchema,
  providerPageSchema,
  sheetSchema,
} from '../../shared/checks/provider-answers.ts'
import { languageOf } from '../../shared/checks/links.ts'
import { LIMITS } from '../../shared/limits.ts'
import { line } from '../../shared/text.ts'
import type { Env } from '../context.ts'
import { publicSettings } from '../env/env.ts'
import { describe } from '../http/describe.ts'
import { idParam, validate } from '../http/validate.ts'
import { noStore } from '../middleware/no-store.ts'
import { requireAdmin } from '../middleware/require-admin.ts'
import { findProviderPage } from '../services/providers/page.ts'
import { handOver } from '../services/providers/hand-over.ts'
import { findSheet } from '../services/providers/sheet.ts'

export const tokenParam = z.object({ token: line(LIMITS.hash) })
/** One of the languages of a call; another one is English. */
export const langQuery = z.object({ lang: line(LIMITS.status).optional() })

/** Links by which a provider says what is right (§3 "Listings"). What they press: provider-pages.ts. */
export const providerLinks = new Hono<Env>()
  .get(
    '/api/confirm/:token',
    describe({
      summary: 'What the link of a provider shows, null where it opens nothing',
      answer: providerPageSchema.nullable(),
      refusals: [400],
    }),
    noStore,
    validate('param', tokenParam),
    async (c) => c.json(await findProviderPage(c.var.db, c.req.valid('param').token)),
  )

  .get(
    '/api/confirm/:token/sheet',
    describe({
      summary: 'The same link to print, null where it opens nothing any more',
      answer: sheetSchema.nullable(),
      refusals: [400],
    }),
    noStore,
    validate('param', tokenParam),
    validate('query', langQuery),
    async (c) => {
      const language = languageOf(c.req.valid('query').lang)
      return c.json(await findSheet(c.var.db, c.var.env, c.req.valid('param').token, language))
    },
  )

  .post(
    '/api/admin/listings/:id/links',
    describe({
      summary: 'Makes a link for the provider of a listing, and the message to send it with',
      answer: newLinkSchema,
      refusals: [400, 401, 403, 404],
    }),
    noStore,
    requireAdmin,
    validate('param', idParam),
    validate('json', newLinkInput),
    async (c) => {
      const { db, env, user, isOnTrial } = c.var
      const { channel } = c.req.valid('json')
      const parts = { site: publicSettings(env, isOnTrial), now: new Date() }
      return c.json(await handOver(db, parts, user, { id: c.req.valid('param').id, channel }))
    },
  )
