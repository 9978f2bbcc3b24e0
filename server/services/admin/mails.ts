import { desc, eq, sql } from 'drizzle-orm'
import type { Mail, MailList, MailQuery } from '../../../shared/admin/mails.ts'
import type { Database } from '../../db/open.ts'
import { mails } from '../../db/schema.ts'
import { maskedRecipient } from '../../mail/outbox.ts'

/** The outbox as an admin sees it, the newest first; one more than asked for when there are more (ruling 19). */
export async function findMails(
  db: Database,
  { state, limit, offset }: MailQuery,
): Promise<Omit<MailList, 'hasMailServer' | 'hasMore'>> {
  const rows = await db
    .select(SHOWN)
    .from(mails)
    .where(state && eq(mails.state, state))
    .orderBy(desc(mails.id))
    .limit(limit + 1)
    .offset(offset)
  const [counts] = await db
    .select({ waiting: countOf('waiting'), failed: countOf('failed') })
    .from(mails)
  return { waiting: 0, failed: 0, ...counts, mails: rows.map(toMail) }
}

// Named one by one, so that a column added later is not shown on its own.
const SHOWN = {
  id: mails.id,
  kind: mails.kind,
  recipient: maskedRecipient,
  state: mails.state,
  tries: mails.tries,
  error: mails.error,
  createdAt: mails.createdAt,
  nextTryAt: mails.nextTryAt,
  sentAt: mails.sentAt,
}

const countOf = (state: 'waiting' | 'failed') =>
  sql<number>`count(*) filter (where ${mails.state} = ${state})::int`

type Row = Pick<typeof mails.$inferSelect, keyof typeof SHOWN>

function toMail({ createdAt, nextTryAt, sentAt, ...row }: Row): Mail {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    nextTryAt: row.state === 'waiting' ? nextTryAt.toISOString() : null,
    sentAt: sentAt?.toISOString() ?? null,
  }
}
