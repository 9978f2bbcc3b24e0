import { channel } from 'node:diagnostics_channel'
import { and, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { UNDO_MINUTES } from '../../shared/admin/decisions.ts'
import { LIMITS } from '../../shared/limits.ts'
import type { MailKind } from '../../shared/admin/mails.ts'
import { line } from '../../shared/text.ts'
import type { Database, Transaction } from '../db/open.ts'
import { mails } from '../db/schema.ts'
import { cut } from './templates/letter/cut.ts'

/** What a template of server/mail/ makes. */
export interface MailContent {
  kind: MailKind
  subject: string
  text: string
  html: string
  /** An event for the reader's calendar (services/events/feed.ts). */
  calendar?: string
  /** When its link runs out: it is not sent any more after then. */
  validUntil?: Date
}

export interface NewMail extends MailContent {
  to: string
  /** Whom an answer goes to, where that is not the site. */
  replyTo?: string
  /** Where one press ends what this mail belongs to: RFC 8058 asks that a POST to it does, without a question. */
  unsubscribeUrl?: string
}

interface DecisionMail {
  /** The decision that it tells of: it leaves when that can no longer be undone (services/decisions/). */
  decision?: number
}

/** Heard in the whole process, also by modules that development has loaded again since. */
const queued = channel('saath:mail-queued')

// One line each, because a line break would begin a header of somebody else's (CWE-93).
const headers = z.object({
  to: z.email().max(LIMITS.email),
  // A title alone may be as long as a subject.
  subject: line(Infinity).transform((text) => cut(text, LIMITS.subject)),
  replyTo: z.email().max(LIMITS.email).optional(),
  unsubscribeUrl: z
    .url({ protocol: /^https?$/ })
    .max(LIMITS.url)
    .optional(),
})

/**
 * Writes a mail into the outbox, in the caller's transaction: it leaves when that commits, and not otherwise.
 * Throws when `to` or `replyTo` is anything but one plain address.
 */
export async function queueMail(
  tx: Database | Transaction,
  { decision, ...mail }: NewMail & DecisionMail,
): Promise<void> {
  await tx.insert(mails).values({
    ...toMailRow(mail),
    ...(decision !== undefined && { decisionId: decision, nextTryAt: WHEN_SETTLED }),
  })
  announceMail()
}

const WHEN_SETTLED = sql<Date>`now() + make_interval(mins => ${UNDO_MINUTES})`

/** The row of a mail, for a statement that writes it with something else. Throws as `queueMail` does. */
export function toMailRow({ kind, text, html, calendar, validUntil, ...typed }: NewMail) {
  const { to: recipient, ...header } = headers.parse(typed)
  return { ...header, kind, recipient, text, html, calendar, validUntil }
}

/**
 * Takes back what has not left yet, all or of a kind and with these words: whom it is for no longer wants it, or was
 * erased, or it is no longer true. Answers of which decisions those told.
 */
export async function cancelQueuedMails(
  tx: Transaction,
  to: string,
  { kind, says }: { kind?: MailKind; says?: string } = {},
): Promise<DecisionMail[]> {
  const isTheirs = eq(sql`lower(${mails.recipient})`, to.toLowerCase())
  const isMeant = and(
    kind && eq(mails.kind, kind),
    says ? sql`strpos(${mails.text}, ${says}) > 0` : undefined,
  )
  const dropped = await tx
    .delete(mails)
    .where(and(isTheirs, isMeant, eq(mails.state, 'waiting')))
    .returning({ decision: mails.decisionId })
  return dropped.map(({ decision }) => ({ decision: decision ?? undefined }))
}

/** Says in this process that a mail was queued. */
export const announceMail = () => queued.publish(undefined)

/** Calls `listener` whenever this process queued a mail, which need not have been committed yet. */
export function onMailQueued(listener: () => void): () => void {
  queued.subscribe(listener)
  return () => void queued.unsubscribe(listener)
}

/** "asha@example.org" as "a…@example.org", and that as itself: enough to recognise, not to write to (ruling 19). */
export const masked = (address: AnyPgColumn) =>
  sql<string>`left(${address}, 1) || '…' || substring(${address} from '@[^@]*$')`

export const maskedRecipient = masked(mails.recipient)
