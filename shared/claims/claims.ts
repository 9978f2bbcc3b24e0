import { z } from 'zod'
import { adminRange } from '../admin/range.ts'
import { REPORT_KINDS } from '../checks/kinds.ts'
import { CORRECTED_FIELDS } from '../contact/rules.ts'
import { isVisible } from '../invisible.ts'
import { LIMITS } from '../limits.ts'
import { MAX_SEARCH } from '../listings/directory.ts'
import { line } from '../text.ts'
import { words } from '../words.ts'
import { CLAIM_QUEUES, CLAIM_STATES, CLAIM_WAYS } from './rules.ts'

const way = z.enum(CLAIM_WAYS)
const state = z.enum(CLAIM_STATES)

const notTakenSchema = z.object({
  field: z.enum(CORRECTED_FIELDS),
  right: z.string().meta({ description: 'What one sent as right' }),
  answer: z.string().nullable().meta({ description: 'What a moderator says of it' }),
})

/** One's own claim of a listing, and how one can show that the listing is one's own. */
export const claimPageSchema = z
  .object({
    ways: z
      .array(
        z.object({
          way,
          to: z.string().meta({
            description: 'The last digits of the phone, the email, or the domain of the website',
          }),
        }),
      )
      .meta({
        description:
          'What the page of the listing shows, and nothing else; no number that was found wrong',
      }),
    own: z.array(way).meta({
      description: 'What one sent in oneself and nobody has checked since: it shows nothing',
    }),
    claim: z
      .object({
        state,
        way,
        to: z.string().nullable().meta({
          description: 'Null: the listing shows it no longer, or it shows nothing',
        }),
        isVoid: z.boolean().meta({
          description:
            'The code that is out no longer works, or what proved it is no longer shown: another code is needed',
        }),
        expiresAt: z.string().nullable(),
        reason: z.string().nullable(),
        endedAt: z.string().nullable(),
      })
      .nullable()
      .meta({ description: 'The latest' }),
    notTaken: z.array(notTakenSchema).meta({
      description:
        'Of who looks after it: what they sent last of each fact, and a moderator declined',
    }),
  })
  .meta({ id: 'ClaimPage' })

/** A listing somebody looks after, or would like to. */
export const ownClaimSchema = z
  .object({
    listing: z.object({ id: z.int(), name: z.string(), isShown: z.boolean() }),
    state,
    way,
    reason: z.string().nullable(),
    createdAt: z.string(),
    provenAt: z.string().nullable(),
    hasNotTaken: z.boolean().meta({
      description: 'A moderator declined something that one sent; the page of the claim says what',
    }),
  })
  .meta({ id: 'OwnClaim' })

/** What the forms of the page do: ask for a code, enter it, take a link that corrects, or end the claim. */
export const claimAct = z.object({
  act: z.enum(['ask', 'enter', 'correct', 'leave']),
  way: way.optional().catch(undefined),
  email: line(LIMITS.email).default(''),
  code: line(LIMITS.status).default(''),
})

export const claimSchema = z
  .object({
    id: z.int(),
    listing: z.object({ id: z.int(), name: z.string(), isApproved: z.boolean() }),
    person: z.object({ name: z.string().nullable(), email: z.string() }),
    way,
    to: z.string().nullable().meta({
      description:
        'What the listing shows now: phone, email, or domain of the website; null where a proven claim was by another',
    }),
    phone: z.string().nullable().meta({
      description: 'To dial, where a call is the way; null where that number shows nothing, too',
    }),
    isOwnContact: z.boolean().meta({
      description: 'The claimant sent it in, and nobody has checked it since: it shows nothing',
    }),
    phoneWrongOn: z
      .string()
      .nullable()
      .meta({ description: 'The day on which that number was found wrong' }),
    numberReports: z
      .array(
        z.object({
          id: z.int(),
          kind: z.enum(REPORT_KINDS),
          right: z.string().nullable(),
          text: z.string(),
          createdAt: z.string(),
        }),
      )
      .meta({ description: 'Where a call is the way: open reports about the number' }),
    state,
    tries: z.int().meta({ description: 'Wrong codes' }),
    expiresAt: z.string().nullable().meta({ description: 'Of the code that is out' }),
    others: z.int().meta({ description: 'How many others look after the listing' }),
    reason: z.string().nullable(),
    provenAt: z.string().nullable(),
    endedAt: z.string().nullable(),
    decidedBy: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Claim' })

export const claimsQuery = z.object({
  show: z.enum(CLAIM_QUEUES).default('waiting'),
  search: line(MAX_SEARCH).default(''),
  id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  ...adminRange,
})

/** A code to read out. Nobody can read it again. */
export const readOutSchema = z
  .object({ code: z.string(), expiresAt: z.string() })
  .meta({ id: 'ReadOutCode' })

/** Why a claim is declined or ended: the person who made it reads this. */
export const claimDecision = z.strictObject({
  state: z.enum(['declined', 'ended']),
  reason: line(LIMITS.quote, words.contact.tooLong(LIMITS.quote)).refine(
    isVisible,
    words.reportReason,
  ),
  expiresAt: z.iso.datetime().nullable().meta({
    description:
      'As it was read, of the code that is out: one that was made since refuses the decision',
  }),
})

export const claimReasonForm = claimDecision.pick({ reason: true })

export type NotTaken = z.output<typeof notTakenSchema>
export type ClaimPage = z.output<typeof claimPageSchema>
export type OwnClaim = z.output<typeof ownClaimSchema>
export type ClaimAct = z.output<typeof claimAct>
export type Claim = z.output<typeof claimSchema>
export type ClaimsQuery = z.output<typeof claimsQuery>
export type ReadOutCode = z.output<typeof readOutSchema>
export type ClaimDecision = z.output<typeof claimDecision>
