import type pg from 'pg'
import { withOwnClient } from '../db/own-client.ts'
import { fill } from './fill.ts'
import type { Backup } from './open-backup.ts'
import { words } from './words.ts'

/**
 * Restores the backup into a database beside the site's, which is dropped afterwards; throws a sentence when what came
 * of it is not what was backed up, or when it cannot be tried.
 */
export async function prove(
  client: pg.Client,
  pool: pg.Pool,
  backup: Backup,
  signal?: AbortSignal,
): Promise<void> {
  const scratch = await makeScratch(client)
  try {
    await withOwnClient(pool, { database: scratch, signal }, async (inScratch) => {
      await inScratch.query('begin')
      await fill(inScratch, backup)
    })
  } finally {
    await client.query(`drop database ${scratch} with (force)`).catch(() => {})
  }
}

/** Its name is taken from the number of the site's database: nobody's but ours, so one that was left may go. */
async function makeScratch(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select 'saath_scratch_' || oid as name from pg_database where datname = current_database()`,
  )
  const name = rows[0]?.name ?? ''
  try {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template template0 encoding 'UTF8' locale 'C'`)
  } catch (error) {
    throw new Error(words.noScratch(error), { cause: error })
  }
  return name
}
