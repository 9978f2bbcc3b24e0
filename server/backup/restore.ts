import { join } from 'node:path'
import type pg from 'pg'
import { migrate } from '../db/migrate.ts'
import { START_LOCKS } from '../db/start-lock.ts'
import { withOwnClient } from '../db/own-client.ts'
import type { ServerEnv } from '../env/env.ts'
import { pictureStore } from '../services/pictures/store.ts'
import { fill, requireKnownSchema } from './fill.ts'
import { openBackup, type Backup } from './open-backup.ts'
import { restorePictures } from './pictures.ts'
import { isEmpty } from './tables.ts'
import { requireStopped, withDatabase } from './targets.ts'
import { sentenceOf, words } from './words.ts'

/**
 * `npm run restore`: brings a backup into an empty database and a data folder without other pictures, all of it or
 * nothing, and then to the newest migration. Refuses, before it writes anything, whatever it should not overwrite and
 * what is not as it was backed up.
 */
export async function restore(folder: string, env: ServerEnv): Promise<Backup> {
  await requireStopped(env)
  const backup = await openBackup(folder)
  requireKnownSchema(backup)
  await requireNoOtherPictures(env, backup)
  const store = pictureStore(env)
  await bringBack(env, backup, () => restorePictures(store, backup))
  return backup
}

/** The same where the pictures are already: in the data folder that the backup was made of. */
export async function restoreRows(folder: string, env: ServerEnv): Promise<Backup> {
  const backup = await openBackup(folder)
  requireKnownSchema(backup)
  await bringBack(env, backup)
  return backup
}

/** The same file has the same name, so what was restored before and did not come to its end is in nobody's way. */
async function requireNoOtherPictures(env: ServerEnv, { pictures }: Backup): Promise<void> {
  const known = new Set(pictures)
  const files = await pictureStore(env).files()
  if (files.some((file) => !known.has(file)))
    throw new Error(words.otherPictures(join(env.DATA_DIR, 'pictures')))
}

const bringBack = (env: ServerEnv, backup: Backup, bringPictures?: () => Promise<void>) =>
  withDatabase(env, async (pool) => {
    await fillEmpty(pool, env, backup, bringPictures)
    await migrate(pool)
  })

async function fillEmpty(
  pool: pg.Pool,
  env: ServerEnv,
  backup: Backup,
  bringPictures = async () => {},
): Promise<void> {
  await withOwnClient(pool, {}, async (client) => {
    await client.query('begin')
    // A site that starts in the meantime waits here, and then finds everything.
    await client.query('select pg_advisory_xact_lock($1)', [START_LOCKS.migrations])
    if (!(await isEmpty(client))) throw new Error(words.notEmpty(env))
    try {
      await fill(client, backup)
      await bringPictures()
    } catch (error) {
      throw new Error(words.notRestored(sentenceOf(error)), { cause: error })
    }
    await client.query('commit')
    // Or the first searches are planned as for empty tables.
    await client.query('analyze')
  })
}
