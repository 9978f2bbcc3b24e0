import { z } from 'zod'
import { eventSchema } from '../events/events.ts'
import { LIMITS } from '../limits.ts'
import { MAX_UNLIMITED } from '../limits.ts'
import { listingSchema } from './listings.ts'
import { searchQuery } from '../search/search.ts'
import { line } from '../text.ts'

/** Most listings one map shows. */
export const MAX_MAPPED = MAX_UNLIMITED

/** What a map and its list tell of a listing. Without a point it stands in the list only (ruling 10). */
export const mapListingSchema = listingSchema
  .pick({
    id: true,
    name: true,
    category: true,
    categoryName: true,
    address: true,
    town: true,
    region: true,
    point: true,
  })
  .meta({ id: 'MapListing' })

export const mapAnswerSchema = z
  .object({
    listings: z.array(mapListingSchema),
    total: z.int().meta({ description: 'Exact to 1000; 1001 means more than that (ruling 9)' }),
  })
  .meta({ id: 'MapAnswer' })

/** `GET /api/map/listings` takes what the directory takes, and several categories; it has no pages. */
export const mapQuery = searchQuery.omit({ limit: true, offset: true }).extend({
  category: line(LIMITS.slug * 2)
    .optional()
    .meta({ description: 'One slug or alias, or several divided by commas' }),
})

/** A name on the plain ground: a town or village of Goa, or a state. */
export const mapPlaceSchema = z
  .object({
    name: z.string(),
    kind: z.enum(['town', 'village', 'state']),
    taluka: z.string().nullable().meta({ description: 'Of the main town of a taluka: "Bardez"' }),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'MapPlace' })

/** An event to come, as a map and its list tell of it. */
export const mapEventSchema = eventSchema
  .pick({
    id: true,
    title: true,
    startDate: true,
    location: true,
    town: true,
    region: true,
    point: true,
  })
  .meta({ id: 'MapEvent' })

export type MapEvent = z.output<typeof mapEventSchema>
export type MapListing = z.output<typeof mapListingSchema>
export type MapAnswer = z.output<typeof mapAnswerSchema>
export type MapQuery = z.output<typeof mapQuery>
export type MapPlace = z.output<typeof mapPlaceSchema>
