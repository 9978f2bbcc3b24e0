import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { ImportState } from '../../../shared/listings/import-states.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingImports } from '../../db/schema.ts'

/** After so many seconds without a sign of life another process takes the work up. A batch takes a tenth of one. */
const LEASE = 30

export const untilLater = sql`now() + make_interval(secs => ${LEASE})`

/** Which import, and who works on it. */
export interface Work {
  importId: number
  worker: string
}

export const newWork = (importId: number): Work => ({ importId, worker: randomUUID() })

/** Takes up an import that stands at `state` and that nobody works on; null when somebody does. */
export async function takeUp(
  db: Database,
  importId: number,
  state: ImportState,
): Promise<Work | null> {
  const work = newWork(importId)
  const taken = await db
    .update(listingImports)
    .set({ worker: work.worker, workedUntil: untilLater })
    .where(and(eq(listingImports.id, importId), eq(listingImports.state, state), isFree()))
    .returning({ id: listingImports.id })
  return taken.length > 0 ? work : null
}

export const isFree = () =>
  or(isNull(listingImports.workedUntil), lt(listingImports.workedUntil, sql`now()`))

/** Says that it is still worked on, and holds it until the transaction ends. False when another process has it. */
export async function holdWork(
  tx: Transaction,
  { importId, worker }: Work,
  state: ImportState,
): Promise<boolean> {
  const held = await tx
    .update(listingImports)
    .set({ workedUntil: untilLater })
    .where(
      and(
        eq(listingImports.id, importId),
        eq(listingImports.worker, worker),
        eq(listingImports.state, state),
      ),
    )
    .returning({ id: listingImports.id })
  return held.length > 0
}

/** The next state, with nobody at work. */
export async function finishWork(
  db: Database | Transaction,
  { importId, worker }: Work,
  to: Partial<typeof listingImports.$inferInsert> & { state: ImportState },
): Promise<void> {
  await db
    .update(listingImports)
    .set({ ...to, worker: null, workedUntil: null })
    .where(and(eq(listingImports.id, importId), eq(listingImports.worker, worker)))
}

/** Lets another process, or this one later, go on: the database was away. */
export async function leaveWork(db: Database, { importId, worker }: Work): Promise<void> {
  await db
    .update(listingImports)
    .set({ workedUntil: null })
    .where(and(eq(listingImports.id, importId), eq(listingImports.worker, worker)))
}
