import type pg from 'pg'
import { PgBoss, type Db } from 'pg-boss'
import type { Logger } from 'pino'
import { oneAfterAnother } from '../db/start-lock.ts'
import { describeError } from '../http/known-errors.ts'

/** Starts the scheduler, over the pool the site has anyway; its tables stand in a schema of their own. */
export async function startBoss(
  pool: pg.Pool,
  log: Logger,
  lookEverySeconds: number,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: overPool(pool),
    schema: 'pgboss',
    cronMonitorIntervalSeconds: lookEverySeconds,
    cronWorkerIntervalSeconds: lookEverySeconds,
    // For jobs of a process that was killed.
    superviseIntervalSeconds: 3 * lookEverySeconds,
    monitorIntervalSeconds: 3 * lookEverySeconds,
    // For jobs that wait for other jobs, which we have none of.
    flowIntervalSeconds: 3_600,
  })
  boss.on('error', (error) => log.error({ error: describeError(error) }, 'jobs'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'jobs'))
  // Of several processes that start for the first time, all would make the tables and one fail: its own lock is too
  // late by a moment (pg-boss 12.30).
  await oneAfterAnother(pool, 'scheduler', () => boss.start())
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
