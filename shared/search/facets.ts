/** How many of what was found have each value of a filter. */
import { z } from 'zod'

/** Of these a value can be chosen; counted as if no other one of the same filter were. */
export const CHOICES = ['category', 'ageGroup', 'language', 'takesNewPeople', 'mode'] as const
export type Choice = (typeof CHOICES)[number]

/** How many by value, the most first. */
const counts = z.record(z.string(), z.int())

export const facetsSchema = z
  .object({
    category: counts.nullable(),
    ageGroup: counts.nullable(),
    language: counts.nullable(),
    takesNewPeople: counts.nullable(),
    mode: counts.nullable(),
    phone: z.int().nullable().meta({ description: 'How many show a phone number' }),
    checked: z.int().nullable().meta({ description: 'Of how many a person has checked something' }),
  })
  .meta({
    id: 'Facets',
    description:
      'Null where more than 1000 match: no further is counted. A value that none has is left out',
  })
export type Facets = z.output<typeof facetsSchema>
