import { lt } from 'drizzle-orm'
import type { Database, Transaction } from '../db/open.ts'
import { usedMarks } from '../db/schema.ts'

/** Claims what counts once, for all processes and across restarts. False when it was claimed before, also at this moment. */
export async function claimNonce(tx: Transaction, mark: string, keepUntil: Date): Promise<boolean> {
  const marked = await tx
    .insert(usedMarks)
    .values({ mark, keepUntil })
    .onConflictDoNothing()
    .returning({ mark: usedMarks.mark })
  return marked.length > 0
}

/** Those of what can no longer come again. */
export async function forgetNonces(db: Database, now: Date): Promise<void> {
  await db.delete(usedMarks).where(lt(usedMarks.keepUntil, now))
}
