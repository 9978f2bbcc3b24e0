import { and, eq } from 'drizzle-orm'
import type { AuditAction } from '../../../shared/admin/audit.ts'
import type { DecisionBefore, DecisionKind } from '../../../shared/admin/decisions.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { decisions, mails, users } from '../../db/schema.ts'
import { conflict, notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { recordAct } from '../admin/audit.ts'
import { restoreMessage } from '../contact/messages.ts'
import { restoreEvent, restoreProposal } from '../events/undo.ts'
import { restoreReport } from '../reports/undo.ts'
import { restoreReview } from '../reviews/undo.ts'
import { restoreSubmission } from '../submissions/undo.ts'
import { isUndoable } from './keep.ts'

export interface Undone {
  kind: DecisionKind
  subjectId: number
}

/**
 * Brings back what was before one's own decision, and drops the email that would have told of it. Once it is undone, the
 * same again changes nothing. Throws conflict when it is too late, or somebody has changed it since.
 */
export async function undoDecision(db: Database, admin: User, id: number): Promise<Undone> {
  return db.transaction(async (tx) => {
    await lockPeople(tx, admin, id)
    const [decision] = await tx
      .select({
        kind: decisions.kind,
        subjectId: decisions.subjectId,
        before: decisions.before,
        undoneAt: decisions.undoneAt,
        isUndoable,
      })
      .from(decisions)
      .where(isOwn(admin, id))
      .for('update')
    if (!decision) throw notFound(say.decision.notFound)
    const { kind, subjectId, before } = decision
    if (decision.undoneAt) return { kind, subjectId }
    if (!decision.isUndoable) throw conflict(say.decision.tooLate)
    await dropMails(tx, id)
    await restore(tx, admin, { id, subjectId, before })
    await tx.update(decisions).set({ undoneAt: new Date() }).where(eq(decisions.id, id))
    const action = ACTIONS[before.of]
    if (action) await recordAct(tx, { admin, action, subjectId })
    return { kind, subjectId }
  })
}

const isOwn = (admin: User, id: number) =>
  and(eq(decisions.id, id), eq(decisions.adminId, admin.id))

/** In everybody's order (accounts/locks.ts): with the account of whom it is about, the decision goes. */
async function lockPeople(tx: Transaction, admin: User, id: number): Promise<void> {
  const [asked] = await tx
    .select({ personId: decisions.personId })
    .from(decisions)
    .where(isOwn(admin, id))
  const person = asked?.personId ?? null
  const lockPerson = async () => {
    if (person === null || person === admin.id) return
    await tx.select({ id: users.id }).from(users).where(eq(users.id, person)).for('key share')
  }
  if (person !== null && person < admin.id) await lockPerson()
  await lockAdmin(tx, admin.id)
  if (person !== null && person > admin.id) await lockPerson()
}

/** Throws conflict when one has left, or is just leaving. */
async function dropMails(tx: Transaction, decisionId: number): Promise<void> {
  const written = await tx
    .select({ state: mails.state, tries: mails.tries })
    .from(mails)
    .where(eq(mails.decisionId, decisionId))
    .for('update')
  if (written.some(({ state, tries }) => state !== 'waiting' || tries > 0))
    throw conflict(say.decision.tooLate)
  await tx.delete(mails).where(eq(mails.decisionId, decisionId))
}

interface Decided {
  id: number
  subjectId: number
  before: DecisionBefore
}

function restore(tx: Transaction, admin: User, { id, subjectId, before }: Decided): Promise<void> {
  switch (before.of) {
    case 'submission':
      return restoreSubmission(tx, admin, subjectId, before)
    case 'review':
      return restoreReview(tx, subjectId, before)
    case 'message':
      return restoreMessage(tx, subjectId)
    case 'event':
      return restoreEvent(tx, subjectId, before)
    case 'proposal':
      return restoreProposal(tx, subjectId, before)
    case 'report':
      return restoreReport(tx, admin, subjectId, before, id)
  }
}

/** Reading a message is not written down, so neither is undoing it. */
const ACTIONS: Record<DecisionBefore['of'], AuditAction | undefined> = {
  submission: 'submission.undo',
  review: 'review.undo',
  message: undefined,
  event: 'event.undo',
  proposal: 'event.undo',
  report: 'report.undo',
}
