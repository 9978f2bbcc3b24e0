import { z } from 'zod'
import { adminRange } from '../admin/range.ts'
import {
  ATTEMPT_OUTCOMES,
  CHECK_OUTCOMES,
  REPORT_KINDS,
  REPORT_SAYERS,
  REFUSALS,
} from '../checks/kinds.ts'
import { CORRECTED_FIELDS } from '../contact/rules.ts'
import { isVisible } from '../invisible.ts'
import { LIMITS } from '../limits.ts'
import { MAX_SEARCH } from '../listings/directory.ts'
import { HAND_METHODS } from '../listings/fields.ts'
import { line } from '../text.ts'
import { words } from '../words.ts'
import { REPORT_QUEUES } from './rules.ts'

const MAX_ID = 2_147_483_647

const field = z
  .enum(CORRECTED_FIELDS)
  .nullable()
  .meta({ description: 'The fact that is wrong; null: the listing as a whole' })

/** What became of a report, as the person who sent it reads it. */
export const followedReportSchema = z
  .object({
    listing: z
      .object({ id: z.int(), name: z.string() })
      .nullable()
      .meta({ description: 'While it is shown' }),
    field,
    kind: z.enum(REPORT_KINDS),
    seen: z.string().nullable(),
    right: z.string().nullable().meta({ description: 'What its sender says is right' }),
    state: z.enum(['received', 'asking', 'asked', 'accepted', 'declined']),
    isChanged: z.boolean().meta({ description: 'Whether the page says something else by now' }),
    answer: z.string().nullable().meta({ description: 'What a moderator says of it' }),
    isAnsweredByEmail: z
      .boolean()
      .meta({ description: 'Until it is decided: whether its sender left an email address' }),
    createdAt: z.string(),
    decidedAt: z.string().nullable(),
  })
  .meta({ id: 'FollowedReport' })

/** What one person said: a report, or another one that said the same. */
const saidSchema = z.object({
  id: z.int(),
  by: z
    .string()
    .nullable()
    .meta({ description: 'Null: without an account, or a provider by a link of ours' }),
  saidBy: z.enum(REPORT_SAYERS),
  isKeeper: z.boolean().meta({
    description:
      'A provider who looks after the listing now, and reads on the page of their claim what was declined',
  }),
  before: z
    .object({ accepted: z.int(), declined: z.int() })
    .nullable()
    .meta({ description: 'What became of their last 100 reports' }),
  right: z.string().nullable(),
  text: z.string(),
  createdAt: z.string(),
})

const cameSchema = z.object({
  at: z.string(),
  outcome: z
    .enum(ATTEMPT_OUTCOMES)
    .nullable()
    .meta({ description: 'Null: it ended without a call' }),
  said: z.enum(CHECK_OUTCOMES).nullable().meta({
    description: 'What was said of the fact; of the listing as a whole: that it is there',
  }),
  refusal: z.enum(REFUSALS).nullable(),
})
export type CameOfAsking = z.output<typeof cameSchema>

/** A report as moderators read it, with those that say the same. */
export const reportSchema = z
  .object({
    id: z.int(),
    listing: z.object({ id: z.int(), name: z.string(), isApproved: z.boolean() }),
    field,
    kind: z.enum(REPORT_KINDS),
    seen: z.string().nullable(),
    now: z.string().nullable().meta({ description: 'What the page says of it by now' }),
    hasChanged: z.boolean().meta({ description: 'Since it was seen' }),
    checkedOn: z.string().nullable().meta({ description: 'When the value of now was checked' }),
    said: z.array(saidSchema).meta({ description: 'The first one first' }),
    state: z.enum(['open', 'accepted', 'declined']),
    answer: z.string().nullable(),
    askedAt: z.string().nullable().meta({ description: 'Since when the provider is being asked' }),
    came: cameSchema.nullable().meta({ description: 'What came of asking since then' }),
    decidedAt: z.string().nullable(),
    decidedBy: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Report' })

export const reportsQuery = z.object({
  show: z.enum(REPORT_QUEUES).default('open'),
  search: line(MAX_SEARCH).default(''),
  id: z.coerce.number().int().min(1).max(MAX_ID).optional(),
  ...adminRange,
})

const answer = line(LIMITS.quote, words.contact.tooLong(LIMITS.quote))

/** `now` is what the page said when the moderator read it; `from` is the one of `said` that is right. */
export const reportCorrection = z.strictObject({
  now: z.string().nullable(),
  from: z.int().min(1).max(MAX_ID),
  method: z.enum(HAND_METHODS).nullable().default(null).meta({
    description:
      'How the moderator checked it today, recorded as a check; needed for a name, phone, email or website',
  }),
})

/** Declined: the answer says why. Accepted: the moderator has done elsewhere what there was to do. */
export const reportDecision = z
  .strictObject({ state: z.enum(['accepted', 'declined']), answer: answer.default('') })
  .refine(({ state, answer: said }) => state === 'accepted' || isVisible(said), {
    path: ['answer'],
    error: words.reportReason,
  })

const said = answer.refine(isVisible, words.reportReason)

/** What a moderator writes. */
export const answerForm = z.object({ answer: said })

export type FollowedReport = z.output<typeof followedReportSchema>
export type Report = z.output<typeof reportSchema>
export type ReportsQuery = z.output<typeof reportsQuery>
export type ReportCorrection = z.output<typeof reportCorrection>
export type ReportDecision = z.output<typeof reportDecision>
export type TypedAnswer = z.input<typeof answerForm>
