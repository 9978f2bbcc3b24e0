import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { adminListingSchema } from '../listings/admin.ts'
import { listingValuesSchema } from '../listings/changes.ts'
import { ADMIN_FIELDS, CHECK_METHODS, FACT_FIELDS, pick } from '../listings/fields.ts'
import { inputs, webAddress } from '../listings/inputs.ts'
import { credentialSchema } from '../listings/listings.ts'
import { line, paragraphs } from '../text.ts'
import { words } from '../words.ts'
import {
  ATTEMPT_OUTCOMES,
  CHANNELS,
  CHECK_OUTCOMES,
  LISTING_STATUSES,
  REFUSALS,
  REGISTERS,
  SCRIPT_LANGUAGES,
  TASK_REASONS,
} from './kinds.ts'
import { ASKED_FACTS } from './rules.ts'

/** Whom to ask for: only who has the task reads it. */
const contactSchema = z.object({
  name: z.string(),
  role: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  note: z.string().meta({ description: 'When and how they like to be asked' }),
})
export type ContactDetails = z.output<typeof contactSchema>

const askedFact = z.object({
  field: z.enum(FACT_FIELDS),
  isAsked: z.boolean().meta({ description: 'It is due; the others may be asked for, too' }),
  checkedOn: z.string().nullable(),
  checkedBy: z.string().nullable(),
  method: z.enum(CHECK_METHODS).nullable(),
  source: z.string().nullable().meta({ description: 'The page it was read on' }),
  sourceDate: z.string().nullable(),
  lastOutcome: z.enum(CHECK_OUTCOMES).nullable(),
  awaits: z.string().nullable().meta({
    description: 'What somebody says is right, which a moderator has not looked at yet',
  }),
})
export type AskedFact = z.output<typeof askedFact>

/** A task that somebody has: one listing, with all that a call needs. */
const checkTaskSchema = z
  .object({
    id: z.int(),
    reason: z.enum(TASK_REASONS),
    dueOn: z.string(),
    leaseUntil: z.string(),
    waiting: z.int().meta({ description: 'How many wait, with this one; counted to 1000' }),
    listing: adminListingSchema.pick({ id: true, updatedAt: true }).extend({
      values: listingValuesSchema.pick(pickAll()),
      categoryName: z.string(),
    }),
    call: z
      .object({ phone: z.string(), text: z.string(), isHeldBack: z.boolean() })
      .nullable()
      .meta({ description: 'The number to dial; held back: no visitor sees it' }),
    oldNumber: z.object({ text: z.string(), isWhole: z.boolean() }).nullable().meta({
      description:
        'The number that no visitor sees, where none is shown; whole: it can be dialled as it is',
    }),
    facts: z.array(askedFact),
    credentials: z.array(credentialSchema),
    contact: contactSchema
      .extend({
        language: z.enum(SCRIPT_LANGUAGES).nullable(),
        channel: z.enum(CHANNELS).nullable(),
        consentOn: z.string().nullable(),
      })
      .nullable(),
    history: z.array(
      z.object({
        at: z.string(),
        channel: z.enum(CHANNELS),
        outcome: z.enum(ATTEMPT_OUTCOMES),
        by: z.string().nullable(),
        note: z.string().nullable(),
      }),
    ),
    isHelpline: z.boolean().meta({
      description: 'It is asked only whether its number is right: no other fact is listed',
    }),
    lastCall: z
      .enum(ATTEMPT_OUTCOMES)
      .exclude(['answered'])
      .nullable()
      .meta({ description: 'How the last call of this task failed' }),
    shouldWrite: z
      .boolean()
      .meta({ description: 'Nobody took a call at its number: it is time to write' }),
  })
  .meta({ id: 'CheckTask' })
export type CheckTask = z.output<typeof checkTaskSchema>

function pickAll() {
  return Object.fromEntries(ADMIN_FIELDS.map((name) => [name, true])) as {
    [Name in (typeof ADMIN_FIELDS)[number]]: true
  }
}

/** What is open for who asks: null when nothing waits. */
export const nextTaskSchema = z.object({ task: checkTaskSchema.nullable() })

export const tryInput = z.object({
  channel: z.enum(CHANNELS),
  outcome: z.enum(ATTEMPT_OUTCOMES).exclude(['answered', 'bounced']),
})
export type TryInput = z.output<typeof tryInput>

const contactInput = z
  .object({
    name: line(LIMITS.name),
    role: line(LIMITS.name),
    phone: line(LIMITS.printedPhone),
    whatsapp: line(LIMITS.printedPhone),
    email: z.union([z.literal(''), z.email().max(LIMITS.email)]),
    note: line(LIMITS.name),
    language: z.union([z.enum(SCRIPT_LANGUAGES), z.literal('')]),
  })
  .partial()
export type ContactInput = z.output<typeof contactInput>

/** What a call brought. What is changed stands in `values`; facts that are left out were not spoken of. */
export const answersInput = z.object({
  version: z.iso.datetime(),
  channel: z.enum(CHANNELS).default('call'),
  answers: z
    .array(
      z.object({
        field: z.enum(ASKED_FACTS),
        outcome: z.enum(['right', 'corrected', 'unknown']),
      }),
    )
    .max(50),
  values: z.object(pick(ADMIN_FIELDS, inputs)).partial().default({}),
  mayAsk: z
    .boolean()
    .meta({ description: 'They agreed to be asked again, and to us keeping whom' }),
  contact: contactInput.default({}),
  note: paragraphs(LIMITS.quote).default(''),
})
export type AnswersInput = z.output<typeof answersInput>

/** What somebody saw in a register of what a listing claims. */
export const credentialInput = z
  .object({
    register: z.enum(REGISTERS),
    number: line(LIMITS.externalId),
    isFound: z.boolean().meta({ description: 'False takes an earlier check back' }),
    validUntil: z
      .union([z.iso.date(), z.literal('')], words.listing.untilDay)
      .default('')
      .meta({ description: 'The last day of its time, where the register names one' }),
    registerUrl: webAddress(LIMITS.url).default(null),
  })
  .meta({ id: 'CredentialInput' })
export type CredentialInput = z.output<typeof credentialInput>
export type TypedCredential = z.input<typeof credentialInput>

export const refusalInput = z.object({
  says: z.enum(REFUSALS),
  channel: z.enum(CHANNELS).default('call'),
})
export type RefusalInput = z.output<typeof refusalInput>

/** A moderator's word on a listing that was said to have closed. */
export const closingInput = z.object({
  status: z.enum(LISTING_STATUSES),
  until: z
    .union([z.iso.date(), z.literal('')])
    .default('')
    .meta({ description: 'With closed-for-now: the first day it is open again; blank: unknown' }),
})
export type ClosingInput = z.output<typeof closingInput>
