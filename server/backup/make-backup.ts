import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { requireNotMoved } from '../db/moved.ts'
import { onOneClient, type Database } from '../db/open.ts'
import { withOwnClient } from '../db/own-client.ts'
import { isNewest, readSchemaVersion } from '../db/schema-version.ts'
import type { ServerEnv } from '../env/env.ts'
import { siteVersion } from '../project-file.ts'
import { usedPictures } from '../services/listings/pictures.ts'
import { pictureStore } from '../services/pictures/store.ts'
import { writeChecksums } from './checksums.ts'
import { writeRows } from './copy-rows.ts'
import { finishDraft, makeDraft } from './folder.ts'
import { tableFile, writeManifest, type Manifest } from './manifest.ts'
import { openBackup } from './open-backup.ts'
import { copyPictures, keepUsedPictures } from './pictures.ts'
import { readSiteId } from './own-backups.ts'
import { prove } from './prove.ts'
import { isOutOfRoom, requireRoom } from './room.ts'
import { isEmpty, readSequences, readTables } from './tables.ts'
import { sentenceOf, words } from './words.ts'

interface Parts {
  db: Database
  env: ServerEnv
}

export interface MadeBackup {
  path: string
  manifest: Omit<Manifest, 'format'>
  bytes: number
  /** How many pictures a row names whose files were not there. */
  missingPictures: number
}

/** Any constant does that nothing else of ours locks. */
const LOCK = 5_301_950

/** What runs in this process. */
const underWay = new Map<Promise<unknown>, AbortController>()

/** Before the database closes: ends what runs, and what was written of it is erased. Says whether anything ran. */
export async function stopBackups(): Promise<boolean> {
  for (const controller of underWay.values()) controller.abort(new Error(words.stopped))
  return (await Promise.allSettled(underWay.keys())).length > 0
}

/**
 * Backs the site up into a new folder below the given one while it runs: all rows as they were at one moment, and the
 * pictures they name. It is whole and proven, or it is not there; one whose proof failed is kept under another name.
 */
export async function makeBackup(parts: Parts, folder: string): Promise<MadeBackup> {
  const controller = new AbortController()
  const { signal } = controller
  const work = make(parts, folder, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    throw error
  })
  underWay.set(work, controller)
  return work.finally(() => underWay.delete(work))
}

async function make({ db, env }: Parts, folder: string, signal: AbortSignal): Promise<MadeBackup> {
  return withOwnClient(db.$client, { signal }, async (client) => {
    if (await isEmpty(client)) throw new Error(words.nothingThere(env))
    const own = onOneClient(client)
    await requireNotMoved(own)
    await lock(client)
    await requireRoom(client, env, folder)
    const site = await readSiteId(own)
    const draft = await makeDraft(folder, new Date()).catch((error: unknown) => {
      throw new Error(words.cannotWrite(folder, error), { cause: error })
    })
    try {
      const { manifest, missingPictures } = await write(client, { env, site }, draft, signal)
      const bytes = await writeChecksums(draft, signal)
      const problem = await findProblem(client, db.$client, draft, signal)
      const path = finishDraft(draft, new Date(manifest.takenAt), problem === undefined)
      if (problem !== undefined) throw new Error(words.unproven(path, problem))
      return { path, manifest, bytes, missingPictures }
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  })
}

async function lock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_lock($1) as free',
    [LOCK],
  )
  if (!rows[0]?.free) throw new Error(words.underWay)
}

async function write(
  client: pg.Client,
  { env, site }: { env: ServerEnv; site: string | undefined },
  draft: string,
  signal: AbortSignal,
) {
  const store = pictureStore(env)
  await copyPictures(store, draft, signal)
  await client.query('begin isolation level repeatable read, read only')
  const schemaVersion = await readSchemaVersion(client)
  const takenAt = new Date().toISOString()
  await copyPictures(store, draft, signal)
  // Tables of an older version have other columns.
  const used = isNewest(schemaVersion) ? await usedPictures(onOneClient(client)) : undefined
  const pictures = await keepUsedPictures(draft, used)
  const tables: Manifest['tables'] = []
  for (const table of await readTables(client)) {
    const { name, columns } = table
    tables.push({
      name,
      columns,
      ...(await writeRows(client, table, join(draft, tableFile(name)))),
    })
  }
  const sequences = await readSequences(client)
  await client.query('commit')
  const manifest = {
    site,
    takenAt,
    app: siteVersion(),
    schema: schemaVersion,
    database: await readDatabase(client, env),
    tables,
    sequences,
    pictures: pictures.files,
  }
  await writeManifest(draft, manifest)
  return { manifest, missingPictures: pictures.missing }
}

async function readDatabase(client: pg.Client, env: ServerEnv): Promise<Manifest['database']> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return {
    kind: env.DATABASE_URL ? 'postgresql' : 'embedded',
    version: rows[0]?.server_version ?? '',
  }
}

/** What the proof says against the backup; nothing when it holds. */
async function findProblem(
  client: pg.Client,
  pool: pg.Pool,
  draft: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    await prove(client, pool, await openBackup(draft), signal)
  } catch (error) {
    signal.throwIfAborted()
    // It would only take more of the room that is missing.
    if (isOutOfRoom(error)) throw new Error(words.roomRanOut(error), { cause: error })
    return sentenceOf(error)
  }
}
