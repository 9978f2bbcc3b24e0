import { and, eq, inArray } from 'drizzle-orm'
import type { CheckedFile } from '../../csv/read-file.ts'
import { words } from '../../csv/words.ts'
import type { Database } from '../../db/open.ts'
import { listingImports } from '../../db/schema.ts'
import { rehearse } from './rehearse.ts'
import { runImport } from './run.ts'
import { undoImport } from './undo.ts'
import { Stopped, stopBatches } from './pace.ts'
import { finishWork, isFree, leaveWork, takeUp, type Work } from './work.ts'

/** What runs beside the requests of this process. */
const running = new Set<Promise<void>>()

/** Who hears of what went wrong there; the log, once the site has started. */
let report: (error: unknown) => void = () => {}
export function onImportFailure(listener: (error: unknown) => void): void {
  report = listener
}

/** Waits until no import runs in this process. */
export async function importsSettled(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}

/** Before the database closes: each ends after the batch it is at, and the next start goes on. */
export async function stopImports(): Promise<void> {
  stopBatches(true)
  await importsSettled().finally(() => stopBatches(false))
}

function inBackground(work: Promise<void>): void {
  const tracked = work.catch(report).finally(() => running.delete(tracked))
  running.add(tracked)
}

export function startRehearsal(db: Database, work: Work, file: CheckedFile): void {
  inBackground(rehearseOrFail(db, work, file))
}

/** Without the file there is no going on: whatever stops a rehearsal, nothing was imported, and its state says so. */
export async function rehearseOrFail(db: Database, work: Work, file: CheckedFile): Promise<void> {
  try {
    await rehearse(db, work, file)
  } catch (error) {
    const isStopped = error instanceof Stopped
    const sentence = isStopped ? words.interrupted : words.broken
    await finishWork(db, work, { state: 'failed', error: sentence }).catch(report)
    if (!isStopped) throw error
  }
}

export function startRun(db: Database, work: Work): void {
  inBackground(goOn(db, work, 'importing'))
}

export function startUndo(db: Database, work: Work): void {
  inBackground(goOn(db, work, 'undoing'))
}

/** Imports while one waits. What went wrong is reported; the state of the import says how far it came. */
export const runAndWait = (db: Database, work: Work): Promise<void> =>
  goOn(db, work, 'importing').catch(report)

/** Works until it is done; where it is stopped, another process, or this one later, takes it up. */
async function goOn(db: Database, work: Work, state: 'importing' | 'undoing'): Promise<void> {
  try {
    await (state === 'importing' ? runImport(db, work) : undoImport(db, work))
  } catch (error) {
    await leaveWork(db, work).catch(report)
    if (!(error instanceof Stopped)) throw error
  }
}

/** What a process that stopped has left: goes on with imports and undos; a rehearsal has lost its file, and says so. */
export async function resumeImports(db: Database): Promise<void> {
  await db
    .update(listingImports)
    .set({ state: 'failed', error: words.interrupted, worker: null, workedUntil: null })
    .where(and(eq(listingImports.state, 'rehearsing'), isFree()))
  const left = await db
    .select({ id: listingImports.id, state: listingImports.state })
    .from(listingImports)
    .where(and(inArray(listingImports.state, ['importing', 'undoing']), isFree()))
  for (const { id, state } of left)
    if (state === 'importing' || state === 'undoing') {
      // Somebody else may be at it already.
      const work = await takeUp(db, id, state)
      if (work) await goOn(db, work, state)
    }
}
