import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { idempotencyKeys, users } from '../db/schema.ts'
import { conflict, unprocessable } from '../errors.ts'
import { say } from '../sentences.ts'

/** How long a request waits for the same one that came before it, in milliseconds. */
const PATIENCE = 10_000
const LOOK_EVERY = 50

/** A change that is asked for, as hashes: under which key, and what. */
export interface Act {
  key: string
  request: string
}

/** What it was answered, sealed. */
interface KeptAnswer {
  status: number
  answer: string
}

/**
 * Begins an act, or gives the answer that the same one got. One alone begins it, whichever process they come to; those who
 * come in the meantime wait. What was started is never started again: where nobody knows its end, a person has to look.
 */
export async function beginOnce(db: Database, act: Act): Promise<KeptAnswer | undefined> {
  for (;;) {
    const begun = await db
      .insert(idempotencyKeys)
      .values(act)
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (begun.length > 0) return undefined
    const [row] = await db
      .select({
        request: idempotencyKeys.request,
        status: idempotencyKeys.status,
        answer: idempotencyKeys.answer,
        age: sql<number>`extract(epoch from now() - ${idempotencyKeys.createdAt})::float8 * 1000`,
      })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, act.key))
    if (row && row.request !== act.request) throw unprocessable(say.idempotency.otherRequest)
    if (row?.status && row.answer !== null) return { status: row.status, answer: row.answer }
    if (row && row.age > PATIENCE) throw conflict(say.idempotency.unknownEnd)
    // It is under way, or came to nothing this moment.
    if (row) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
  }
}

/** Keeps what it was answered; whose it is as far as there still is such an account, with which it goes. */
export async function keepAnswer(
  db: Database,
  { key }: Act,
  kept: KeptAnswer,
  userId: number | undefined,
): Promise<void> {
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId ?? 0))
  await db
    .update(idempotencyKeys)
    .set({ ...kept, userId: sql`(${owner})` })
    .where(eq(idempotencyKeys.key, key))
}

/** It came to nothing: the same request may be tried again. */
export async function forgetAct(db: Database, { key }: Act): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), isNull(idempotencyKeys.status)))
}
