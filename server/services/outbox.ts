import { channel } from 'node:diagnostics_channel'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { LIMITS } from '../../shared/limits.ts'
import type { MailKind } from '../../shared/mails.ts'
import { line } from '../../shared/text.ts'
import type { Database, Transaction } from '../db/open.ts'
import { mails } from '../db/schema.ts'

/** What a template of server/mail/ makes. */
export interface MailContent {
  kind: MailKind
  subject: string
  text: string
  html: string
  /** When its link runs out: it is not sent any more after then. */
  validUntil?: Date
}

export interface NewMail extends MailContent {
  to: string
}

/** Heard in the whole process, also by modules that development has loaded anew since. */
const queued = channel('saath:mail-queued')

// One line each, because a line break would begin a header of somebody else's (CWE-93).
const headers = z.object({ to: z.email().max(LIMITS.email), subject: line(LIMITS.subject) })

/**
 * Writes a mail into the outbox, in the caller's transaction: it leaves when that commits, and not otherwise.
 * Throws when `to` is anything but one plain address.
 */
export async function queueMail(
  tx: Database | Transaction,
  { to, kind, subject, text, html, validUntil }: NewMail,
): Promise<void> {
  const header = headers.parse({ to, subject })
  await tx
    .insert(mails)
    .values({ kind, recipient: header.to, subject: header.subject, text, html, validUntil })
  queued.publish(undefined)
}

/** Calls `listener` whenever this process queued a mail, which need not have been committed yet. */
export function onMailQueued(listener: () => void): () => void {
  queued.subscribe(listener)
  return () => void queued.unsubscribe(listener)
}

/** "asha@example.org" as "a…@example.org", and that as itself: enough to recognise, not to write to (ruling 19). */
export const maskedRecipient = sql<string>`left(${mails.recipient}, 1) || '…' || substring(${mails.recipient} from '@[^@]*$')`
