import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { templateFolder, temporaryFolder } from '../../../tests/crash/template.ts'
import { openEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from './open.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let opened: EmbeddedDatabase | undefined
afterEach(async () => {
  await opened?.close()
  opened = undefined
})

async function open(options: EmbeddedOptions) {
  opened = await openEmbedded(await temporaryFolder(), {
    copyFrom: await templateFolder(),
    checkpointEveryMs: 0,
    vacuumEveryMs: 0,
    ...options,
  })
  await opened.pool.query('create table t (id int)')
  await opened.pool.query('insert into t select generate_series(1, 5000)')
  return opened
}

type Queryable = Pick<pg.ClientBase, 'query'>

/** Where a start after a crash would begin to read the log. */
const lastCheckpoint = async (db: Queryable): Promise<string> =>
  (await db.query('select redo_lsn::text as lsn from pg_control_checkpoint()')).rows[0].lsn

/** Writes, and returns a position in the log that a checkpoint after it has behind it. */
const write = async (db: Queryable): Promise<string> =>
  (
    await db.query(
      'with written as (insert into t values (1) returning id) select pg_current_wal_insert_lsn()::text as lsn from written',
    )
  ).rows[0].lsn

const isBehindCheckpoint = async (db: Queryable, position: string): Promise<boolean> =>
  (
    await db.query('select redo_lsn >= $1::pg_lsn as behind from pg_control_checkpoint()', [
      position,
    ])
  ).rows[0].behind

test('writes are followed by a checkpoint, and no writes by none', async () => {
  const { pool } = await open({ checkpointEveryMs: 100 })
  const written = await write(pool)
  await expect.poll(() => isBehindCheckpoint(pool, written), { timeout: 30_000 }).toBe(true)
  await pause(500)
  const settled = await lastCheckpoint(pool)
  await pause(500)
  expect(await lastCheckpoint(pool)).toBe(settled)
})

test('many writes are followed by a checkpoint before its time', async () => {
  const { pool } = await open({ checkpointEveryMs: 3_600_000 })
  const before = await lastCheckpoint(pool)
  await pool.query(
    `create table large as select repeat(md5(i::text), 50) as text from generate_series(1, 50_000) as i`,
  )
  await expect.poll(() => lastCheckpoint(pool), { timeout: 30_000 }).not.toBe(before)
})

test('without the schedule there is no checkpoint', async () => {
  const { pool } = await open({})
  const before = await lastCheckpoint(pool)
  await pause(1000)
  expect(await lastCheckpoint(pool)).toBe(before)
})

test('a checkpoint can be asked for', async () => {
  const { pool, checkpoint } = await open({})
  const written = await write(pool)
  expect(await isBehindCheckpoint(pool, written)).toBe(false)
  await checkpoint()
  expect(await isBehindCheckpoint(pool, written)).toBe(true)
})

test('no chore runs inside a transaction; what was asked for runs after it', async () => {
  const { pool, checkpoint } = await open({ checkpointEveryMs: 100, vacuumEveryMs: 100 })
  const client = await pool.connect()
  await client.query('begin; delete from t')
  const before = await lastCheckpoint(client)
  const asked = checkpoint()
  await pause(500)
  expect(await lastCheckpoint(client)).toBe(before)
  await client.query('commit')
  await asked
  expect(await lastCheckpoint(client)).not.toBe(before)
  client.release()
})

test('a changed table is vacuumed and analysed', async () => {
  const database = await open({ vacuumEveryMs: 300 })
  await database.pool.query('delete from t where id % 2 = 0')
  const state = async () =>
    (
      await database.pool.query(
        "select last_vacuum is not null and last_analyze is not null and n_dead_tup = 0 as clean from pg_stat_user_tables where relname = 't'",
      )
    ).rows[0].clean
  await expect.poll(state, { timeout: 30_000, interval: 700 }).toBe(true)
})

test('without the schedule nothing is vacuumed', async () => {
  const database = await open({})
  await database.pool.query('delete from t where id % 2 = 0')
  await pause(2000)
  await database.pool.query('select pg_stat_force_next_flush()')
  const { rows } = await database.pool.query(
    "select last_vacuum, n_dead_tup::int from pg_stat_user_tables where relname = 't'",
  )
  expect(rows).toEqual([{ last_vacuum: null, n_dead_tup: 2500 }])
})
