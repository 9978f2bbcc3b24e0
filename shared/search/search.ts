/** What `GET /api/search` answers: the rows, how many there are, and what was understood (§7, ruling 9). */
import { MUSTS, REACHED_BY } from './musts.ts'
import { z } from 'zod'
import { AGE_GROUPS } from '../listings/age-groups.ts'
import { categorySlug } from '../listings/categories.ts'
import { answerSchema, pinnedAnswerSchema } from './answers.ts'
import { dangerSchema } from './danger.ts'
import { listingSchema, listingsQuery } from '../listings/listings.ts'

/** What else a family asks in words that no entry has to contain. */
export const INTENTS = [
  /** "phone", "contact": whether there is a number matters. */
  'phone',
  /** A number, and one that takes messages, which nobody has recorded. */
  'whatsapp',
  /** "email", "no phone calls": whether one can write matters. */
  'email',
  'fees',
  /** "near me": says where one is only together with the location button. */
  'near-me',
  /** "how to", "where to": an article may help more than an entry. */
  'how-to',
  'timings',
  /** "Without a doctor's referral": no listing says whether one is needed. */
  'referral',
  /** "Hindi speaking": listings seldom say which languages they speak. */
  'languages',
  /** "December", "this weekend": asked of events. */
  'when',
  /** What no listing offers: support is looked for instead. */
  'cure',
  'online',
] as const
export type Intent = (typeof INTENTS)[number]

/** `GET /api/search` takes what `GET /api/listings` takes, `exact` to search the words just as typed, and `show` to put a listing first. */
export const searchQuery = listingsQuery.extend({
  show: z.coerce
    .number()
    .int()
    .min(0)
    .max(2_147_483_647)
    .optional()
    .meta({ description: 'The number of a listing that stands first on the first page' }),
  exact: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: "'true': correct no word and take none for another" }),
})
export type SearchQuery = z.output<typeof searchQuery>

/** Where the nearest is when nothing is in the place itself; `statewide` and `india` serve it from elsewhere. */
export const FURTHER = [
  'taluka',
  'neighbours',
  'around',
  'district',
  'statewide',
  'state',
  'india',
] as const

const placeNote = z.object({
  id: z.string().meta({ description: 'As in `near` and GET /api/places' }),
  name: z.string(),
  label: z.string().meta({ description: '"Mapusa, Bardez taluka, Goa"' }),
  isFromWords: z.boolean().meta({ description: 'Read in the search words, not given as `near`' }),
  isShared: z
    .boolean()
    .meta({ description: 'Another place of its state has the name that was typed' }),
  otherName: z
    .string()
    .nullable()
    .meta({ description: 'What was typed, where that is another name of it: "Harmal"' }),
  measuredFrom: z.string().nullable().meta({
    description:
      'The town whose point distances are measured from; null where nothing is measured, and `radius` has no meaning',
  }),
})

/** What was understood, as data; the page puts it into sentences. */
const searchNoteSchema = z
  .object({
    search: z.string().meta({ description: 'As typed, ends trimmed; empty without words' }),
    words: z.array(z.string()).meta({
      description: 'The words searched, corrected, without places, intents and words left out',
    }),
    joining: z.array(z.string()).meta({
      description: 'Words that join the others, as typed: an exact search leaves them out, too',
    }),
    corrections: z
      .array(
        z.object({
          typed: z.string(),
          used: z.string(),
          place: z
            .object({ id: z.string(), name: z.string() })
            .nullable()
            .meta({ description: 'The place it may be meant to be; it is not searched as one' }),
        }),
      )
      .meta({
        description:
          'No listing has the word; another was searched beside it: "therapy" beside "therepy"',
      }),
    meanings: z
      .array(z.object({ typed: z.string(), meant: z.string() }))
      .meta({ description: 'Words of other languages and short forms: "xallo" as "school"' }),
    category: z
      .object({ slug: categorySlug, name: z.string(), typed: z.string() })
      .nullable()
      .meta({ description: 'A kind of listing read in the words; its entries come first' }),
    place: placeNote.nullable(),
    age: z.number().nullable().meta({ description: 'Years read in the words: "2 year old"' }),
    ageGroups: z.array(z.enum(AGE_GROUPS)).meta({ description: 'The ages read in the words' }),
    preferred: z.array(z.string()).meta({
      description: 'Words that put an entry first and that it need not have: "autism", "children"',
    }),
    excluded: z.array(z.string()).meta({
      description: 'Typed with a minus before it, or not wanted: what has it is left out',
    }),
    excludedPlaces: z.array(z.string()).meta({
      description: 'Places that are not wanted: what is in them is left out',
    }),
    excludedNames: z.array(z.string()).meta({
      description: 'Names that are not wanted: "other than Jyot"; what is named so is left out',
    }),
    kept: z.array(z.string()).meta({
      description: 'Refused, "not for children", though what has it is not left out',
    }),
    intents: z.array(z.enum(INTENTS)),
    reachedBy: z.enum(REACHED_BY).nullable().meta({
      description:
        'Nothing but a phone number or an email address was asked for: listings that show none are left out',
    }),
    leftOut: z.array(z.string()).meta({
      description: 'Words that no entry has together with the others; searched without them',
    }),
    unsaid: z.array(z.string()).meta({
      description: 'What was asked and no entry that was found says: "Down syndrome"',
    }),
    further: z.enum(FURTHER).nullable().meta({
      description:
        'Nothing is in the place itself: where the nearest of what was found is; null otherwise',
    }),
  })
  .meta({ id: 'SearchNote' })
export type SearchNote = z.output<typeof searchNoteSchema>

/** Ways on when nothing matches. None of these rows is a match, and no page may show one as such. */
const searchInsteadSchema = z.object({
  nearest: z.array(listingSchema).meta({
    description:
      'The same words elsewhere, nearest first; or, without a place, the closest matches; with a phone number or an email address where that was chosen',
  }),
  online: z
    .array(listingSchema)
    .meta({ description: 'Of all India: helplines, online services, information' }),
  without: z
    .partialRecord(z.enum(MUSTS), z.int())
    .meta({ description: 'How many would match without each of the filters chosen' }),
})
export type SearchInstead = z.output<typeof searchInsteadSchema>

export const searchAnswerSchema = z
  .object({
    listings: z.array(listingSchema),
    total: z.int().meta({ description: 'Exact to 1000; 1001 means more than that (ruling 9)' }),
    note: searchNoteSchema,
    danger: dangerSchema.nullable().meta({
      description: 'What to answer first, read in the words as they were typed; mostly null',
    }),
    pinned: z.array(pinnedAnswerSchema).meta({
      description:
        'What our team chose to stand first for these words, never paid for; mostly empty',
    }),
    answers: z.array(answerSchema).meta({
      description:
        'At most three articles, events or pages of ours that answer the words well, the best first',
    }),
    reachable: z
      .object({
        by: z
          .enum(REACHED_BY)
          .meta({ description: 'An email address where the words ask for one' }),
        isNone: z.boolean().meta({ description: 'No listing of the first page shows one' }),
        total: z.int().meta({ description: 'How many of all that were found show one' }),
        nearest: listingSchema
          .nullable()
          .meta({ description: 'Where none does: the nearest other listing of the same with one' }),
        other: listingSchema.nullable().meta({
          description:
            'Where nobody in the state with one offers what was asked for: who is near, of whatever kind',
        }),
      })
      .nullable()
      .meta({
        description:
          'Only where no listing of the first page shows a phone number, or the words ask for an email address',
      }),
    beyond: z.int().meta({
      description:
        'Where few are near the place, and the page holds them all: how many more are within 50 km of it; 0 otherwise',
    }),
    instead: searchInsteadSchema
      .nullable()
      .meta({ description: 'Only when nothing matches; null otherwise' }),
  })
  .meta({ id: 'SearchAnswer' })
export type SearchAnswer = z.output<typeof searchAnswerSchema>
