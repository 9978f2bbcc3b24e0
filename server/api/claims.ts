import { Hono } from 'hono'
import { z } from 'zod'
import {
  claimDecision,
  claimPageSchema,
  claimSchema,
  claimsQuery,
  ownClaimSchema,
  readOutSchema,
} from '../../shared/claims/claims.ts'
import type { Env } from '../context.ts'
import { describe } from '../http/describe.ts'
import { idParam, validate } from '../http/validate.ts'
import { noStore } from '../middleware/no-store.ts'
import { requireAdmin } from '../middleware/require-admin.ts'
import { requireUser } from '../middleware/require-user.ts'
import { paged } from '../pages/next-page.ts'
import { findClaimPage, findOwnClaims } from '../services/claims/claims.ts'
import { decideClaim, makeReadOut } from '../services/claims/decide.ts'
import { findClaims } from '../services/claims/queue.ts'

/** Somebody says that a listing is theirs (§3 "Listings"). What they press: claim-pages.ts. */
export const claims = new Hono<Env>()
  .get(
    '/api/user/claims/:id',
    describe({
      summary: "How to show that a listing is one's own, and one's latest claim of it",
      answer: claimPageSchema,
      refusals: [400, 401, 404, 410],
    }),
    noStore,
    requireUser,
    validate('param', idParam),
    async (c) => {
      const { db, ways, user } = c.var
      const parts = { hasMail: ways.hasMail, now: new Date() }
      return c.json(await findClaimPage(db, parts, user, c.req.valid('param').id))
    },
  )

  .get(
    '/api/user/claims',
    describe({
      summary: 'The listings somebody looks after, or says are theirs; of each the latest claim',
      answer: z.array(ownClaimSchema),
      refusals: [401],
    }),
    noStore,
    requireUser,
    async (c) => c.json(await findOwnClaims(c.var.db, c.var.user)),
  )

  .get(
    '/api/admin/claims',
    describe({
      summary: 'Claims: those that wait for a call the longest waiting first, others the latest',
      answer: z.array(claimSchema),
      refusals: [400, 401, 403],
      headers: { 'X-Total-Count': 'How many there are', Link: 'The next page, rel="next"' },
    }),
    noStore,
    requireAdmin,
    validate('query', claimsQuery),
    async (c) => {
      const query = c.req.valid('query')
      const found = await findClaims(c.var.db, query)
      return c.json(paged(c, query.offset, found.claims, found.total))
    },
  )

  .post(
    '/api/admin/claims/:id/code',
    describe({
      summary: 'Makes a code to read out to who answers the number of the listing',
      answer: readOutSchema,
      refusals: [400, 401, 403, 404, 409],
    }),
    noStore,
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      const { db, secretFor, user } = c.var
      const parts = { secretFor, now: new Date() }
      return c.json(await makeReadOut(db, parts, user, c.req.valid('param').id))
    },
  )

  .patch(
    '/api/admin/claims/:id',
    describe({
      summary: 'Declines a claim, or ends one that was shown, with a reason',
      answer: claimSchema,
      refusals: [400, 401, 403, 404, 409],
    }),
    noStore,
    requireAdmin,
    validate('param', idParam),
    validate('json', claimDecision),
    async (c) => {
      const { db, env, user } = c.var
      const { id } = c.req.valid('param')
      return c.json(await decideClaim(db, { env, now: new Date() }, user, id, c.req.valid('json')))
    },
  )
