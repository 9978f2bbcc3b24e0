/** How many of what was found have each value of a filter. */
import { FLAGS, type Flag } from './musts.ts'
import { z } from 'zod'
import { FACT_FILTER_NAMES } from '../listings/directory.ts'

/** Of these a value can be chosen; counted as if no other one of the same filter were. */
export const CHOICES = ['category', 'ageGroup', 'language', ...FACT_FILTER_NAMES] as const
export type Choice = (typeof CHOICES)[number]

export const eachChoice = <Value>(of: (choice: Choice) => Value) =>
  Object.fromEntries(CHOICES.map((choice) => [choice, of(choice)])) as Record<Choice, Value>

export const eachFlag = <Value>(of: (flag: Flag) => Value) =>
  Object.fromEntries(FLAGS.map((flag) => [flag, of(flag)])) as Record<Flag, Value>

/** How many by value, the most first. */
const counts = z.record(z.string(), z.int())

export const facetsSchema = z
  .object({
    ...eachChoice(() => counts.nullable()),
    phone: z.int().nullable().meta({ description: 'How many show a phone number' }),
    email: z.int().nullable().meta({ description: 'How many show an email address' }),
    checked: z.int().nullable().meta({ description: 'Of how many a person has checked something' }),
  })
  .meta({
    id: 'Facets',
    description:
      'Null where more than 1000 match: no further is counted. A value that none has is left out',
  })
export type Facets = z.output<typeof facetsSchema>
