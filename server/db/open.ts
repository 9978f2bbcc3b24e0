import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { becomeOwnerOf } from '../start/become-owner.ts'
import type { ServerEnv } from '../env/env.ts'
import { listenForChanges, type Changes, type Listener } from './changes.ts'
import { migrate } from './migrate.ts'
import { requireNotMoved } from './moved.ts'
import { createPool, type Use } from './pool.ts'
import { startPostgres } from './postgres/start.ts'
import { reach } from './reach.ts'
import { openReplica } from './replica.ts'
import { withRetries } from './retries.ts'
import * as schema from './schema.ts'

/** With its pool, for what brings queries of its own (limits.ts). */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }

/** What a rule gets that runs inside a caller's transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** One database, through connections of their own for each use (server/db/pool.ts). */
export interface OpenDatabase {
  /** What `pg` needs to connect. */
  connection: pg.ClientConfig
  /** For requests that change something. */
  db: Database
  /** For requests that only look. */
  reads: Database
  /** For those of guests who have not just changed something: a replica, where there is one. */
  guests: Database
  /** For what runs in the background, at start or by command: it takes as long as it takes. */
  jobs: Database
  /** For the question whether the database is well. */
  health: pg.Pool
  /** Hears what any process changes, until it is closed. */
  listen(listener: Listener): Changes
  /** Finishes what runs and closes; stops PostgreSQL where it is ours. */
  close(): Promise<void>
}

/**
 * Opens the database the settings name and brings it to the newest migration: the PostgreSQL at DATABASE_URL, or one of
 * our own in DATA_DIR.
 */
export async function openDatabase(env: ServerEnv, log: Logger): Promise<OpenDatabase> {
  const database = await openAsItIs(env, log)
  try {
    await migrate(database.jobs.$client, () =>
      log.info('waiting for another process that changes the tables'),
    )
    await requireNotMoved(database.jobs)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** The same as it is, perhaps without our tables. Where the data folder is another user's, root goes on as that user. */
export async function openAsItIs(env: ServerEnv, log: Logger): Promise<OpenDatabase> {
  becomeOwnerOf(env.DATA_DIR)
  const settings = env.WORKERS > 1 ? FOR_WORKERS : {}
  const own = env.DATABASE_URL ? undefined : await startPostgres(env.DATA_DIR, log, { settings })
  const opened = connect(own?.connection ?? { connectionString: env.DATABASE_URL }, env, log)
  const database = {
    ...opened,
    async close() {
      await opened.close()
      await own?.stop()
    },
  }
  const name = own ? 'The database in DATA_DIR' : 'PostgreSQL at DATABASE_URL'
  try {
    await reach(database.jobs.$client, name, log)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** Of our own PostgreSQL, where several processes connect. */
const FOR_WORKERS = { max_connections: '160' }

/** The database that another process has opened (workers.ts), or is about to be reached. */
export function connect(
  connection: pg.ClientConfig,
  { WORKERS: processes, DATABASE_READ_URL }: Pick<ServerEnv, 'WORKERS' | 'DATABASE_READ_URL'>,
  log: Logger,
): OpenDatabase {
  const open = (use: Use, to = connection) => createPool(to, use, log, processes)
  const [writes, health] = [open('writes'), open('health')]
  const [reads, jobs] = [toDrizzle(open('reads')), toDrizzle(open('jobs'))]
  const replica =
    DATABASE_READ_URL === undefined
      ? undefined
      : openReplica({
          primary: { db: reads, health },
          replica: {
            db: toDrizzle(open('reads', { connectionString: DATABASE_READ_URL })),
            health: open('health', { connectionString: DATABASE_READ_URL }),
          },
          log,
        })
  const guests =
    replica && Object.assign(toDrizzle(replica.pool), { transaction: replica.transaction })
  return {
    connection,
    db: toDrizzle(writes),
    reads,
    guests: guests ?? reads,
    jobs,
    health,
    listen: (listener) => listenForChanges(connection, replica?.follow(listener) ?? listener, log),
    close: () =>
      inTime([
        replica?.close(),
        ...[writes, reads.$client, jobs.$client, health].map((pool) => pool.end()),
      ]),
  }
}

/** How long connections may take to end, in milliseconds: a server that does not answer releases none. */
const PATIENCE = 3_000

async function inTime(endings: (Promise<void> | undefined)[]): Promise<void> {
  await Promise.race([Promise.all(endings), pause(PATIENCE, undefined, { ref: false })])
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

/** For what happens in a transaction that the caller began. */
export const onOneClient = (client: pg.Client | pg.PoolClient) => drizzle(client, OPTIONS)
