import { Hono } from 'hono'
import { z } from 'zod'
import { nearPlaceSchema, placeSchema, placesQuery, positionQuery } from '../../../shared/places.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { suggestPlaces } from '../../places/suggest.ts'
import { describePosition } from '../../services/places/describe-position.ts'
import { validate } from '../../http/validate.ts'

export const places = new Hono<Env>()
  .get(
    '/api/places',
    describe({
      summary: 'Places that what was typed may mean, at most 20, Goa first among equals',
      answer: z.array(placeSchema),
      refusals: [400],
    }),
    validate('query', placesQuery),
    (c) => c.json(suggestPlaces(c.req.valid('query').q)),
  )

  .get(
    '/api/places/near',
    describe({
      summary: 'The town or village nearest to a position in India',
      answer: nearPlaceSchema,
      refusals: [400, 404],
    }),
    validate('query', positionQuery),
    (c) => {
      // A measured position is nobody's to keep (ruling 13).
      c.header('cache-control', 'no-store')
      const { lat, lng } = c.req.valid('query')
      return c.json(describePosition(lat, lng))
    },
  )
