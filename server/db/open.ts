import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { ServerEnv } from '../env.ts'
import { migrate } from './migrate.ts'
import { createPool } from './pool.ts'
import { startPostgres } from './postgres/start.ts'
import { withRetries } from './retries.ts'
import * as schema from './schema.ts'

/** With its pool, for what brings queries of its own (limits.ts). */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }

/** What a rule gets that runs inside a caller's transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /** Finishes what runs and closes; stops PostgreSQL where it is ours. */
  close(): Promise<void>
}

/** How long queries that still run may take when the database is closed, in milliseconds. */
const PATIENCE = 3_000

/**
 * Opens the database the settings name and brings it to the newest migration: the PostgreSQL at DATABASE_URL, or one of
 * our own in DATA_DIR.
 */
export async function openDatabase(env: ServerEnv, log: Logger): Promise<OpenDatabase> {
  const { pool, close } = await openAsItIs(env, log)
  try {
    await migrate(pool)
  } catch (error) {
    await close()
    throw error
  }
  return { db: toDrizzle(pool), pool, close }
}

/** The same without our tables, should it have none. */
export async function openAsItIs(env: ServerEnv, log: Logger): Promise<Omit<OpenDatabase, 'db'>> {
  const own = env.DATABASE_URL ? undefined : await startPostgres(env.DATA_DIR, log)
  const pool = createPool(own?.connection ?? { connectionString: env.DATABASE_URL }, log)
  const close = async () => {
    await Promise.race([pool.end(), pause(PATIENCE, undefined, { ref: false })])
    await own?.stop()
  }
  try {
    await checkVersion(pool)
  } catch (error) {
    await close()
    throw error
  }
  return { pool, close }
}

/** For what happens in a transaction that the caller began. */
export const onOneClient = (client: pg.Client) => drizzle(client, { schema, casing: 'snake_case' })

export function toDrizzle(pool: pg.Pool): Database {
  const db: Database = drizzle(pool, { schema, casing: 'snake_case' })
  const once = db.transaction.bind(db)
  db.transaction = (work, config) => withRetries(() => once(work, config))
  return db
}

const OLDEST_POSTGRES = 150_000

async function checkVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  )
  if ((rows[0]?.version ?? 0) < OLDEST_POSTGRES)
    throw new Error(
      'DATABASE_URL names a PostgreSQL older than 15. Please use PostgreSQL 15 or newer.',
    )
}
