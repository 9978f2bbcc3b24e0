import { and, eq } from 'drizzle-orm'
import type { ImportState } from '../../../shared/imports/import-states.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingImports } from '../../db/schema.ts'

const standsAt = (importId: number, state: ImportState) =>
  and(eq(listingImports.id, importId), eq(listingImports.state, state))

/** Holds an import until the transaction ends: nobody else works on it meanwhile. False when it stands elsewhere by now. */
export async function holdImport(
  tx: Transaction,
  importId: number,
  state: ImportState,
): Promise<boolean> {
  const held = await tx
    .select({ id: listingImports.id })
    .from(listingImports)
    .where(standsAt(importId, state))
    .for('no key update')
  return held.length > 0
}

/** What its file is a list of. */
export async function kindOfImport(db: Database | Transaction, importId: number) {
  const [found] = await db
    .select({ kind: listingImports.kind })
    .from(listingImports)
    .where(eq(listingImports.id, importId))
  return found?.kind ?? 'listings'
}

/** The next state, where nobody has brought it there. */
export async function finishImport(
  db: Database | Transaction,
  importId: number,
  from: ImportState,
  to: Partial<typeof listingImports.$inferInsert> & { state: ImportState },
): Promise<void> {
  await db.update(listingImports).set(to).where(standsAt(importId, from))
}
