import { Hono } from 'hono'
import { z } from 'zod'
import {
  mapAnswerSchema,
  mapEventSchema,
  mapPartQuery,
  mapPartSchema,
  mapPlaceSchema,
  mapQuery,
} from '../../../shared/listings/map.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import {
  findMapEvents,
  findMapListings,
  findMapPart,
  findMapPlaces,
} from '../../services/listings/map.ts'
import { validate } from '../../http/validate.ts'
import { noStoreForPosition } from '../no-store-for-position.ts'

export const map = new Hono<Env>()
  .get(
    '/api/map/listings',
    describe({
      summary: 'What the directory would list, for a map: at most 1,000 rows, compact',
      answer: mapAnswerSchema,
      refusals: [400],
    }),
    validate('query', mapQuery),
    async (c) => {
      const query = c.req.valid('query')
      noStoreForPosition(c, query)
      return c.json(await findMapListings(c.var.db, query))
    },
  )

  .get(
    '/api/map/part',
    describe({
      summary:
        'A part of the map: its listings, or how many stand where if they are more than 1,000',
      answer: mapPartSchema,
      refusals: [400],
    }),
    validate('query', mapPartQuery),
    async (c) => {
      const query = c.req.valid('query')
      noStoreForPosition(c, query)
      return c.json(await findMapPart(c.var.db, query))
    },
  )

  .get(
    '/api/map/events',
    describe({
      summary: 'Events to come that are not cancelled, for a map: compact',
      answer: z.array(mapEventSchema),
    }),
    async (c) => c.json(await findMapEvents(c.var.db, new Date())),
  )

  .get(
    '/api/map/places',
    describe({
      summary: 'Names for the plain ground of a map: towns of Goa with a point, and the states',
      answer: z.array(mapPlaceSchema),
      headers: { 'Cache-Control': 'They change with a new version of the site only' },
    }),
    (c) => c.json(findMapPlaces(), 200, { 'cache-control': 'public, max-age=86400' }),
  )
