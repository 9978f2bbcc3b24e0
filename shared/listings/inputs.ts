import { z } from 'zod'
import { CATEGORIES, resolveCategory } from './category-names.ts'
import { readCredentials } from './credentials.ts'
import { isVisible } from '../invisible.ts'
import { LIMITS } from '../limits.ts'
import { FIELD_NAMES, makeFor } from './fields.ts'
import { MAX_ITEM, MAX_ITEMS } from './limits.ts'
import { line, paragraphs, toLine } from '../text.ts'
import { isWebAddress, toWebAddress } from '../web-address.ts'
import { words } from '../words.ts'

/** The fields of a listing as people type them, in the admins' form and in a submission. */

const says = words.listing
const SLUGS = CATEGORIES.map(({ slug }) => slug)

export const short = (max: number) => line(max, says.tooLong(max))
/** A blank is "not confirmed" (ruling 5); null says the same. */
export const blankable = (max: number) =>
  short(max)
    .nullable()
    .transform((typed) => typed || null)
export const webAddress = (max: number) =>
  short(max)
    .transform(toWebAddress)
    .refine((typed) => typed === '' || isWebAddress(typed), says.website)
    .pipe(z.string().max(max, says.tooLong(max)))
    .nullable()
    .transform((typed) => typed || null)
/** One of a few words, or a blank. */
export const oneOf = <Option extends string>(options: readonly Option[], wrong: string) =>
  z
    .union([z.enum(options), z.literal('')], wrong)
    .nullable()
    .transform((typed) => typed || null)
/** A list, or a text with one item on a line, as a form has it. */
const toItems = (typed: string | string[]) => [
  ...new Set(
    (typeof typed === 'string' ? typed.split('\n') : typed)
      .map(toLine)
      .filter((item) => item !== ''),
  ),
]
const lines = z.union([z.array(z.string()), z.string()]).transform(toItems)
const items = lines.refine(
  (list) => list.length <= MAX_ITEMS && list.every((item) => item.length <= MAX_ITEM),
  says.items(MAX_ITEMS, MAX_ITEM),
)
const credentials = lines.transform((list, context) => {
  const read = list.length <= MAX_ITEMS ? readCredentials(list) : undefined
  if (read) return read
  context.addIssue({ code: 'custom', message: says.credentials })
  return z.NEVER
})

/** How a field of each kind is read. A phone is as typed: the server reads it (ruling 1). */
export const inputs = makeFor(FIELD_NAMES, {
  name: (max) => short(max).refine(isVisible, says.name),
  category: () =>
    z
      .string(says.category)
      .transform((typed) => resolveCategory(typed) ?? '')
      .pipe(z.enum(SLUGS, says.category)),
  description: (max) =>
    paragraphs(max, { missing: says.description, tooLong: says.tooLong(max) }).refine(
      isVisible,
      says.description,
    ),
  line: blankable,
  lines: (max) =>
    paragraphs(max, { tooLong: says.tooLong(max) })
      .nullable()
      .transform((typed) => typed || null),
  state: blankable,
  pincode: () =>
    short(LIMITS.place)
      .transform((typed) => typed.replace(/\s/g, ''))
      .refine((typed) => /^([1-9]\d{5})?$/.test(typed), says.pincode)
      .nullable()
      .transform((typed) => typed || null),
  phone: blankable,
  email: (max) =>
    short(max)
      .refine((typed) => typed === '' || z.email().safeParse(typed).success, says.email)
      .nullable()
      .transform((typed) => typed?.toLowerCase() || null),
  url: webAddress,
  picture: () =>
    z
      .union([z.literal(''), z.string().regex(/^[0-9a-f]{32}$/)])
      .nullable()
      .transform((given) => given || null),
  items: () => items,
  credentials: () => credentials,
  choices: (max, of) =>
    z
      .union(
        [
          z.array(z.enum(of)),
          z
            .string()
            .transform(toItems)
            .pipe(z.array(z.enum(of))),
        ],
        says.choices,
      )
      .transform((typed) => of.filter((option) => typed.includes(option)))
      .refine((chosen) => chosen.length <= max, says.tooManyChoices(max)),
  choice: (_max, of) => oneOf(of, says.choice),
  flag: () => z.boolean(),
})
