import { z } from 'zod'
import { LISTING_AGES } from '../checks/age.ts'
import { REGISTERS } from '../checks/kinds.ts'
import { MAX_REGION, MAX_SEARCH, SORTS } from './directory.ts'
import { MODES, NEW_PEOPLE_SOUGHT } from './deciding-facts.ts'
import { CHECK_METHODS } from './fields.ts'
import { LIMITS, MAX_LIMIT } from '../limits.ts'
import { MAX_PLACE, MAX_RADIUS } from '../places.ts'
import { line } from '../text.ts'
import { SERVES } from './serves.ts'
import { publicValues } from './values.ts'

/** Where a fact was read, and whether a person has checked it (ruling 2). */
export const factSchema = z
  .object({
    field: z.string(),
    sourceUrl: z.string().nullable(),
    sourceTitle: z.string().nullable(),
    sourceDate: z
      .string()
      .nullable()
      .meta({ description: "'2024', '2024-02' or '2024-02-08'; null when the page is undated" }),
    readOn: z.string().nullable().meta({ description: 'The day we read the page, YYYY-MM-DD' }),
    checkedOn: z
      .string()
      .nullable()
      .meta({ description: 'The day a person checked the fact; null when nobody has' }),
    method: z.enum(CHECK_METHODS).nullable(),
  })
  .meta({ id: 'Fact' })

/** A listing on a card. A null field is not confirmed. */
export const listingSchema = z
  .object({
    ...publicValues,
    id: z.int(),
    categoryId: z.int(),
    categoryName: z.string(),
    otherCategories: publicValues.otherCategories.meta({
      description: 'What else it is, by short names; a filter by any of them finds it, too',
    }),
    otherCategoryNames: z.array(z.string()).meta({ description: 'In the same order' }),
    phone: publicValues.phone.meta({
      description: 'E.164, or a short code or 1800 number as dialled',
    }),
    phoneText: z.string().nullable().meta({ description: 'The same number, spaced for reading' }),
    phoneFact: factSchema.nullable(),
    phoneWrongOn: z.string().optional().meta({
      description:
        'The day on which that number was found wrong; left out unless that is the last word on it',
    }),
    isPhoneHeldBack: z.boolean().meta({
      description: 'A number was printed, and is kept back until a person has checked it',
    }),
    takesNewPeople: publicValues.takesNewPeople.meta({
      description: 'Null again 60 days after somebody last said so',
    }),
    feesBand: publicValues.feesBand.meta({ description: 'A first visit, in rupees' }),
    fees: publicValues.fees.meta({ description: 'The same and what follows, in words' }),
    modes: publicValues.modes.meta({ description: 'Where people are met: centre, home, online' }),
    diagnosisNeeded: publicValues.diagnosisNeeded.meta({
      description: 'Whether a diagnosis on paper is asked for before a first visit',
    }),
    credentials: publicValues.credentials.meta({
      description:
        'As claimed: "RCI, A12345, Dr Asha Naik"; what is checked stands with one listing',
    }),
    nextStep: publicValues.nextStep.meta({ description: 'What a family does first' }),
    placeId: z
      .string()
      .nullable()
      .meta({ description: 'What its words resolve to (GET /api/places)' }),
    point: z
      .object({
        latitude: z.number(),
        longitude: z.number(),
        isExact: z.boolean().meta({ description: 'False: the point of the place in `label`' }),
        label: z.string(),
      })
      .nullable()
      .meta({ description: 'Where it stands on a map; null when no place of its has a point' }),
    distance: z.int().nullable().meta({
      description: 'About how many km from `near`; null where either end has no point of its own',
    }),
    ageMin: z.number().nullable().meta({
      description:
        'Years, worked out of `ages` and `ageGroups`; null: open, not known, or told by no number',
    }),
    ageMax: z.number().nullable(),
    serves: z
      .enum(SERVES)
      .meta({ description: 'Whom it is for, wherever it is: a helpline in Delhi serves India' }),
    remark: z.string().nullable().meta({
      description:
        'In a search: what has to be said of how it fits, "Takes ages 4 to 25."; otherwise null',
    }),
    servicesAsked: z.array(z.string()).meta({
      description:
        'In a search: which of its services were asked for, first among them, too; otherwise empty',
    }),
    rating: z.number().min(0).max(5),
    reviewCount: z.int(),
    likeCount: z.int(),
    isReachable: z.boolean(),
    lastChecked: z.object({ field: z.string(), on: z.string() }).nullable(),
    confirmedOn: z
      .string()
      .nullable()
      .meta({ description: 'The day of the last good word of any of its facts' }),
    age: z.enum(LISTING_AGES).meta({ description: 'How old its facts are today' }),
    ageRemark: z.string().nullable().meta({
      description: 'What has to be said of that, "Not confirmed for 14 months."; otherwise null',
    }),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Listing' })

/** What somebody claims that a register has of them, and whether one of us looked. */
export const credentialSchema = z
  .object({
    register: z.enum(REGISTERS),
    number: z.string(),
    holder: z.string().nullable().meta({ description: "Whose it is; null: the place's own" }),
    state: z.enum(['claimed', 'checked']),
    checkedOn: z.string().nullable().meta({ description: 'The day it was found in the register' }),
    validUntil: z.string().nullable(),
    isExpired: z.boolean().meta({ description: 'It was valid until a day that is over' }),
    registerUrl: z
      .string()
      .meta({ description: 'Its page in the register, or where its keeper lets anybody look' }),
    source: z.string().nullable().meta({ description: 'The page that claims it' }),
  })
  .meta({ id: 'Credential' })

/** A listing on its own page: with every fact's source. */
export const listingDetailSchema = listingSchema
  .extend({
    facts: z.array(factSchema),
    registers: z.array(credentialSchema),
    othersWithin: z.enum(['town', 'state', 'india']).meta({
      description: 'How far one has to look for a few others of its category',
    }),
  })
  .meta({ id: 'ListingDetail' })

/** The body of a 410: what it was, and where a family could look instead (ruling 6). */
export const goneListingSchema = z
  .object({
    message: z.string(),
    code: z.literal('gone'),
    name: z.string(),
    nearest: z.array(listingSchema),
  })
  .meta({ id: 'GoneListing' })

export type Fact = z.output<typeof factSchema>
export type ListedCredential = z.output<typeof credentialSchema>
export type Listing = z.output<typeof listingSchema>
export type ListingDetail = z.output<typeof listingDetailSchema>
export type GoneListing = z.output<typeof goneListingSchema>

const onlySuch = (description: string) => z.enum(['true', 'false']).optional().meta({ description })

/** What `GET /api/listings` takes (§7). A blank parameter counts as absent. */
export const listingsQuery = z.object({
  category: line(LIMITS.slug).optional(),
  region: line(MAX_REGION).optional(),
  search: line(MAX_SEARCH).optional(),
  services: line(LIMITS.place).optional(),
  ageGroup: line(LIMITS.ageGroup).optional(),
  age: z.coerce
    .number()
    .min(0)
    .max(120)
    .optional()
    .meta({ description: 'Years: only those known to take somebody of this age' }),
  language: line(LIMITS.place).optional().meta({ description: 'As listings have it: "Konkani"' }),
  takesNewPeople: z.enum(NEW_PEOPLE_SOUGHT).optional().meta({
    description: 'Only those known, within 60 days, to take new people or to have a list',
  }),
  mode: z.enum(MODES).optional().meta({ description: 'Only those known to meet people there' }),
  phone: onlySuch("'true': only those that show a phone number"),
  email: onlySuch("'true': only those that show an email address"),
  checked: onlySuch("'true': only those of which a person has checked a fact"),
  near: line(MAX_PLACE).optional(),
  radius: z.coerce.number().int().min(1).max(MAX_RADIUS).optional(),
  sort: z.enum(SORTS).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).optional(),
  offset: z.coerce.number().int().min(0).max(100_000).optional(),
})

export type ListingsQuery = z.output<typeof listingsQuery>
