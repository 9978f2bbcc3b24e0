import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open.ts'
import { listings, mails } from '../../db/schema.ts'

/**
 * "Families can now find it" does not leave any more for those of these listings that nobody can find now. Whatever
 * writes whether a listing is public says so here.
 */
export async function dropUntrueApprovals(tx: Transaction, ids: number[]): Promise<void> {
  const isHidden = and(inArray(listings.id, ids), eq(listings.isApproved, false))
  // The whole end of the line: number 1 is not number 12.
  const isLinked = sql`strpos(${mails.text}, '/listing/' || ${listings.id} || E'\n') > 0`
  const hidden = tx.select({ id: listings.id }).from(listings).where(and(isHidden, isLinked))
  await tx
    .delete(mails)
    .where(and(eq(mails.kind, 'submission-approved'), eq(mails.state, 'waiting'), exists(hidden)))
}
