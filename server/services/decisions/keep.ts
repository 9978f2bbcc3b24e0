import { and, desc, eq, isNull, min, sql } from 'drizzle-orm'
import {
  UNDO_MINUTES,
  type Decision,
  type DecisionBefore,
  type DecisionKind,
} from '../../../shared/admin/decisions.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { decisions, mails } from '../../db/schema.ts'

interface NewDecision {
  admin: Pick<User, 'id'>
  kind: DecisionKind
  subjectId: number
  /** What it is called; blank where that is somebody's own words. */
  subject: string
  /** Whom it is about, where they have an account. */
  personId: number | null
  before: DecisionBefore
}

/** Writes down what was before, in the transaction that decides. Answers its number, which its email names (mail/outbox.ts). */
export async function keepDecision(
  tx: Transaction,
  { admin, ...decision }: NewDecision,
): Promise<number> {
  const [row] = await tx
    .insert(decisions)
    .values({ ...decision, adminId: admin.id })
    .returning({ id: decisions.id })
  if (!row) throw new Error('The decision has no number')
  return row.id
}

export const isUndoable = sql<boolean>`${decisions.createdAt} > now() - make_interval(mins => ${UNDO_MINUTES})`

/** How many are shown at most. */
const SHOWN = 20

/** One's own decisions that can still be undone, the newest first. */
export async function findDecisions(db: Database, admin: User): Promise<Decision[]> {
  const leaves = db
    .select({ at: min(mails.nextTryAt) })
    .from(mails)
    .where(and(eq(mails.decisionId, decisions.id), eq(mails.state, 'waiting')))
  const rows = await db
    .select({
      id: decisions.id,
      kind: decisions.kind,
      subjectId: decisions.subjectId,
      subject: decisions.subject,
      mailAt: sql<Date | null>`(${leaves})`.mapWith(mails.nextTryAt),
      secondsLeft: sql<number>`ceil(extract(epoch from ${decisions.createdAt} + make_interval(mins => ${UNDO_MINUTES}) - now()))::int`,
    })
    .from(decisions)
    .where(and(eq(decisions.adminId, admin.id), isNull(decisions.undoneAt), isUndoable))
    .orderBy(desc(decisions.id))
    .limit(SHOWN)
  return rows.map((row) => ({ ...row, mailAt: row.mailAt?.toISOString() ?? null }))
}

/** What can no longer be undone, with what was before. */
export async function forgetDecisions(db: Database): Promise<void> {
  await db.delete(decisions).where(sql`not ${isUndoable}`)
}
