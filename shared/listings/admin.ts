import { z } from 'zod'
import { adminRange } from '../admin/range.ts'
import { MAX_REGION, MAX_SEARCH } from './directory.ts'
import {
  ATTEMPT_OUTCOMES,
  CHANNELS,
  CHECK_OUTCOMES,
  GONE_STATUSES,
  IS_OPEN,
  REFUSALS,
} from '../checks/kinds.ts'
import { LIMITS } from '../limits.ts'
import { listingValuesSchema, storedFactSchema } from './changes.ts'
import { LISTING_SHOWS, LISTING_SORTS, MAX_BULK } from './admin-list.ts'
import { ADMIN_FIELDS, CHECK_METHODS, FACT_FIELDS, pick } from './fields.ts'
import { isPastDay, isSourceDate } from '../days.ts'
import { blankable, inputs, oneOf, short, webAddress } from './inputs.ts'
import { line } from '../text.ts'
import { values } from './values.ts'
import { words } from '../words.ts'

/** What the admins' table shows of a listing. */
export const ROW_FIELDS = [
  'name',
  'description',
  'address',
  'town',
  'region',
  'phone',
  'phoneToCheck',
  'email',
  'website',
  'latitude',
  'longitude',
  'imageUrl',
  'isApproved',
  'isSponsored',
] as const

const goneSchema = z
  .object({
    status: z.enum(GONE_STATUSES),
    method: z
      .enum(CHECK_METHODS)
      .nullable()
      .meta({ description: 'How it was said; null: a moderator decided without' }),
    on: z.string().nullable().meta({ description: 'The day it was said, or decided' }),
  })
  .nullable()
  .meta({ description: 'Why it is not listed: it has closed, or asked not to be' })
export type Gone = NonNullable<z.output<typeof goneSchema>>

/** A call or another check of a listing, as its history has it. */
const checkActSchema = z.object({
  at: z.string(),
  by: z
    .string()
    .nullable()
    .meta({ description: 'Null: its provider, this site, or nobody any more' }),
  channel: z.enum(CHANNELS).nullable().meta({ description: 'Null: it was no try to ask' }),
  outcome: z.enum(ATTEMPT_OUTCOMES).nullable(),
  method: z.enum(CHECK_METHODS).nullable(),
  said: z.array(
    z.object({ field: z.enum([IS_OPEN, ...FACT_FIELDS]), outcome: z.enum(CHECK_OUTCOMES) }),
  ),
  refusal: z.enum(REFUSALS).nullable(),
})
export type CheckAct = z.output<typeof checkActSchema>

/** A listing in the admins' table. */
export const adminListingRowSchema = z
  .object({
    ...pick(ROW_FIELDS, values),
    id: z.int(),
    categoryId: z.int(),
    categoryName: z.string(),
    imageUrl: values.imageUrl.meta({ description: 'An address elsewhere, as it was given' }),
    rating: z.number(),
    reviewCount: z.int(),
    phoneText: z.string().nullable(),
    isRemoved: z.boolean(),
    gone: goneSchema,
    mergedInto: z.int().nullable().meta({ description: 'The listing it became part of' }),
    factCount: z.int(),
    checkedCount: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'AdminListingRow' })

/** A listing as an admin sees it: everything it says, and who says so. */
export const adminListingSchema = listingValuesSchema
  .extend({
    id: z.int(),
    categoryId: z.int(),
    externalId: z.string().nullable(),
    phoneText: z.string().nullable(),
    completed: listingValuesSchema
      .pick({ town: true, taluka: true, district: true, region: true })
      .meta({ description: 'What the gazetteer adds to blanks; null where it adds nothing' }),
    pointLabel: z
      .string()
      .nullable()
      .meta({ description: 'The place it stands at on maps; null without one, or when exact' }),
    isExact: z.boolean(),
    facts: z.array(
      storedFactSchema
        .omit({ checkedBy: true })
        .extend({ field: z.enum(FACT_FIELDS), checkedBy: z.string().nullable() }),
    ),
    rating: z.number(),
    reviewCount: z.int(),
    wasPublished: z.boolean(),
    gone: goneSchema,
    checks: z
      .array(checkActSchema)
      .meta({ description: 'Calls and other checks, the newest first' }),
    mergedInto: z
      .object({ id: z.int(), name: z.string() })
      .nullable()
      .meta({ description: 'The listing it became part of' }),
    createdAt: z.string(),
    updatedAt: z.string().meta({ description: 'Sent back as `version` with a change' }),
  })
  .meta({ id: 'AdminListing' })

export type AdminListingRow = z.output<typeof adminListingRowSchema>
export type AdminListing = z.output<typeof adminListingSchema>

export const adminListingsQuery = z.object({
  /** Part of a name, a town or a number, or the listing's own number. */
  search: line(MAX_SEARCH).optional(),
  category: line(LIMITS.slug).optional(),
  region: line(MAX_REGION).optional(),
  /** Only what this import made or changed. */
  import: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  show: z.enum(LISTING_SHOWS).default('all'),
  sort: z.enum(LISTING_SORTS).default('newest'),
  ...adminRange,
})
export type AdminListingsQuery = z.output<typeof adminListingsQuery>

const says = words.listing

const day = short(LIMITS.sourceDate)
  .refine((typed) => typed === '' || isPastDay(typed, new Date()), says.day)
  .nullable()
  .transform((typed) => typed || null)

/** Where a fact was read, and how it was checked. All blank: nobody says so any more. Who checked it is the admin. */
const factInput = z
  .object({
    sourceUrl: webAddress(LIMITS.url),
    sourceTitle: blankable(LIMITS.sourceTitle),
    sourceDate: short(LIMITS.place)
      .refine((typed) => typed === '' || isSourceDate(typed), says.sourceDate)
      .nullable()
      .transform((typed) => typed || null),
    readOn: day,
    quote: blankable(LIMITS.quote),
    checkedOn: day,
    method: oneOf(CHECK_METHODS, says.method),
  })
  .partial()
  .refine(({ checkedOn, method }) => !checkedOn || Boolean(method), {
    path: ['method'],
    error: says.checkedHow,
  })
  .refine(({ checkedOn, method }) => !method || Boolean(checkedOn), {
    path: ['checkedOn'],
    error: says.checkedWhen,
  })
export type FactInput = z.output<typeof factInput>

const fields = z.object({
  ...pick(ADMIN_FIELDS, inputs),
  facts: z.partialRecord(z.enum(FACT_FIELDS), factInput),
})

/** An admin's own form (ruling 5): name, category and description are required, other blanks are "not confirmed". */
export const newListingInput = fields.partial().required({
  name: true,
  category: true,
  description: true,
})

/** A change of some fields; what is left out stays. `version` is the listing's `updatedAt` as it was read. */
export const listingChangeInput = fields.partial().extend({ version: z.iso.datetime() })

/** Approving what has closed or asked not to be listed names that reason: it was read. */
export const approvalInput = z.object({
  despite: z.enum(GONE_STATUSES).optional().meta({
    description: 'Needed where it has closed or asked not to be listed: which of the two',
  }),
})
export type ApprovalInput = z.output<typeof approvalInput>

/** Taken out for good it waits for no approval. */
export const unapprovalInput = z.object({
  because: z
    .enum(GONE_STATUSES)
    .optional()
    .meta({ description: 'Where it has closed or asked not to be listed' }),
})
export type UnapprovalInput = z.output<typeof unapprovalInput>

export const bulkInput = z.object({
  ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(MAX_BULK),
  isApproved: z.boolean(),
})

export type NewListingInput = z.output<typeof newListingInput>
export type ListingChangeInput = z.output<typeof listingChangeInput>
export type BulkInput = z.output<typeof bulkInput>

/** What the form sends, before it is tidied. */
export type TypedListing = z.input<typeof newListingInput>
