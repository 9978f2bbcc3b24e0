import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import type { ServerEnv } from '../env.ts'
import { openEmbedded } from './embedded/open.ts'
import { migrate } from './migrate.ts'
import { withRetries } from './retries.ts'
import * as schema from './schema.ts'

/** With its pool, for what brings queries of its own (limits.ts). */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }

/** What a rule gets that runs inside a caller's transaction; with the embedded database nothing else answers there. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /** Finishes what runs, writes a checkpoint where the database is ours, and closes. */
  close(): Promise<void>
}

/**
 * Opens the database the settings name and brings it to the newest migration:
 * PostgreSQL at DATABASE_URL, or the embedded one in DATA_DIR. Both speak through one driver.
 */
export async function openDatabase(env: ServerEnv, log: Logger): Promise<OpenDatabase> {
  return env.DATABASE_URL ? openPostgres(env.DATABASE_URL, log) : openOwn(env.DATA_DIR, log)
}

async function openOwn(dataDir: string, log: Logger): Promise<OpenDatabase> {
  const { pool, close, withoutTimeLimit } = await openEmbedded(dataDir, {
    onProblem: (problem) => log.error({ kind: problem.name }, 'embedded database'),
  })
  await withoutTimeLimit(() => migrate(pool))
  return { db: toDrizzle(pool), pool, close }
}

export function toDrizzle(pool: pg.Pool): Database {
  const db: Database = drizzle(pool, { schema, casing: 'snake_case' })
  const once = db.transaction.bind(db)
  db.transaction = (work, config) => withRetries(() => once(work, config))
  return db
}

const OLDEST_POSTGRES = 150_000

async function openPostgres(connectionString: string, log: Logger): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // A lost connection is an event of an idle pool, not of a request; unheard it would end the process.
  pool.on('error', (error: Error) => log.error({ kind: error.name }, 'database connection lost'))
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  )
  if ((rows[0]?.version ?? 0) < OLDEST_POSTGRES) {
    await pool.end()
    throw new Error(
      'DATABASE_URL names a PostgreSQL older than 15. Please use PostgreSQL 15 or newer.',
    )
  }
  await migrate(pool)
  return { db: toDrizzle(pool), pool, close: () => pool.end() }
}
