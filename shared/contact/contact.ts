import { z } from 'zod'
import { adminRange } from '../admin/range.ts'
import { REPORT_KINDS } from '../checks/kinds.ts'
import { CONTACT_KINDS, CONTACT_QUEUES, CORRECTED_FIELDS, MESSAGE_SENDERS } from './rules.ts'
import { MAX_SEARCH } from '../listings/directory.ts'
import { isVisible } from '../invisible.ts'
import { LIMITS } from '../limits.ts'
import { line, paragraphs } from '../text.ts'
import { words } from '../words.ts'

const says = words.contact

const required = (max: number, missing: string) =>
  z.string(missing).pipe(line(max, says.tooLong(max)).refine(isVisible, missing))
const MAX_ID = 2_147_483_647

/** A value of a listing as somebody read or typed it; a blank is none. */
const valueOfListing = line(LIMITS.correction, says.tooLong(LIMITS.correction))
  .nullable()
  .transform((typed) => typed || null)
  .default(null)

const contactFields = z.strictObject({
  /** Not asked of who says that something is wrong in a listing, */
  name: line(LIMITS.personName, says.tooLong(LIMITS.personName)).default(''),
  /** and an address only where they want to hear what became of it, or where no proof of work is sent. */
  email: z
    .string(says.email)
    .pipe(
      line(LIMITS.email, says.tooLong(LIMITS.email)).refine(
        (typed) => typed === '' || z.email().safeParse(typed).success,
        says.email,
      ),
    )
    .transform((typed) => typed.toLowerCase())
    .default(''),
  /** As typed: whoever answers reads it. */
  phone: line(LIMITS.phone, says.tooLong(LIMITS.phone))
    .nullable()
    .transform((typed) => typed || null)
    .default(null),
  subject: required(LIMITS.subject, says.subject),
  message: paragraphs(LIMITS.message).default(''),
  kind: z.enum(CONTACT_KINDS).default('contact'),
  /** The listing it is about. A form sends a blank for none. */
  listingId: z
    .union([
      z.literal('').transform(() => null),
      z.null(),
      z.coerce.number<number | string>().int().min(1).max(MAX_ID),
    ])
    .default(null),
  /** The fact of that listing that is wrong, what the page said of it, and what is right, where it is known. */
  field: z
    .union([z.literal('').transform(() => null), z.null(), z.enum(CORRECTED_FIELDS)])
    .default(null),
  seen: valueOfListing,
  right: valueOfListing,
  /** What is wrong with it; left out, the form's first answer. */
  report: z
    .union([z.literal('').transform(() => null), z.null(), z.enum(REPORT_KINDS)])
    .default(null),
  /** The solved proof of work (ruling 40); without one, a mail asks the sender to confirm. */
  altcha: z.string().max(4_000).optional(),
  /** A field that people do not see. Who fills it in is a program. */
  homepage: z.string().max(0, says.homepage).default(''),
})

type Written = z.output<typeof contactFields>

/** It says that something is wrong in a listing, and is kept with the listing (§3 "Listings"). */
export const isReport = ({ kind, listingId }: Pick<Written, 'kind' | 'listingId'>) =>
  kind === 'wrong' && listingId !== null

/** What a rule across fields looks at, as far as each is right by itself. */
const partly = z.looseObject({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  kind: z.string(),
  listingId: z.int().nullable(),
})
/** Beside what else is wrong. */
const when = ({ value }: { value: unknown }) => partly.safeParse(value).success

/** One of the words for what is wrong, which needs no others. */
const isNamed = (report: Written['report']) => report !== null && report !== 'other'

/** A report says in one word what is wrong, or in which fact; the rest needs a sentence. */
const saysWhat = ({ field, message, ...written }: Written) =>
  field !== null || isVisible(message) || (isReport(written) && isNamed(written.report))

/** Where the page says nothing of a fact, that alone says nothing either. */
const saysOfFact = ({ field, seen, right, message, report }: Written) =>
  field === null || seen !== null || right !== null || isVisible(message) || isNamed(report)

/** What somebody writes to the site (§5, §7). What it does not name is refused. A wrong fact needs no words beside it. */
export const contactInput = contactFields
  .refine(({ kind, field }) => field === null || kind === 'wrong', { path: ['field'] })
  .refine(({ kind, report }) => report === null || kind === 'wrong', { path: ['report'] })
  .refine((written) => isReport(written) || isVisible(written.name), {
    path: ['name'],
    error: says.name,
    when,
  })
  .refine((written) => isReport(written) || written.email !== '', {
    path: ['email'],
    error: says.email,
    when,
  })
  .refine(saysWhat, { path: ['message'], error: says.message, when })
  .refine(saysOfFact, { path: ['right'], error: says.right, when })
  .refine((written) => !isReport(written) || written.message.length <= LIMITS.notes, {
    path: ['message'],
    error: says.tooLong(LIMITS.notes),
    when,
  })

/** Kept and on its way, or kept until the sender has pressed the button in a mail. */
export const contactAnswerSchema = z
  .object({
    state: z.enum(['sent', 'to-confirm']),
    follow: z
      .string()
      .nullable()
      .meta({ description: 'Of a report: the page that says what becomes of it' }),
  })
  .meta({ id: 'ContactAnswer' })

/** What the form begins with. */
export const contactFormSchema = z
  .object({
    listing: z
      .object({
        id: z.int(),
        name: z.string(),
        says: z
          .array(z.object({ field: z.enum(CORRECTED_FIELDS), value: z.string().nullable() }))
          .meta({ description: 'What its page says of each fact that can be corrected' }),
      })
      .nullable()
      .meta({ description: 'The listing that is asked about, while it is shown' }),
    hasMail: z.boolean().meta({ description: 'Whether a form without script can be confirmed' }),
  })
  .meta({ id: 'ContactForm' })

export const contactFormQuery = z.object({
  listing: z.coerce.number().int().min(1).max(MAX_ID).optional().catch(undefined),
})

/** A message that waits for a press in a mail, as whoever has that mail sees it. */
export const waitingMessageSchema = z
  .object({
    id: z.int(),
    subject: z.string(),
    createdAt: z.string(),
    isNamed: z.boolean().meta({ description: 'Whether the mail was sent for this one' }),
  })
  .meta({ id: 'WaitingMessage' })

/** What is wrong with a key, the service says. */
export const confirmQuery = z.object({ key: z.string().catch('') })

const ticked = z.coerce.number<string>().int().min(1).max(MAX_ID)

export const confirmInput = z.object({
  key: z.string().catch(''),
  /** The messages that were ticked: none, one, or several. */
  message: z.union([z.array(ticked), ticked.transform((one) => [one])]).default([]),
})

/** A sum that a browser works out before it sends (ALTCHA); passed on as it is. */
export const challengeSchema = z
  .object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })
  .meta({ id: 'ContactChallenge' })

/** A message as admins read it. */
export const messageSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    phoneText: z.string().nullable().meta({ description: 'As people read it' }),
    subject: z.string(),
    message: z.string(),
    kind: z.enum(CONTACT_KINDS),
    listing: z.object({ id: z.int(), name: z.string(), isApproved: z.boolean() }).nullable(),
    sender: z.enum(MESSAGE_SENDERS).nullable().meta({
      description:
        'Of one about their own listing: who was signed in, and whether they look after it now',
    }),
    isRead: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'Message' })

export const messagesQuery = z.object({
  show: z.enum(CONTACT_QUEUES).default('all'),
  kind: z.union([z.literal(''), z.enum(CONTACT_KINDS)]).default(''),
  search: line(MAX_SEARCH).default(''),
  id: z.coerce.number().int().min(1).max(MAX_ID).optional(),
  ...adminRange,
})

export const messageChange = z.strictObject({ isRead: z.boolean() })

export type TypedContact = z.input<typeof contactInput>
export type ContactInput = z.output<typeof contactInput>
export type ContactAnswer = z.output<typeof contactAnswerSchema>
export type ContactForm = z.output<typeof contactFormSchema>
export type WaitingMessage = z.output<typeof waitingMessageSchema>
export type Message = z.output<typeof messageSchema>
export type MessagesQuery = z.output<typeof messagesQuery>
