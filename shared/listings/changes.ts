import { z } from 'zod'
import {
  CHECK_METHODS,
  FACT_FIELDS,
  LISTING_ACTIONS,
  type FactField,
  type ListingAction,
} from './fields.ts'
import { values } from './values.ts'

/** What an admin decides of a listing. Places are as the listing's own words say, before the gazetteer completes them. */
export const listingValuesSchema = z.object({
  ...values,
  phoneToCheck: values.phoneToCheck.meta({
    description: 'A number as printed, kept back until a person has checked it',
  }),
  picture: values.picture.meta({ description: 'Of our own store' }),
})

/** A fact's source and check as they are stored. */
export const storedFactSchema = z.object({
  sourceUrl: z.string().nullable(),
  sourceTitle: z.string().nullable(),
  sourceDate: z.string().nullable(),
  readOn: z.string().nullable(),
  quote: z.string().nullable(),
  checkedOn: z.string().nullable(),
  checkedBy: z.int().nullable(),
  method: z.enum(CHECK_METHODS).nullable(),
})

const stateSchema = z.object({
  values: listingValuesSchema.partial(),
  facts: z.partialRecord(z.enum(FACT_FIELDS), storedFactSchema.nullable()),
})

export type ListingValues = z.output<typeof listingValuesSchema>
export type StoredFact = z.output<typeof storedFactSchema>

/** One side of a change: what differs from the other side, and the version it belongs to (null before a listing was). */
export interface ListingState {
  updatedAt: string | null
  values: Partial<ListingValues>
  facts: Partial<Record<FactField, StoredFact | null>>
}

/** An act of an admin on a listing: who, when, and what differs, field by field. */
export const listingChangeSchema = z
  .object({
    id: z.int(),
    listing: z.object({ id: z.int(), name: z.string() }),
    action: z.enum(LISTING_ACTIONS),
    other: z
      .object({ id: z.int(), name: z.string() })
      .nullable()
      .meta({ description: 'Of a merge: the other listing' }),
    by: z
      .string()
      .nullable()
      .meta({ description: 'Null when the account is gone, or there was none' }),
    isByProvider: z.boolean().meta({ description: 'By the link of its provider' }),
    before: stateSchema,
    after: stateSchema,
    undoneAt: z.string().nullable(),
    undoneBy: z.string().nullable(),
    canUndo: z
      .boolean()
      .meta({ description: 'Done within 24 hours, not undone, and nothing changed since' }),
    createdAt: z.string(),
  })
  .meta({ id: 'ListingChange' })

export type ListingChange = z.output<typeof listingChangeSchema>
export type { ListingAction }

export const changesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
export type ChangesQuery = z.output<typeof changesQuery>
