import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { isUnderWay, type ImportState } from '../../../shared/imports/import-states.ts'
import type { Import, ImportAnswer, RunImport } from '../../../shared/imports/imports.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { UNDO_HOURS } from '../../../shared/listings/columns.ts'
import type { User } from '../../../shared/accounts/users.ts'
import { checkFile } from '../../csv/read-file.ts'
import { words } from '../../csv/words.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingImportRows, listingImports } from '../../db/schema.ts'
import { conflict, notFound, unavailable } from '../../errors.ts'
import { recordAct } from '../admin/audit.ts'
import { keepFile } from './file.ts'
import { announceImport } from './job.ts'
import { areBatchesStopping } from './pace.ts'
import { endRehearsal } from './rehearse.ts'
import { findImport, OUTCOME, whyNot } from './rows.ts'
import { isToWrite } from './run.ts'
import { isToUndo } from './undo.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { say, type Sentence } from '../../sentences.ts'

interface NamedFile {
  name: string
  bytes: Blob
}

/** Reads the file as a whole, keeps nothing of one that cannot be read, and has the rest rehearsed. */
export async function startImport(db: Database, admin: User, file: NamedFile): Promise<Import> {
  return findImport(db, await admit(db, admin, file))
}

async function admit(db: Database, admin: User, { name, bytes }: NamedFile): Promise<number> {
  const { kind, total, ignoredColumns } = await checkFile(bytes)
  const fileName = name
    .slice(-LIMITS.fileName)
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
  const id = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(listingImports)
      .values({ adminId: admin.id, kind, fileName, total, ignoredColumns })
      .returning({ id: listingImports.id })
    if (!made) throw unavailable(say.csv.broken)
    await keepFile(tx, made.id, bytes)
    return made.id
  })
  announceImport()
  return id
}

/** Has written what was rehearsed. Of two who press at once, the second is told so. */
export async function run(
  db: Database,
  admin: User,
  id: number,
  { allDuplicates, duplicates }: RunImport,
): Promise<Import> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const [started] = await tx
      .update(listingImports)
      .set({ state: 'importing' })
      .where(and(eq(listingImports.id, id), eq(listingImports.state, 'rehearsed')))
      .returning({ fileName: listingImports.fileName, total: listingImports.total })
    if (!started) throw await refusal(tx, id, say.csv.notRehearsed)
    if (allDuplicates || duplicates.length > 0)
      await tx
        .update(listingImportRows)
        .set({ isWanted: true })
        .where(
          and(
            eq(listingImportRows.importId, id),
            eq(listingImportRows.outcome, 'duplicate'),
            allDuplicates ? undefined : inArray(listingImportRows.row, duplicates),
          ),
        )
    const planned = await tx.$count(listingImportRows, isToWrite(id))
    await tx.update(listingImports).set({ planned }).where(eq(listingImports.id, id))
    const detail = `${started.fileName}: ${planned} of ${started.total}`
    await recordAct(tx, { admin, action: 'import.run', subjectId: id, detail })
  })
  announceImport()
  return findImport(db, id)
}

/** Has taken back what an import wrote, for 24 hours. */
export async function undo(db: Database, admin: User, id: number): Promise<Import> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const [started] = await tx
      .update(listingImports)
      .set({ state: 'undoing' })
      .where(
        and(
          eq(listingImports.id, id),
          eq(listingImports.state, 'done'),
          gt(listingImports.finishedAt, sql`now() - make_interval(hours => ${UNDO_HOURS})`),
        ),
      )
      .returning({ fileName: listingImports.fileName })
    if (!started) throw await refusal(tx, id, say.csv.notUndoable)
    const planned = await tx.$count(listingImportRows, isToUndo(id))
    await tx.update(listingImports).set({ planned }).where(eq(listingImports.id, id))
    const detail = `${started.fileName}: ${planned}`
    await recordAct(tx, { admin, action: 'import.undo', subjectId: id, detail })
  })
  announceImport()
  return findImport(db, id)
}

async function refusal(db: Transaction, id: number, sentence: Sentence) {
  const isThere = (await db.$count(listingImports, eq(listingImports.id, id))) > 0
  return isThere ? conflict(sentence) : notFound(say.csv.importNotFound)
}

/** Rehearsal and import in one call, for programs (§3). A possible duplicate is written only where the call asks for it. */
export async function importAtOnce(
  db: Database,
  admin: User,
  file: NamedFile,
  wanted: RunImport,
): Promise<ImportAnswer> {
  const id = await admit(db, admin, file)
  // Nobody would have the rest of it done.
  if (isUnderWay(await waitForWork(db, id))) await endRehearsal(db, id, words.interrupted)
  const { error } = await findImport(db, id)
  if (error !== null) throw unavailable(say.worded(error))
  await run(db, admin, id, wanted)
  if (isUnderWay(await waitForWork(db, id))) throw unavailable(say.csv.goesOn(id))
  return toAnswer(db, id)
}

/** In milliseconds. */
const LOOK_EVERY = 20

/** Where an import stands once nobody has to work on it; or when this process is about to end. */
async function waitForWork(db: Database, id: number): Promise<ImportState> {
  for (;;) {
    const [found] = await db
      .select({ state: listingImports.state })
      .from(listingImports)
      .where(eq(listingImports.id, id))
    if (!found) throw notFound(say.csv.importNotFound)
    if (!isUnderWay(found.state) || areBatchesStopping()) return found.state
    await pause(LOOK_EVERY)
  }
}

async function toAnswer(db: Database, id: number): Promise<ImportAnswer> {
  const { total, successful, failed, message } = await findImport(db, id)
  const answer: ImportAnswer = {
    summary: { total, successful, failed },
    message: message ?? words.done(successful, failed),
    results: [],
    errors: [],
  }
  for await (const rows of outcomesOf(db, id))
    for (const { row, name, outcome, listingId, ...why } of rows) {
      const isFailed = outcome === 'error' || outcome === 'duplicate' || listingId === null
      if (isFailed) answer.errors.push({ row, name, error: whyNot({ outcome, ...why }) })
      else answer.results.push({ row, name, id: listingId })
    }
  return answer
}

/** So many at once that nobody else waits for the reading of them. */
const READ = 500

async function* outcomesOf(db: Database, id: number) {
  for (let last = 0; ;) {
    const rows = await db
      .select(OUTCOME)
      .from(listingImportRows)
      .where(and(eq(listingImportRows.importId, id), gt(listingImportRows.row, last)))
      .orderBy(asc(listingImportRows.row))
      .limit(READ)
    yield rows
    last = rows.at(-1)?.row ?? last
    if (rows.length < READ) return
  }
}
