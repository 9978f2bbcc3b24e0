import { z } from 'zod'
import { AGE_GROUPS } from './age-groups.ts'
import { CATEGORIES, resolveCategory } from './category-names.ts'
import { isVisible } from '../invisible.ts'
import { LIMITS } from '../limits.ts'
import { MAX_ITEM, MAX_ITEMS } from './fields.ts'
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
export const email = short(LIMITS.email)
  .refine((typed) => typed === '' || z.email().safeParse(typed).success, says.email)
  .nullable()
  .transform((typed) => typed?.toLowerCase() || null)
export const pincode = short(LIMITS.place)
  .transform((typed) => typed.replace(/\s/g, ''))
  .refine((typed) => /^([1-9]\d{5})?$/.test(typed), says.pincode)
  .nullable()
  .transform((typed) => typed || null)

/** A list, or a text with one item on a line, as a form has it. */
export const items = z
  .union([z.array(z.string()), z.string()])
  .transform((typed) => [
    ...new Set(
      (typeof typed === 'string' ? typed.split('\n') : typed)
        .map(toLine)
        .filter((item) => item !== ''),
    ),
  ])
  .refine(
    (list) => list.length <= MAX_ITEMS && list.every((item) => item.length <= MAX_ITEM),
    says.items(MAX_ITEMS, MAX_ITEM),
  )

export const name = short(LIMITS.name).refine(isVisible, says.name)
export const category = z
  .string(says.category)
  .transform((typed) => resolveCategory(typed) ?? '')
  .pipe(z.enum(SLUGS, says.category))
export const description = paragraphs(LIMITS.description, {
  missing: says.description,
  tooLong: says.tooLong(LIMITS.description),
}).refine(isVisible, says.description)
export const address = paragraphs(LIMITS.address, { tooLong: says.tooLong(LIMITS.address) })
  .nullable()
  .transform((typed) => typed || null)
export const ageGroups = z.array(z.enum(AGE_GROUPS, says.ageGroups), says.ageGroups)
