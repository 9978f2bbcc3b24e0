import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { toDrizzle } from '../../server/db/open.ts'
import { createPool, type Use } from '../../server/db/pool.ts'
import { isUnavailable } from '../../server/db/unavailable.ts'

const server = process.env.TEST_DATABASE_URL
const log = pino({ level: 'silent' })

describe('connections to a PostgreSQL server', () => {
  const opened: ReturnType<typeof createPool>[] = []
  const open = (use: Use) => {
    const pool = createPool({ connectionString: server! }, use, log)
    opened.push(pool)
    return { pool, db: toDrizzle(pool) }
  }
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((pool) => pool.end()))
  })
  // An error that nobody listens to would end this process, and with it the test.
  test('one that is lost between two statements of a transaction fails the transaction alone', async () => {
    const { db, pool } = open('writes')
    const other = open('jobs').pool
    const failure = await failureOf(
      db.transaction(async (tx) => {
        const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`)
        await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
        await pause(200)
        await tx.execute(sql`select 1`)
      }),
    )
    expect(isUnavailable(failure)).toBe(true)
    expect(pool.totalCount).toBe(0)
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })

  test('as many as there are can be used at once after hundreds were lost, whenever that was', async () => {
    const { db, pool } = open('writes')
    const other = open('jobs').pool
    let lost = 0
    for (let round = 0; round < 20; round += 1) {
      const work = Array.from({ length: 15 }, () =>
        failureOf(db.transaction((tx) => tx.execute(sql`select 1`))),
      )
      // Waits until each is gone: one that is about to go would still be counted as open below.
      const ended = other.query(
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'saath writes' and datname = current_database()",
      )
      const failures = (await Promise.all(work)).filter((failure) => failure !== undefined)
      for (const failure of failures) expect(isUnavailable(failure)).toBe(true)
      lost += (await ended).rowCount ?? 0
    }
    expect(lost).toBeGreaterThan(20)
    // The pool has heard of each that was ended last.
    await expect
      .poll(async () => {
        const { rows } = await other.query<{ open: number }>(
          "select count(*)::int as open from pg_stat_activity where application_name = 'saath writes' and datname = current_database()",
        )
        return rows[0]?.open === pool.totalCount
      })
      .toBe(true)
    const atOnce = Array.from({ length: pool.options.max }, () =>
      db.transaction((tx) => tx.execute(sql`select pg_sleep(0.3)`)),
    )
    expect(await Promise.all(atOnce)).toHaveLength(10)
  })

  test('while a table is locked, statements that need it fail soon and others at once, and those that do not need it go on', async () => {
    const { pool } = open('reads')
    const owner = open('jobs').pool
    await owner.query('create table if not exists locked_for_test (n int)')
    const holder = await owner.connect()
    await holder.query('begin; lock table locked_for_test')
    const look = async () => {
      const began = performance.now()
      const failure = await failureOf(pool.query('select n from locked_for_test'))
      return { failure, ms: performance.now() - began }
    }
    try {
      const first = await Promise.all(Array.from({ length: 40 }, look))
      for (const { failure } of first) expect(isUnavailable(failure)).toBe(true)
      // Ten had a connection; those behind them were told what these had met.
      expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(2_000)
      const [next, ...others] = await Promise.all([look(), look(), look()])
      expect(Math.max(next.ms, ...others.map(({ ms }) => ms))).toBeLessThan(500)
      expect(pool.idleCount).toBe(pool.totalCount)
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    await expect.poll(async () => (await look()).failure, { timeout: 2_000 }).toBeUndefined()
    await owner.query('drop table locked_for_test')
  })

  test('a transaction has one deadline for all of its statements, and nothing of a late one is kept', async () => {
    const { db, pool } = open('writes')
    const owner = open('jobs').pool
    await owner.query('create table if not exists late_for_test (n int)')
    const began = performance.now()
    const failure = await failureOf(
      db.transaction(async (tx) => {
        await tx.execute(sql`insert into late_for_test values (1)`)
        for (let n = 0; n < 3; n += 1) await tx.execute(sql`select pg_sleep(2)`)
      }),
    )
    expect(isUnavailable(failure)).toBe(true)
    expect(performance.now() - began).toBeLessThan(5_500)
    expect((await owner.query('select from late_for_test')).rowCount).toBe(0)
    await owner.query('drop table late_for_test')
    // The next use has its own.
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('time between two statements counts, too', async () => {
    const { db } = open('health')
    const failure = await failureOf(
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await pause(1_600)
        await tx.execute(sql`select 1`)
      }),
    )
    expect(isUnavailable(failure)).toBe(true)
  })

  test('while somebody holds one advisory lock, the same statement goes on for the others', async () => {
    const { pool } = open('reads')
    const holder = await open('jobs').pool.connect()
    const lock = (n: number) => pool.query('select pg_advisory_xact_lock($1)', [n])
    try {
      await holder.query('select pg_advisory_lock(7)')
      expect(isUnavailable(await failureOf(lock(7)))).toBe(true)
      expect(await failureOf(lock(8))).toBeUndefined()
    } finally {
      holder.release(true)
    }
  })

  test('while one row is locked, the same statement goes on for the others', async () => {
    const { pool } = open('reads')
    const owner = open('jobs').pool
    await owner.query('create table if not exists row_locked_for_test (n int primary key)')
    await owner.query('insert into row_locked_for_test values (1), (2) on conflict do nothing')
    const holder = await owner.connect()
    await holder.query('begin; select from row_locked_for_test where n = 1 for update')
    const change = (n: number) =>
      pool.query('update row_locked_for_test set n = n where n = $1', [n])
    try {
      expect(isUnavailable(await failureOf(change(1)))).toBe(true)
      expect((await change(2)).rowCount).toBe(1)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    await owner.query('drop table row_locked_for_test')
  })
})

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
