import { Hono } from 'hono'
import { z } from 'zod'
import { COUNTED_TO } from '../../../shared/listings/directory.ts'
import { MAX_UNLIMITED } from '../../../shared/limits.ts'
import {
  goneListingSchema,
  listingDetailSchema,
  listingSchema,
  listingsQuery,
} from '../../../shared/listings/listings.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { nextPage } from '../../pages/next-page.ts'
import { findFeatured, findListing, findListings } from '../../services/listings/listings.ts'
import { idParam, validate } from '../../http/validate.ts'
import { noStoreForPosition } from '../no-store-for-position.ts'

const listingsAnswer = describe({
  summary: 'The approved listings that match, those in Goa and those one can reach first',
  answer: z.array(listingSchema),
  refusals: [400],
  headers: {
    'X-Total-Count': `How many match; "${COUNTED_TO}+" above ${COUNTED_TO}`,
    Link: 'The next page, rel="next"',
  },
})

export const listings = new Hono<Env>()
  .get('/api/listings', listingsAnswer, validate('query', listingsQuery), async (c) => {
    const query = c.req.valid('query')
    noStoreForPosition(c, query)
    const { listings, total } = await findListings(c.var.db, query)
    c.header('x-total-count', total > COUNTED_TO ? `${COUNTED_TO}+` : String(total))
    const next = (query.offset ?? 0) + listings.length
    if (next < total && listings.length === (query.limit ?? MAX_UNLIMITED))
      c.header('link', nextPage(c.req.url, next))
    return c.json(listings)
  })

  .get(
    '/api/listings/featured',
    describe({ summary: 'Six listings for the home page', answer: z.array(listingSchema) }),
    async (c) => c.json(await findFeatured(c.var.db)),
  )

  .get(
    '/api/listings/:id',
    describe({
      summary: 'One listing with the source of each fact',
      answer: listingDetailSchema,
      refusals: [400, 404, 410],
      gone: goneListingSchema,
      movesOn: true,
    }),
    validate('param', idParam),
    async (c) => c.json(await findListing(c.var.db, c.req.valid('param').id)),
  )
