import { Hono } from 'hono'
import {
  hsdsServiceParam,
  hsdsServiceSchema,
  hsdsServicesQuery,
  hsdsServicesSchema,
} from '../../shared/hsds/services.ts'
import { goneListingSchema } from '../../shared/listings/listings.ts'
import type { Env } from '../context.ts'
import { describe } from '../http/describe.ts'
import { validate } from '../http/validate.ts'
import { findHsdsService, findHsdsServices } from '../services/hsds/services.ts'

/** The directory for others' programs, as Open Referral's HSDS 3.0 has it. */
export const hsds = new Hono<Env>()
  .get(
    '/api/hsds/services',
    describe({
      summary: 'The approved listings as services of HSDS 3.0, page by page',
      answer: hsdsServicesSchema,
      refusals: [400],
    }),
    validate('query', hsdsServicesQuery),
    async (c) => c.json(await findHsdsServices(c.var.db, c.req.valid('query'))),
  )

  .get(
    '/api/hsds/services/:id',
    describe({
      summary: 'One listing as a service of HSDS 3.0, by the UUID that the list names',
      answer: hsdsServiceSchema,
      refusals: [400, 404, 410],
      gone: goneListingSchema,
      movesOn: true,
    }),
    validate('param', hsdsServiceParam),
    async (c) => c.json(await findHsdsService(c.var.db, c.req.valid('param').id)),
  )
