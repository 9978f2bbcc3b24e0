import { z } from 'zod'
import { adminRange } from '../admin/range.ts'
import { MAX_REGION, MAX_SEARCH } from '../listings/directory.ts'
import { LIMITS } from '../limits.ts'
import { CHECK_METHODS, pick, SUBMITTED_FIELDS } from '../listings/fields.ts'
import { blankable, inputs, short } from '../listings/inputs.ts'
import { values } from '../listings/values.ts'
import {
  DUPLICATE_REASONS,
  SUBMISSION_KINDS,
  SUBMISSION_QUEUES,
  SUBMISSION_STATUSES,
  SUBMISSION_WARNINGS,
} from './rules.ts'
import { isVisible } from '../invisible.ts'
import { line } from '../text.ts'
import { words } from '../words.ts'

/** What a submission and the listing it is about say. */
const submittedSchema = z.object({
  ...pick(SUBMITTED_FIELDS, values),
  phoneText: z.string().nullable().meta({ description: 'As people read it' }),
  imageUrl: values.imageUrl.meta({ description: 'An address elsewhere; a link, never loaded' }),
  pictureUrl: z.string().nullable().meta({ description: 'Where our own picture is' }),
})

/** One's own submission. */
export const submissionSchema = submittedSchema
  .extend({
    id: z.int(),
    kind: z.enum(SUBMISSION_KINDS),
    status: z.enum(SUBMISSION_STATUSES),
    adminNotes: z.string().nullable().meta({ description: 'What the moderator says about it' }),
    listingId: z
      .int()
      .nullable()
      .meta({ description: 'The listing an approval made, or the one a change is about' }),
    changes: z
      .array(z.enum(SUBMITTED_FIELDS))
      .meta({ description: 'Of a change: the fields that differ from the listing' }),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Submission' })

/** One's own submission in the list of them, with what became of its listing since. */
export const ownSubmissionSchema = submissionSchema
  .extend({
    isShown: z.boolean().meta({ description: 'Whether its listing is public at the moment' }),
    showsOwnEmail: z
      .boolean()
      .meta({ description: "Whether that listing shows the address of one's account" }),
  })
  .meta({ id: 'OwnSubmission' })

/** A listing that may be the one somebody means. */
export const possibleDuplicateSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    town: z.string().nullable(),
    region: z.string().nullable(),
    isApproved: z.boolean(),
    why: z.array(z.enum(DUPLICATE_REASONS)),
    isOwnSubmission: z
      .boolean()
      .optional()
      .meta({ description: "`id` is that of one's own submission, which still waits" }),
  })
  .meta({ id: 'PossibleDuplicate' })

/** A submission as a moderator reads it. */
export const moderatedSubmissionSchema = submissionSchema
  .extend({
    updatedAt: z.string().meta({ description: 'Sent back as `version` with the decision' }),
    submitterName: z.string().nullable(),
    submitterEmail: z.string().nullable(),
    decidedAt: z.string().nullable(),
    decidedById: z.int().nullable(),
    decidedBy: z.string().nullable().meta({ description: 'Null when the account is gone, too' }),
    current: submittedSchema
      .extend({ isApproved: z.boolean() })
      .nullable()
      .meta({ description: 'Of a change: what the listing says now' }),
    outdated: z
      .array(z.enum(SUBMITTED_FIELDS))
      .meta({ description: 'Of a change: fields that an admin changed since it was sent in' }),
    checked: z
      .array(
        z.object({
          field: z.enum(SUBMITTED_FIELDS),
          checkedOn: z.string(),
          method: z.enum(CHECK_METHODS),
        }),
      )
      .meta({ description: 'Of a change that waits: fields whose present value was checked' }),
    duplicates: z.array(possibleDuplicateSchema),
    twins: z
      .array(
        z.object({
          id: z.int(),
          name: z.string(),
          submitterName: z.string().nullable(),
          createdAt: z.string(),
        }),
      )
      .meta({ description: 'Others that wait: of the same name, or changes of the same listing' }),
    rejectedBefore: z
      .object({ id: z.int(), adminNotes: z.string().nullable(), decidedAt: z.string() })
      .nullable()
      .meta({ description: 'The latest one of the same name that was rejected before this came' }),
    warnings: z.array(z.enum(SUBMISSION_WARNINGS)),
  })
  .meta({ id: 'ModeratedSubmission' })

/** An uploaded picture: its name goes into the submission. */
export const uploadedPictureSchema = z
  .object({ picture: z.string(), pictureUrl: z.string() })
  .meta({ id: 'UploadedPicture' })

export type Submission = z.output<typeof submissionSchema>
export type OwnSubmission = z.output<typeof ownSubmissionSchema>
export type ModeratedSubmission = z.output<typeof moderatedSubmissionSchema>
export type UploadedPicture = z.output<typeof uploadedPictureSchema>

const says = words.submission

/** A checkbox of a form says "on"; left out, it says nothing. */
const tick = z
  .union([z.boolean(), z.literal('on'), z.literal('true'), z.literal('false')])
  .transform((typed) => typed !== false && typed !== 'false')

/** Also when another field is wrong: all that is to be mended is said at once. */
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
/** So it may be no text at all. */
const isSeen = (typed: unknown) => typeof typed === 'string' && isVisible(typed)

const fields = z.object({
  ...pick(SUBMITTED_FIELDS, inputs),
  /** "Nobody recognisable is in it, or I may publish it" (ruling 15). */
  pictureIsAllowed: tick,
})

const mayShow = ({ picture, pictureIsAllowed }: Partial<z.output<typeof fields>>) =>
  !picture || pictureIsAllowed === true
const unlessAllowed = { path: ['pictureIsAllowed'], error: says.pictureIsAllowed, when }

const listingId = z.int().min(1).max(2_147_483_647).nullable()
const typedNumber = z
  .string()
  .regex(/^\d{0,10}$/)
  .transform((typed) => (typed === '' ? null : Number(typed)))

const { shape } = fields
/** What a submitter says (§5). Who it is, the session says; everything else of it is the server's. */
export const submissionInput = fields
  .extend({
    address: shape.address.default(null),
    phone: shape.phone.default(null),
    town: shape.town.default(null),
    region: shape.region.default(null),
    pincode: shape.pincode.default(null),
    email: shape.email.default(null),
    website: shape.website.default(null),
    services: shape.services.default([]),
    accessibility: shape.accessibility.default([]),
    credentials: shape.credentials.default([]),
    ageGroups: shape.ageGroups.default([]),
    languages: shape.languages.default([]),
    takesNewPeople: shape.takesNewPeople.default(null),
    feesBand: shape.feesBand.default(null),
    fees: shape.fees.default(null),
    modes: shape.modes.default([]),
    hours: shape.hours.default(null),
    diagnosisNeeded: shape.diagnosisNeeded.default(null),
    whatToBring: shape.whatToBring.default(null),
    nextStep: shape.nextStep.default(null),
    imageUrl: shape.imageUrl.default(null),
    picture: shape.picture.default(null),
    pictureIsAllowed: shape.pictureIsAllowed.default(false),
    /** Makes it a change of this listing (ruling 42). A form sends a blank for none. */
    listingId: z.union([listingId, typedNumber.pipe(listingId)]).default(null),
  })
  .refine(({ address, listingId }) => Boolean(listingId) || isSeen(address), {
    path: ['address'],
    error: says.address,
    when,
  })
  .refine(({ phone, listingId }) => Boolean(listingId) || Boolean(phone), {
    path: ['phone'],
    error: says.phone,
    when,
  })
  .refine(mayShow, unlessAllowed)

/** A change of some of it while it waits; what is left out stays (ruling 46). */
export const submissionEdit = fields.partial().refine(mayShow, unlessAllowed)

/** "Is it one of these?" (ruling 42): enough of a listing to know it by. */
export const duplicatesInput = z.object({
  name: short(LIMITS.name),
  phone: blankable(LIMITS.printedPhone).default(null),
  website: short(LIMITS.website).nullable().default(null),
  town: blankable(LIMITS.place).default(null),
  region: blankable(MAX_REGION).default(null),
  /** Whether a phone or state that cannot be true is refused: not while somebody types. */
  isToSend: z.boolean().default(false),
  /** Of a change, which is like no other. */
  listingId: listingId.default(null),
})

/** A picture for a listing, as a form with a file sends it. */
export const listingPictureInput = z.object({ file: z.file() })

export const submissionsQuery = z.object({
  status: z.enum(SUBMISSION_QUEUES).default('all'),
  /** Part of a name, a town, or who sent it in. */
  search: line(MAX_SEARCH).optional(),
  ...adminRange,
})

export type SubmissionInput = z.output<typeof submissionInput>
export type SubmissionEdit = z.output<typeof submissionEdit>
export type DuplicatesInput = z.output<typeof duplicatesInput>
export type SubmissionsQuery = z.output<typeof submissionsQuery>

/** What the forms send, before it is tidied. */
export type TypedSubmission = z.input<typeof submissionInput>
