import { z } from 'zod'
import { CORRECTED_FIELDS, type CorrectedField } from '../contact/rules.ts'
import { LIMITS } from '../limits.ts'
import { line } from '../text.ts'
import { words } from '../words.ts'
import { CHANNELS } from './kinds.ts'
import { LINK_ANSWERS } from './links.ts'
import { rightName, verdictName, VERDICTS } from './provider-form.ts'

/** A provider's link as its page shows it. */
export const providerPageSchema = z
  .object({
    state: z.enum(['open', 'used', 'too-late']),
    answer: z.enum(LINK_ANSWERS).nullable().meta({ description: 'What was said by it' }),
    listing: z.object({ id: z.int(), name: z.string(), isShown: z.boolean() }),
    says: z.array(z.object({ field: z.enum(CORRECTED_FIELDS), value: z.string().nullable() })),
    version: z.string().meta({ description: 'An answer is about this version, and no other' }),
    hasChanged: z
      .boolean()
      .meta({ description: 'The listing is no longer as it was when the link was made' }),
  })
  .meta({ id: 'ProviderPage' })

const typed = line(LIMITS.correction, words.contact.tooLong(LIMITS.correction)).default('')

const fieldsOf = <Name extends string, Value extends z.ZodType>(
  nameOf: (field: CorrectedField) => Name,
  value: Value,
) => Object.fromEntries(CORRECTED_FIELDS.map((field) => [nameOf(field), value] as const))

/** What the page's form sends: one verdict a fact, and what is right instead. */
export const providerAnswer = z
  .object({ answer: z.enum(LINK_ANSWERS), version: z.string().default('') })
  .catchall(z.unknown())
  .transform(({ answer, version, ...rest }) => ({ answer, version, ...facts.parse(rest) }))

const facts = z
  .object({
    ...fieldsOf(verdictName, z.enum(VERDICTS).optional().catch(undefined)),
    ...fieldsOf(rightName, typed),
  })
  .transform((fields: Record<string, string | undefined>) => ({
    facts: CORRECTED_FIELDS.map((field) => ({
      field,
      verdict: VERDICTS.find((verdict) => verdict === fields[verdictName(field)]),
      right: fields[rightName(field)] ?? '',
    })),
  }))

export const newLinkInput = z.strictObject({ channel: z.enum(CHANNELS) })

/** A link as it is handed over. Nobody can read it again. */
export const newLinkSchema = z
  .object({
    url: z.string(),
    message: z.string().meta({ description: 'To copy, with the link in it' }),
    whatsapp: z
      .string()
      .nullable()
      .meta({ description: 'Opens WhatsApp with that message; null without such a number' }),
    sheet: z.string().meta({ description: 'The address of a page to print' }),
    expiresAt: z.string(),
  })
  .meta({ id: 'NewLink' })

/** What is printed: the address in short, and as a code for a phone's camera. */
export const sheetSchema = z
  .object({
    name: z.string(),
    address: z.string().meta({ description: 'Without its https://, to be typed' }),
    expiresAt: z.string(),
    code: z
      .object({ size: z.int(), path: z.string() })
      .meta({ description: 'A QR code: the path of its dark squares, for an SVG of this size' }),
  })
  .meta({ id: 'ProviderSheet' })

export type ProviderPage = z.output<typeof providerPageSchema>
export type ProviderAnswer = z.output<typeof providerAnswer>
export type NewLink = z.output<typeof newLinkSchema>
export type ProviderSheet = z.output<typeof sheetSchema>
