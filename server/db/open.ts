import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { ServerEnv } from '../env.ts'
import { openEmbedded } from './embedded/open.ts'
import { migrate } from './migrate.ts'
import { createPool, type Connection } from './pool.ts'
import { reach } from './reach.ts'
import { withRetries } from './retries.ts'
import * as schema from './schema.ts'

/** With its pool, for what brings queries of its own (limits.ts). */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }

/** What a rule gets that runs inside a caller's transaction; with the embedded database nothing else answers there. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** One database, through connections of their own for each use (server/db/pool.ts). */
export interface OpenDatabase {
  /** For requests that change something. */
  db: Database
  /** For requests that only look. */
  reads: Database
  /** For what runs by itself, at start or by command: it takes as long as it takes. */
  jobs: Database
  /** For the question whether the database is well. */
  health: pg.Pool
  /** Finishes what runs and closes. */
  close(): Promise<void>
}

/**
 * Opens the database the settings name and brings it to the newest migration:
 * PostgreSQL at DATABASE_URL, or the embedded one in DATA_DIR. Both speak through one driver.
 */
export async function openDatabase(env: ServerEnv, log: Logger): Promise<OpenDatabase> {
  return env.DATABASE_URL
    ? openPostgres({ connectionString: env.DATABASE_URL }, 'PostgreSQL at DATABASE_URL', log)
    : openOwn(env.DATA_DIR, log)
}

async function openOwn(dataDir: string, log: Logger): Promise<OpenDatabase> {
  const { pool, close, withoutTimeLimit } = await openEmbedded(dataDir, {
    onProblem: (problem) => log.error({ kind: problem.name }, 'embedded database'),
  })
  await withoutTimeLimit(() => migrate(pool))
  const db = toDrizzle(pool)
  return { db, reads: db, jobs: db, health: pool, close }
}

/** `name` is what a sentence calls it that says what is wrong with it. */
async function openPostgres(
  connection: Connection,
  name: string,
  log: Logger,
): Promise<OpenDatabase> {
  const writes = createPool(connection, 'writes', log)
  const reads = createPool(connection, 'reads', log)
  const jobs = createPool(connection, 'jobs', log)
  const health = createPool(connection, 'health', log)
  const close = () => endAll([writes, reads, jobs, health])
  try {
    await reach(jobs, name, log)
    await migrate(jobs, () => log.info('waiting for another process that changes the tables'))
  } catch (error) {
    await close()
    throw error
  }
  return { db: toDrizzle(writes), reads: toDrizzle(reads), jobs: toDrizzle(jobs), health, close }
}

/** How long connections may take to end, in milliseconds: a server that does not answer lets none go. */
const PATIENCE = 3_000

async function endAll(pools: pg.Pool[]): Promise<void> {
  await Promise.race([Promise.all(pools.map((pool) => pool.end())), pause(PATIENCE)])
}

const OPTIONS = { schema, casing: 'snake_case' } as const

export function toDrizzle(pool: pg.Pool): Database {
  const db: Database = drizzle(pool, OPTIONS)
  const ofConnections = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>()
  db.transaction = (work, config) => withRetries(() => transact(work, config))
  return db

  /** The library's own never gives back a connection on which a transaction could not even begin. */
  async function transact<Result>(
    work: (tx: Transaction) => Promise<Result>,
    config: Parameters<Database['transaction']>[1],
  ): Promise<Result> {
    const client = await pool.connect()
    try {
      const own = ofConnections.get(client) ?? drizzle(client, OPTIONS)
      ofConnections.set(client, own)
      return await own.transaction(work, config)
    } finally {
      client.release()
    }
  }
}
