import { z } from 'zod'

/** What a mail is about; one template each in server/mail/. */
export const MAIL_KINDS = [
  'verify-email',
  'sign-in-link',
  'reset-password',
  'password-changed',
  'sign-in-method-linked',
  'sign-in-method-removed',
  'account-deleted',
  'already-registered',
  'submission-approved',
  'submission-rejected',
  'what-waits',
  'event-registered',
  'event-waitlisted',
  'event-offered',
  'event-offer-ended',
  'event-left',
  'event-cancelled',
  'event-changed',
  'event-reminder',
  'event-approved',
  'event-rejected',
  'newsletter-welcome',
  'contact-message',
  'contact-confirm',
  'report-unsafe',
  'report-answered',
  'event-organiser',
  'ask-provider',
  'claim-code',
  'claim-ended',
] as const
/** Waiting to be sent, taken over by the mail server, or given up. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

/** A mail as an admin sees it: never its text, its subject or the whole address (ruling 19). */
const mailSchema = z
  .object({
    id: z.int(),
    kind: z.enum(MAIL_KINDS),
    recipient: z.string().meta({ description: 'Masked, such as a…@example.org' }),
    state: z.enum(MAIL_STATES),
    tries: z.int(),
    error: z.string().nullable().meta({ description: 'Why the last try failed' }),
    createdAt: z.string(),
    nextTryAt: z.string().nullable(),
    sentAt: z.string().nullable(),
  })
  .meta({ id: 'Mail' })

/** The admin's list; `hasMailServer` false says why everything waits. */
export const mailListSchema = z
  .object({
    hasMailServer: z.boolean(),
    waiting: z.int(),
    failed: z.int(),
    mails: z.array(mailSchema),
    total: z.int().meta({ description: 'Of the state that was asked for, or of all' }),
  })
  .meta({ id: 'MailList' })

export const mailQuerySchema = z.object({
  state: z.enum(MAIL_STATES).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})

export type MailKind = (typeof MAIL_KINDS)[number]
export type MailState = (typeof MAIL_STATES)[number]
export type Mail = z.output<typeof mailSchema>
export type MailList = z.output<typeof mailListSchema>
export type MailQuery = z.output<typeof mailQuerySchema>
