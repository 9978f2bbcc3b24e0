import { z } from 'zod'
import { eventSchema } from '../events/events.ts'
import { LIMITS } from '../limits.ts'
import { listingSchema } from './listings.ts'
import { searchQuery } from '../search/search.ts'
import { line } from '../text.ts'

/** What a map and its list tell of a listing. Without a point it stands in the list only (ruling 10). */
const mapListingSchema = listingSchema
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

const DEGREES = '-?\\d{1,3}(?:\\.\\d{1,6})?'

/** `GET /api/map/part` takes what the directory takes but words: those have no places of their own. */
export const mapPartQuery = mapQuery
  .omit({ search: true, exact: true, show: true, sort: true })
  .extend({
    bounds: z
      .string()
      .regex(new RegExp(`^${DEGREES}(?:,${DEGREES}){3}$`))
      .meta({ description: 'West, south, east and north, in degrees' }),
    zoom: z.coerce.number().int().min(0).max(18),
  })

/** Listings that stand close together at the zoom that was asked for: the middle of them, and how many. */
const mapGroupSchema = z
  .object({ latitude: z.number(), longitude: z.number(), count: z.int() })
  .meta({ id: 'MapGroup' })

/** What stands in a part of the map: each listing, or groups where they are more than one map shows. */
export const mapPartSchema = z
  .object({
    listings: z.array(mapListingSchema),
    groups: z.array(mapGroupSchema),
    total: z.int().meta({ description: 'How many stand in this part' }),
  })
  .meta({ id: 'MapPart' })

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
export type MapAnswer = z.output<typeof mapAnswerSchema>
export type MapQuery = z.output<typeof mapQuery>
export type MapPartQuery = z.output<typeof mapPartQuery>
export type MapPart = z.output<typeof mapPartSchema>
export type MapGroup = z.output<typeof mapGroupSchema>
export type MapPlace = z.output<typeof mapPlaceSchema>
