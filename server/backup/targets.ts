import { lstat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { isAnswered } from '../control/socket.ts'
import { openAsItIs } from '../db/open.ts'
import type { ServerEnv } from '../env/env.ts'
import { createLog } from '../log.ts'
import { unlessMissing } from '../http/unless-missing.ts'
import { words } from './words.ts'

/** Work with the database that the settings name, as it is: without our tables, should it have none. */
export async function withDatabase<T>(
  env: ServerEnv,
  work: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const { jobs, close } = await openAsItIs(env, createLog({ LOG_LEVEL: 'silent' }))
  try {
    return await work(jobs.$client)
  } finally {
    await close()
  }
}

/** Throws a sentence where no site has been, or opening it would begin a new one. */
export async function requireBegun(env: ServerEnv): Promise<void> {
  if (env.DATABASE_URL) return
  // A link that leads nowhere is something else, and opening says what.
  const found = await unlessMissing(lstat(join(env.DATA_DIR, 'pg')))
  if (!found) throw new Error(words.noSite(resolve(env.DATA_DIR)))
}

/** Throws a sentence while a site uses the data folder. */
export async function requireStopped({ DATA_DIR }: ServerEnv): Promise<void> {
  if (await isAnswered(DATA_DIR)) throw new Error(words.siteRuns(DATA_DIR))
}

/** Throws a sentence while its user works with the database at this address: a site may run on another machine. */
export async function requireUnused(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
         and backend_type = 'client backend'`,
    )
    const others = rows[0]?.others ?? 0
    if (others > 0) throw new Error(words.inUse(others))
  } finally {
    await client.end()
  }
}
