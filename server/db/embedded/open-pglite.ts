import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { checkDurable, checkPackageVersion, DURABLE_SETTINGS } from './durability-check.ts'
import { DurableNodeFS } from './durable-fs.ts'
import { hearLog } from './last-words.ts'
import { MemoryCopy } from './memory-fs.ts'
import type { WorkerStart } from './messages.ts'
import { checkCopyable, prepareFolder } from './prepare-folder.ts'

const extensions = { pg_trgm, unaccent, fuzzystrmatch }

/** Opens the database, made first where there is none. On disk it is refused unless it proves to be durable. */
export async function openPglite({ folder, copyFrom, postgres }: WorkerStart): Promise<PGlite> {
  checkPackageVersion()
  const common = { extensions, pgliteWasmModule: postgres, onStderr: hearLog }
  if (folder === undefined) return openInMemory(common, copyFrom)

  await prepareFolder(folder, copyFrom, postgres)
  return openOnDisk(common, folder)
}

async function openInMemory(common: PGliteOptions, copyFrom: string | undefined): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...asParams({ ...SETTINGS, ...IN_MEMORY })]
  const copy = copyFrom ? { fs: new MemoryCopy(checkCopyable(copyFrom)) } : {}
  return PGlite.create({ ...common, ...copy, startParams })
}

async function openOnDisk(common: PGliteOptions, folder: string): Promise<PGlite> {
  const fs = new DurableNodeFS(folder)
  // -F means fsync=off. What follows wins, but the two should not both be said.
  const base = PGlite.defaultStartParams.filter((param) => param !== '-F')
  const startParams = [...base, ...asParams({ ...SETTINGS, ...DURABLE_SETTINGS })]
  const db = await PGlite.create({ ...common, fs, startParams })
  try {
    await checkDurable(db, fs)
  } catch (error) {
    await db.close()
    throw error
  }
  return db
}

/** Given at start, so that they hold for every session and come back with its RESET. */
const SETTINGS = {
  timezone: 'UTC',
  // With the default of 1 GB the log of a 200 MB database keeps 512 MB.
  max_wal_size: '128MB',
  min_wal_size: '32MB',
}

/** The files are in memory already, and 128 MB of buffers take 0.1 s to make. */
const IN_MEMORY = { shared_buffers: '16MB' }

const asParams = (settings: Record<string, string>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
