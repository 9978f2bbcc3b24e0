import { z } from 'zod'
import { CHANNELS } from './kinds.ts'

const share = (what: string) =>
  z.object({ of: z.int(), count: z.int() }).meta({ description: what })

const waits = z
  .object({
    decided: z.int(),
    open: z.int(),
    medianHours: z.number().nullable(),
    slowHours: z.number().nullable().meta({ description: 'Nine of ten took no longer' }),
  })
  .meta({ description: 'Reports of the last 12 months, until a moderator decided' })

/** What families ask for most, and many listings do not say. */
export const WANTED_FACTS = [
  'phone',
  'email',
  'website',
  'address',
  'ages',
  'fees',
  'hours',
  'languages',
  'takesNewPeople',
] as const

const area = z.object({
  name: z.string(),
  listings: z.int(),
  reachable: z.int().meta({ description: 'With a phone, an email, a website or an address' }),
  confirmed: z.int().meta({ description: 'Those of them that were confirmed within 12 months' }),
})

/** How true the directory is, counted from checks and reports alone (docs/checks.md). */
export const trustFiguresSchema = z
  .object({
    confirmed: z.object({
      goa: share('Listings with a way to reach them that were confirmed within 12 months'),
      india: share('The same in all of India'),
    }),
    checked: share('Listings with a fact that a person checked'),
    phoneAgeDays: z
      .int()
      .nullable()
      .meta({ description: 'Days since the phone numbers that are checked were, the middle one' }),
    reports: z.object({ unsafe: waits, others: waits }),
    tries: z
      .array(z.object({ channel: z.enum(CHANNELS), tried: z.int(), answered: z.int() }))
      .meta({ description: 'Tries of the last 12 months to reach a provider' }),
    sample: z
      .object({
        of: z.int(),
        count: z.int(),
        least: z.number().nullable(),
        most: z.number().nullable(),
      })
      .meta({
        description:
          'Facts that somebody else asked again within 12 months and found right, with the 95 % interval in per cent',
      }),
    talukas: z
      .array(
        area.extend({
          point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
        }),
      )
      .meta({ description: 'All talukas of Goa, and where each is, about' }),
    states: z.array(area).meta({ description: 'The states and union territories with listings' }),
    missing: z
      .array(z.object({ fact: z.enum(WANTED_FACTS), count: z.int() }))
      .meta({ description: 'How many listings do not say it, the most first' }),
    overdue: share('Listings to ask that are later than their day, of those to ask'),
  })
  .meta({ id: 'TrustFigures' })

export type TrustFigures = z.output<typeof trustFiguresSchema>
