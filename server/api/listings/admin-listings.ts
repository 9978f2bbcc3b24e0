import { Hono } from 'hono'
import { z } from 'zod'
import {
  adminListingRowSchema,
  adminListingSchema,
  adminListingsQuery,
  approvalInput,
  bulkInput,
  listingChangeInput,
  newListingInput,
  unapprovalInput,
} from '../../../shared/listings/admin.ts'
import {
  comesAlongSchema,
  likelyDoubleSchema,
  mergeInput,
  mergeParams,
} from '../../../shared/listings/merges.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { requireAdmin } from '../../middleware/require-admin.ts'
import { paged } from '../../pages/next-page.ts'
import { findAdminListing, findAdminListings } from '../../services/listings/admin.ts'
import { countMoves, findDoubles } from '../../services/listings/duplicates/doubles.ts'
import {
  createListing,
  editListing,
  removeListing,
  setApproval,
  setApprovals,
} from '../../services/listings/edits.ts'
import { mergeListings } from '../../services/listings/merges/merge.ts'
import { idParam, validate } from '../../http/validate.ts'

const approvalAnswer = (summary: string) =>
  describe({ summary, answer: adminListingSchema, refusals: [400, 401, 403, 404, 409] })

/** The admins' tab Listings (§2). */
export const adminListings = new Hono<Env>()
  .get(
    '/api/admin/listings',
    describe({
      summary: 'Listings in whatever state, by words, category, place and what they need',
      answer: z.array(adminListingRowSchema),
      refusals: [400, 401, 403],
      headers: { 'X-Total-Count': 'How many match, exactly', Link: 'The next page, rel="next"' },
    }),
    requireAdmin,
    validate('query', adminListingsQuery),
    async (c) => {
      const query = c.req.valid('query')
      const { listings, total } = await findAdminListings(c.var.db, query)
      return c.json(paged(c, query.offset, listings, total))
    },
  )

  .post(
    '/api/admin/listings',
    describe({
      summary: 'Makes a listing by hand; name, category and description are required',
      answer: adminListingSchema,
      refusals: [400, 401, 403],
    }),
    requireAdmin,
    validate('json', newListingInput),
    async (c) => c.json(await createListing(c.var.db, c.var.user, c.req.valid('json'))),
  )

  .post(
    '/api/admin/listings/bulk',
    describe({
      summary: 'Approves or unapproves up to 200 listings, all or none; says how many changed',
      answer: z.object({ changed: z.int() }),
      refusals: [400, 401, 403, 409],
    }),
    requireAdmin,
    validate('json', bulkInput),
    async (c) => c.json({ changed: await setApprovals(c.var.db, c.var.user, c.req.valid('json')) }),
  )

  .get(
    '/api/admin/listings/:id',
    describe({
      summary: 'One listing with every field and fact',
      answer: adminListingSchema,
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => c.json(await findAdminListing(c.var.db, c.req.valid('param').id)),
  )

  .patch(
    '/api/admin/listings/:id',
    describe({
      summary: 'Changes fields and their sources and checks; the listing must be as it was read',
      answer: adminListingSchema,
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    validate('json', listingChangeInput),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await editListing(c.var.db, c.var.user, id, c.req.valid('json')))
    },
  )

  .patch(
    '/api/admin/listings/:id/approve',
    approvalAnswer('Makes a listing public'),
    requireAdmin,
    validate('param', idParam),
    validate('json', approvalInput),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await setApproval(c.var.db, c.var.user, id, true, c.req.valid('json')))
    },
  )

  .patch(
    '/api/admin/listings/:id/unapprove',
    approvalAnswer('Takes a listing out of the directory'),
    requireAdmin,
    validate('param', idParam),
    validate('json', unapprovalInput),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await setApproval(c.var.db, c.var.user, id, false, c.req.valid('json')))
    },
  )

  .delete(
    '/api/admin/listings/:id',
    describe({
      summary: 'Deletes a listing; it is remembered, so that no import brings it back',
      answer: z.null(),
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      await removeListing(c.var.db, c.var.user, c.req.valid('param').id)
      return c.json(null)
    },
  )

  .get(
    '/api/admin/listings/:id/doubles',
    describe({
      summary: 'Listings that visitors see and that look like this one, the likeliest first',
      answer: z.array(likelyDoubleSchema),
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => c.json(await findDoubles(c.var.db, c.req.valid('param').id)),
  )

  .get(
    '/api/admin/listings/:id/merge/:other',
    describe({
      summary: 'What would come along if the other listing were merged into this one',
      answer: comesAlongSchema,
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', mergeParams),
    async (c) => c.json(await countMoves(c.var.db, c.req.valid('param'))),
  )

  .post(
    '/api/admin/listings/:id/merge',
    describe({
      summary: 'Merges another listing into this one; both must be as they were read',
      answer: z.object({ changeId: z.int() }),
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    validate('json', mergeInput),
    async (c) => {
      const { id } = c.req.valid('param')
      const { db, user } = c.var
      return c.json({
        changeId: await mergeListings(db, user, id, c.req.valid('json'), new Date()),
      })
    },
  )
