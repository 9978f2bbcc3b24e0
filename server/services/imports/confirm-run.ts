import { and, desc, eq } from 'drizzle-orm'
import type { FileRow } from '../../csv/read-file.ts'
import { words } from '../../csv/words.ts'
import type { Transaction } from '../../db/open.ts'
import { listingImportRows, listingImports } from '../../db/schema.ts'
import { isSame } from '../listings/facts.ts'
import type { CategoryIds } from './cells.ts'
import { confirm, holdConfirmed, holdImporter, isConfirmed, takeBack } from './confirm.ts'
import { judgeConfirmations, type Confirmation } from './confirmations.ts'

type Row = typeof listingImportRows.$inferSelect

/** Who sent the file in, held. */
async function importerOf(tx: Transaction, importId: number) {
  const [one] = await tx
    .select({ adminId: listingImports.adminId })
    .from(listingImports)
    .where(eq(listingImports.id, importId))
  return holdImporter(tx, one?.adminId ?? null)
}

/** A batch of rows, each judged again as the listings are now. */
export async function confirmRows(
  tx: Transaction,
  importId: number,
  rows: Row[],
  categoryIds: CategoryIds,
): Promise<void> {
  const admin = await importerOf(tx, importId)
  await holdConfirmed(
    tx,
    rows.flatMap(({ listingId }) => listingId ?? []),
  )
  for (const row of rows) {
    const file: FileRow = { row: row.row, cells: row.cells }
    const [verdict] = await judgeConfirmations(tx, [file], categoryIds)
    if (!verdict) throw new Error(`Row ${row.row} has no verdict`)
    await keep(tx, importId, row, await write(tx, row, verdict, admin))
  }
}

type Done = Pick<Row, 'outcome' | 'problems' | 'before'>

async function write(
  tx: Transaction,
  row: Row,
  verdict: Confirmation,
  admin: { id: number } | null,
): Promise<Done> {
  const { outcome, problems, current } = verdict
  if (outcome !== 'update') return { outcome, problems, before: null }
  // What the preview showed is what is written: another value of ours is another question.
  const isSeen =
    current?.listing.id === row.listingId && isSame(verdict.differences, row.differences)
  if (!isSeen)
    return {
      outcome: 'error',
      problems: [{ column: null, reason: words.changedMeanwhile }],
      before: null,
    }
  return { outcome: 'updated', problems, before: await confirm(tx, verdict, admin) }
}

const keep = (tx: Transaction, importId: number, { row }: Row, done: Done) =>
  tx
    .update(listingImportRows)
    .set(done)
    .where(and(eq(listingImportRows.importId, importId), eq(listingImportRows.row, row)))

/** The rows that an undo has still to look at, the last one first: what was changed twice goes back step by step. */
export async function takeBackRows(
  tx: Transaction,
  importId: number,
  { where, size }: { where: ReturnType<typeof and>; size: number },
): Promise<number> {
  await importerOf(tx, importId)
  const rows = await tx
    .select()
    .from(listingImportRows)
    .where(where)
    .orderBy(desc(listingImportRows.row))
    .limit(size)
  await holdConfirmed(
    tx,
    rows.flatMap(({ listingId }) => listingId ?? []),
  )
  for (const { row, listingId, before } of rows) {
    const isBack =
      listingId !== null && isConfirmed(before) && (await takeBack(tx, listingId, before))
    await tx
      .update(listingImportRows)
      .set({ undo: isBack ? 'undone' : 'kept' })
      .where(and(eq(listingImportRows.importId, importId), eq(listingImportRows.row, row)))
  }
  return rows.length
}
