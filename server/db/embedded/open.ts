import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type pg from 'pg'
import { projectFile } from '../../project-file.ts'
import { startDatabaseWorker } from './database-worker.ts'
import { DataFolderUnusable } from './errors.ts'
import { lockFolder, type FolderLock } from './folder-lock.ts'
import { checkFolderVersion, writeFolderVersion } from './folder-version.ts'
import { createPool, drainPool } from './pool.ts'

export interface EmbeddedDatabase {
  /**
   * One connection, since PGlite has one session. So inside a transaction only that transaction's client may be
   * used: the pool would wait for it, until `connectionTimeoutMillis`.
   */
  pool: pg.Pool
  /** Brings everything confirmed from the log into the tables' files. Waits for an open transaction. */
  checkpoint(): Promise<void>
  /** Runs work whose queries may take longer than `queryTimeoutMs`: migrations, a restore. */
  withoutTimeLimit<T>(work: () => Promise<T>): Promise<T>
  /** Waits for what runs, writes a checkpoint, closes, lets go of the folder. May be called again. */
  close(): Promise<void>
}

export interface EmbeddedOptions {
  /** A data folder made and closed by openEmbedded; a new database begins as a copy of it. */
  copyFrom?: string
  /** A query that takes longer ends with SQLSTATE 57014, and the database restarts (0.3 s). 0: no limit. Default 15 s. */
  queryTimeoutMs?: number
  /** How long one waits for the connection. Default 15 s. */
  connectionTimeoutMillis?: number
  /** Where there were writes. 0: never. Default 2 min. */
  checkpointEveryMs?: number
  /** Each table that changed. 0: never. Default 1 day. */
  vacuumEveryMs?: number
  /** How long close() waits for clients, and then for the database, before it ends them. Default 5 s. */
  closeWithinMs?: number
  /** Told when the database restarted or a chore failed. Default: a warning of the process. */
  onProblem?: (problem: Error) => void
  /** For tests, which leave a safeguard out to prove that it is needed. */
  workerUrl?: URL
}

// By its place in the project: which file of the bundle this code is in, the build tool decides.
const WORKER = import.meta.url.endsWith('.ts')
  ? 'server/db/embedded/worker.ts'
  : 'dist/server/embedded-worker.js'

const DEFAULTS = {
  queryTimeoutMs: 15_000,
  connectionTimeoutMillis: 15_000,
  checkpointEveryMs: 120_000,
  vacuumEveryMs: 86_400_000,
  closeWithinMs: 5_000,
  onProblem: (problem: Error) => process.emitWarning(problem),
}

/**
 * Opens the database in `${dataDir}/pg`, made first where there is none; without a folder, one in memory.
 * Throws DataFolderBusy, FolderVersionMismatch, NotDurable or DataFolderUnusable,
 * each with a sentence that a person can act on.
 */
export async function openEmbedded(
  dataDir: string | undefined,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  if (dataDir === undefined) return open(undefined, options)

  const folder = resolve(dataDir)
  makeFolder(folder)
  const lock = lockFolder(folder)
  try {
    checkFolderVersion(folder)
    return await open(folder, options, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function open(
  folder: string | undefined,
  options: EmbeddedOptions,
  lock?: FolderLock,
): Promise<EmbeddedDatabase> {
  const settings = { ...DEFAULTS, ...options }
  const worker = await startDatabaseWorker({
    ...settings,
    url: options.workerUrl ?? pathToFileURL(projectFile(WORKER)),
    folder: folder && join(folder, 'pg'),
    copyFrom: options.copyFrom && join(resolve(options.copyFrom), 'pg'),
  })
  try {
    if (folder) writeFolderVersion(folder)
  } catch (error) {
    await worker.close()
    throw error
  }

  const pool = createPool(worker.connect, settings.connectionTimeoutMillis)
  const close = async () => {
    await drainPool(pool, settings.closeWithinMs)
    await worker.close()
    lock?.release()
  }
  let closed: Promise<void> | undefined
  return {
    pool,
    checkpoint: worker.checkpoint,
    withoutTimeLimit: worker.withoutTimeLimit,
    close: () => (closed ??= close()),
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new DataFolderUnusable(
      `The data folder ${folder} cannot be made (${String(error)}). Set DATA_DIR to a folder this user may write to.`,
    )
  }
}
