import type pg from 'pg'
import { PgBoss, type Db } from 'pg-boss'
import type { Logger } from 'pino'
import { oneAfterAnother } from '../db/start-lock.ts'
import type { ServerEnv } from '../env.ts'
import { describeError } from '../on-error.ts'

/** Starts the scheduler, over the pool the site has anyway; its tables stand in a schema of their own. */
export async function startBoss(
  pool: pg.Pool,
  env: ServerEnv,
  log: Logger,
  lookEverySeconds: number,
): Promise<PgBoss> {
  const isServer = env.DATABASE_URL !== undefined
  const boss = new PgBoss({
    db: overPool(pool),
    schema: 'pgboss',
    backend: isServer ? 'postgres' : 'pglite',
    cronMonitorIntervalSeconds: lookEverySeconds,
    cronWorkerIntervalSeconds: lookEverySeconds,
    // For jobs that wait for other jobs, which we have none of.
    flowIntervalSeconds: 3_600,
    // The embedded database keeps house itself (server/db/embedded/housekeeping.ts).
    reindex: isServer,
    monitorVacuum: isServer,
  })
  boss.on('error', (error) => log.error({ error: describeError(error) }, 'jobs'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'jobs'))
  // Of several processes that start for the first time, all would make the tables and one fail: its own lock is too
  // late by a moment (pg-boss 12.30). The embedded database has one process, and no second connection to hold a lock with.
  await (isServer ? oneAfterAnother(pool, 'scheduler', () => boss.start()) : boss.start())
  return boss
}

function overPool(pool: pg.Pool): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect()
      try {
        // Several statements in one text give several results; the rows wanted may be in any.
        const results = [await client.query(text, values)].flat()
        return { rows: results.flatMap(({ rows }) => rows) }
      } catch (error) {
        // It may have failed between its own BEGIN and COMMIT; the next user of this connection must not suffer.
        await client.query('rollback').catch(() => {})
        throw error
      } finally {
        client.release()
      }
    },
  }
}
