import { count, desc, eq } from 'drizzle-orm'
import type { Mail, MailList, MailQuery, MailState } from '../../../shared/admin/mails.ts'
import type { Database } from '../../db/open.ts'
import { mails } from '../../db/schema.ts'
import { maskedRecipient } from '../../mail/outbox.ts'

/** The outbox as an admin sees it, the newest first (ruling 19). */
export async function findMails(
  db: Database,
  { state, limit, offset }: MailQuery,
): Promise<Omit<MailList, 'hasMailServer'>> {
  const rows = await db
    .select(SHOWN)
    .from(mails)
    .where(state && eq(mails.state, state))
    .orderBy(desc(mails.id))
    .limit(limit)
    .offset(offset)
  const counted = await db
    .select({ state: mails.state, many: count() })
    .from(mails)
    .groupBy(mails.state)
  const countOf = (wanted?: MailState) =>
    counted.reduce((sum, one) => sum + (!wanted || one.state === wanted ? one.many : 0), 0)
  return {
    waiting: countOf('waiting'),
    failed: countOf('failed'),
    total: countOf(state),
    mails: rows.map(toMail),
  }
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

type Row = Pick<typeof mails.$inferSelect, keyof typeof SHOWN>

function toMail({ createdAt, nextTryAt, sentAt, ...row }: Row): Mail {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    nextTryAt: row.state === 'waiting' ? nextTryAt.toISOString() : null,
    sentAt: sentAt?.toISOString() ?? null,
  }
}
