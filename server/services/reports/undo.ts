import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { DecisionBefore } from '../../../shared/admin/decisions.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Transaction } from '../../db/open.ts'
import { decisions, listingReports, unconfirmedMails } from '../../db/schema.ts'
import { conflict } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { takeBackChange } from '../listings/changes.ts'

/** It waits again, its listing says what it said, and whoever wanted to hear of it still does. */
export async function restoreReport(
  tx: Transaction,
  admin: User,
  id: number,
  { replies, changeId }: Extract<DecisionBefore, { of: 'report' }>,
  decisionId: number,
): Promise<void> {
  if (changeId !== null) await takeBackChange(tx, admin, changeId)
  const restored = await tx
    .update(listingReports)
    .set({ state: 'open', answer: null, decidedBy: null, decidedAt: null })
    .where(and(eq(listingReports.id, id), ne(listingReports.state, 'open')))
    .returning({ id: listingReports.id })
  if (restored.length === 0) throw conflict(say.decision.changedSince)
  for (const reply of replies)
    await tx
      .update(listingReports)
      .set({ replyTo: reply.replyTo })
      // Not for an account that was deleted since.
      .where(and(eq(listingReports.id, reply.id), isNotNull(listingReports.replyHash)))
  // The answer did not leave, so it does not count as the one mail a day.
  const decidedAt = tx
    .select({ at: decisions.createdAt })
    .from(decisions)
    .where(eq(decisions.id, decisionId))
  await tx.delete(unconfirmedMails).where(eq(unconfirmedMails.sentAt, decidedAt))
}
