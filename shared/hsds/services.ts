import { z } from 'zod'
import { MAX_LIMIT } from '../limits.ts'

/**
 * A listing as others' programs read it: the parts of Open Referral's HSDS 3.0 that we can fill. Its fields are never
 * null, so what is not confirmed is left out; where HSDS requires one that is not known, it is blank.
 */

const HSDS_STATUSES = ['active', 'inactive', 'defunct', 'temporarily closed'] as const
const HSDS_LOCATION_TYPES = ['physical', 'postal', 'virtual'] as const

const text = () => z.string().optional()

const address = z.object({
  id: z.uuid(),
  location_id: z.uuid(),
  address_1: z.string(),
  city: z.string(),
  region: text(),
  state_province: z.string(),
  postal_code: z.string(),
  country: z.string().meta({ description: 'ISO 3166-1: IN' }),
  address_type: z.enum(HSDS_LOCATION_TYPES),
})

const location = z.object({
  id: z.uuid(),
  location_type: z.enum(HSDS_LOCATION_TYPES),
  name: text(),
  latitude: z.number().optional().meta({ description: 'Only where the point is exact' }),
  longitude: z.number().optional(),
  addresses: z.array(address).optional(),
  accessibility: z
    .array(z.object({ id: z.uuid(), location_id: z.uuid(), description: z.string() }))
    .optional(),
})

const organization = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  email: z.email().optional(),
  website: z.url().optional(),
})

export const hsdsServiceSchema = z
  .object({
    id: z.uuid(),
    organization_id: z.uuid(),
    name: z.string(),
    description: z.string(),
    url: z.url().optional(),
    email: z.email().optional(),
    status: z.enum(HSDS_STATUSES),
    application_process: text(),
    fees_description: text(),
    accreditations: text().meta({
      description:
        'Numbers in official registers, each with whether it is claimed or was found there, and when',
    }),
    eligibility_description: text(),
    minimum_age: z.number().optional(),
    maximum_age: z.number().optional(),
    assured_date: z.iso.date().optional().meta({
      description: 'The day of the last good word of any fact; left out: nobody has ever asked',
    }),
    alert: text().meta({ description: 'What has to be said of how old that is' }),
    last_modified: z.iso.datetime(),
    organization,
    phones: z
      .array(
        z.object({
          id: z.uuid(),
          service_id: z.uuid(),
          number: z.string(),
          type: z.literal('voice'),
        }),
      )
      .optional(),
    schedules: z
      .array(z.object({ id: z.uuid(), service_id: z.uuid(), description: z.string() }))
      .optional(),
    languages: z
      .array(z.object({ id: z.uuid(), service_id: z.uuid(), name: z.string() }))
      .optional(),
    service_at_locations: z
      .array(
        z.object({ id: z.uuid(), service_id: z.uuid(), location_id: z.uuid(), location: location }),
      )
      .optional(),
    attributes: z
      .array(
        z.object({
          id: z.uuid(),
          link_id: z.uuid(),
          link_entity: z.literal('service'),
          value: z.string().meta({ description: 'Our category, the main one first' }),
        }),
      )
      .optional(),
  })
  .meta({ id: 'HsdsService' })

/** A page of them, with the names that HSDS has for pages. */
export const hsdsServicesSchema = z
  .object({
    total_items: z.int(),
    total_pages: z.int(),
    page_number: z.int(),
    size: z.int(),
    first_page: z.boolean(),
    last_page: z.boolean(),
    empty: z.boolean(),
    contents: z.array(hsdsServiceSchema),
  })
  .meta({ id: 'HsdsServices' })

export const hsdsServicesQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(MAX_LIMIT).default(50),
})
export const hsdsServiceParam = z.object({ id: z.uuid() })

export type HsdsService = z.output<typeof hsdsServiceSchema>
export type HsdsServices = z.output<typeof hsdsServicesSchema>
export type HsdsServicesQuery = z.output<typeof hsdsServicesQuery>
