import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { ImportOutcome, ImportShown } from '../../../shared/imports/import-states.ts'
import type {
  Import,
  ImportRow,
  ImportRowsQuery,
  ImportsQuery,
} from '../../../shared/imports/imports.ts'
import { CONFIRMATION_COLUMNS } from '../../../shared/listings/confirmations.ts'
import { IMPORT_COLUMNS, UNDO_HOURS } from '../../../shared/listings/columns.ts'
import { fromCell } from '../../csv/cells.ts'
import { words } from '../../csv/words.ts'
import { overflowAt } from '../../csv/read-file.ts'
import { toCsv } from '../../csv/write.ts'
import type { Database } from '../../db/open.ts'
import { listingImportRows, listingImports, users } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { saidIn } from './confirmation-cells.ts'

export async function findImport(db: Database, id: number): Promise<Import> {
  const [found] = await selectImports(db, eq(listingImports.id, id))
  if (!found) throw notFound(say.csv.importNotFound)
  return found
}

/** Earlier imports, the newest first. */
export async function findImports(
  db: Database,
  { limit, offset }: ImportsQuery,
): Promise<{ imports: Import[]; total: number }> {
  return {
    imports: await selectImports(db, undefined, limit, offset),
    total: await db.$count(listingImports),
  }
}

async function selectImports(
  db: Database,
  where: SQL | undefined,
  limit = 1,
  offset = 0,
): Promise<Import[]> {
  const rows = await db
    .select({ one: listingImports, firstName: users.firstName, email: users.email })
    .from(listingImports)
    .leftJoin(users, eq(users.id, listingImports.adminId))
    .where(where)
    .orderBy(desc(listingImports.id))
    .limit(limit)
    .offset(offset)
  const counted = await db
    .select({
      importId: listingImportRows.importId,
      outcome: listingImportRows.outcome,
      undo: listingImportRows.undo,
      isWanted: listingImportRows.isWanted,
      rows: count(),
    })
    .from(listingImportRows)
    .where(
      inArray(
        listingImportRows.importId,
        rows.map(({ one }) => one.id),
      ),
    )
    .groupBy(
      listingImportRows.importId,
      listingImportRows.outcome,
      listingImportRows.undo,
      listingImportRows.isWanted,
    )
  return rows.map(({ one, firstName, email }) =>
    toImport(
      one,
      firstName ?? email,
      counted.filter(({ importId }) => importId === one.id),
    ),
  )
}

interface Counted {
  outcome: ImportOutcome
  undo: 'undone' | 'kept' | null
  isWanted: boolean
  rows: number
}

function toImport(
  one: typeof listingImports.$inferSelect,
  admin: string | null,
  counted: Counted[],
): Import {
  const sum = (is: (counted: Counted) => boolean) =>
    counted.reduce((total, each) => total + (is(each) ? each.rows : 0), 0)
  const of = (outcome: ImportOutcome) => sum((each) => each.outcome === outcome)
  const counts = {
    create: of('create'),
    update: of('update'),
    unchanged: of('unchanged'),
    duplicate: of('duplicate'),
    error: of('error'),
    created: of('created'),
    updated: of('updated'),
  }
  const left =
    counts.create + counts.update + sum((each) => each.outcome === 'duplicate' && each.isWanted)
  const [undone, kept] = [sum(({ undo }) => undo === 'undone'), sum(({ undo }) => undo === 'kept')]
  const successful = counts.created + counts.updated + counts.unchanged
  const failed = counts.error + counts.duplicate
  const isDone = one.state === 'done' || one.state === 'undoing' || one.state === 'undone'
  const until = one.finishedAt && new Date(one.finishedAt.getTime() + UNDO_HOURS * 3_600_000)
  const mayUndo = one.state === 'done' && until && until > new Date()
  const isWritten = counts.created + counts.updated > 0
  const PROGRESS = {
    importing: { done: one.planned - left, total: one.planned },
    undoing: { done: undone + kept, total: one.planned },
  }
  const underWay = one.state === 'importing' || one.state === 'undoing' ? PROGRESS[one.state] : null
  return {
    id: one.id,
    kind: one.kind,
    fileName: one.fileName,
    state: one.state,
    total: one.total,
    counts,
    progress: underWay ?? { done: sum(() => true), total: one.total },
    successful,
    failed,
    undone,
    kept,
    ignoredColumns: one.ignoredColumns,
    error: one.error,
    message: isDone ? words.done(successful, failed) : null,
    admin,
    createdAt: one.createdAt.toISOString(),
    finishedAt: one.finishedAt?.toISOString() ?? null,
    undoUntil: mayUndo && isWritten ? until.toISOString() : null,
  }
}

const OUTCOMES: Partial<Record<ImportShown, ImportOutcome[]>> = {
  successful: ['created', 'updated', 'unchanged'],
  failed: ['error', 'duplicate'],
}

function isShown(show: ImportShown): SQL | undefined {
  if (show === 'all') return undefined
  if (show === 'kept') return eq(listingImportRows.undo, 'kept')
  const outcomes = OUTCOMES[show]
  if (outcomes) return inArray(listingImportRows.outcome, outcomes)
  return show === 'successful' || show === 'failed'
    ? undefined
    : eq(listingImportRows.outcome, show)
}

const { row, name, outcome, listingId, problems, likenesses } = listingImportRows
/** What became of a row, and why. */
export const OUTCOME = { row, name, outcome, listingId, problems, likenesses }

/** Rows of an import, in the order of the file. */
export async function findImportRows(
  db: Database,
  id: number,
  { show, limit, offset }: ImportRowsQuery,
): Promise<{ rows: ImportRow[]; total: number }> {
  const { kind } = await findImport(db, id)
  const where = and(eq(listingImportRows.importId, id), isShown(show))
  const rows = await db
    .select({
      ...OUTCOME,
      cells: listingImportRows.cells,
      differences: listingImportRows.differences,
      undo: listingImportRows.undo,
    })
    .from(listingImportRows)
    .where(where)
    .orderBy(asc(listingImportRows.row))
    .limit(limit)
    .offset(offset)
  return {
    rows: rows.map(({ cells, ...row }) => ({ ...row, said: saidIn(kind, cells) })),
    total: await db.$count(listingImportRows, where),
  }
}

/** Why a row was not written, in one line. */
type Why = Pick<ImportRow, 'outcome' | 'problems' | 'likenesses'>

export function whyNot({ outcome, problems, likenesses }: Why) {
  if (outcome === 'error')
    return problems
      .map(({ column, reason }) => (column ? `${column}: ${reason}` : reason))
      .join(' ')
  return words.notWritten(
    likenesses
      .map(({ name, id, row }) => ((id ?? row) ? `${name} (${id ?? row})` : name))
      .join(', '),
  )
}

/** The rows that were not written, as they came, with why: to be corrected and sent again. */
export async function exportFailedRows(db: Database, id: number) {
  const { kind } = await findImport(db, id)
  const [first] = await db
    .select({ cells: listingImportRows.cells })
    .from(listingImportRows)
    .where(eq(listingImportRows.importId, id))
    .limit(1)
  const all = kind === 'confirmations' ? CONFIRMATION_COLUMNS : IMPORT_COLUMNS
  const columns = all.filter((column) => first && Object.hasOwn(first.cells, column))
  return toCsv([...columns, words.errorColumn], failedRows(db, id, columns))
}

const BATCH = 200

async function* failedRows(db: Database, id: number, columns: string[]) {
  for (let offset = 0; ; offset += BATCH) {
    const rows = await db
      .select({
        cells: listingImportRows.cells,
        outcome: listingImportRows.outcome,
        problems: listingImportRows.problems,
        likenesses: listingImportRows.likenesses,
      })
      .from(listingImportRows)
      .where(and(eq(listingImportRows.importId, id), isShown('failed')))
      .orderBy(asc(listingImportRows.row))
      .limit(BATCH)
      .offset(offset)
    yield rows.map((row) => [
      ...columns.map((column) => fromCell(row.cells[column] ?? '')),
      ...overflowOf(row.cells).map(fromCell),
      whyNot(row),
    ])
    if (rows.length < BATCH) return
  }
}

/** What stood behind the last column: behind it again, so that nothing of the row is lost. */
function overflowOf(cells: Record<string, string>): string[] {
  const found: string[] = []
  for (let at = 1; ; at += 1) {
    const cell = cells[overflowAt(at)]
    if (cell === undefined) return found
    found.push(cell)
  }
}
