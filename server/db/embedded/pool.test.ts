import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { templateFolder } from '../../../tests/crash/template.ts'
import { workerWithout } from '../../../tests/crash/without.ts'
import { openEmbedded, type EmbeddedDatabase } from './open.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const notes = pgTable('notes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  text: text().notNull().unique(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

let database: EmbeddedDatabase
let copyFrom: string
beforeAll(async () => {
  copyFrom = await templateFolder()
  database = await openEmbedded(undefined, { copyFrom })
  await database.pool.query(
    'create table notes (id int primary key generated always as identity, text text not null unique, at timestamptz not null default now())',
  )
})
afterEach(() => database.pool.query('truncate notes restart identity'))
afterAll(() => database.close())

test('Drizzle reads, writes and rolls back as on a server', async () => {
  const db = drizzle(database.pool)
  const [made] = await db.insert(notes).values({ text: 'kept' }).returning()
  expect(made?.at).toBeInstanceOf(Date)
  await expect(
    db.transaction(async (tx) => {
      await tx.insert(notes).values({ text: 'dropped' })
      await tx.transaction((inner) => inner.insert(notes).values({ text: 'inner' }))
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await db.select({ text: notes.text }).from(notes)).toEqual([{ text: 'kept' }])
})

test('errors are DatabaseErrors with their SQLSTATE and constraint', async () => {
  await database.pool.query("insert into notes (text) values ('once')")
  const error = await database.pool
    .query("insert into notes (text) values ('once')")
    .catch((error: unknown) => error)
  expect(error).toBeInstanceOf(pg.DatabaseError)
  expect(error).toMatchObject({ code: '23505', constraint: 'notes_text_key', table: 'notes' })
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('count and bigint come as on a server, parameters of every size arrive', async () => {
  const { rows } = await database.pool.query(
    'select count(*) as n, 9007199254740993 as big from notes',
  )
  expect(rows).toEqual([{ n: '0', big: '9007199254740993' }])
  const long = 'ä'.repeat(3_000_000)
  const answer = await database.pool.query('select $1::text as same', [long])
  expect(answer.rows[0].same === long).toBe(true)
})

test('many queries at once are each answered', async () => {
  const numbers = Array.from({ length: 500 }, (_, index) => index)
  const answers = await Promise.all(
    numbers.map((n) => database.pool.query('select $1::int as n', [n])),
  )
  expect(answers.map(({ rows }) => rows[0].n)).toEqual(numbers)
})

test('the extensions are there', async () => {
  await database.pool.query(
    'create extension pg_trgm; create extension unaccent; create extension fuzzystrmatch',
  )
  const { rows } = await database.pool.query(
    "select unaccent('Ñ') as plain, levenshtein('goa', 'gao') as steps, similarity('goa', 'goan') > 0.4 as near",
  )
  expect(rows).toEqual([{ plain: 'N', steps: 2, near: true }])
})

test('the pool used inside a transaction fails in time instead of waiting for ever', async () => {
  const { pool, close } = await openEmbedded(undefined, { copyFrom, connectionTimeoutMillis: 300 })
  const nested = drizzle(pool).transaction(async (tx) => {
    await tx.execute('select 1')
    await pool.query('select 1')
  })
  await expect(nested).rejects.toThrow('timeout exceeded')
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
})

test('without a time limit it waits for ever', async () => {
  const { pool, close } = await openEmbedded(undefined, { copyFrom, connectionTimeoutMillis: 0 })
  const client = await pool.connect()
  const nested = pool.query('select 1')
  expect(await Promise.race([nested, pause(1000, 'still waiting')])).toBe('still waiting')
  client.release()
  await nested
  await close()
})

test('a client that leaves in the middle of a transaction leaves nothing behind', async () => {
  const client = await database.pool.connect()
  await client.query("begin; insert into notes (text) values ('half')")
  client.release(true)
  expect((await database.pool.query('select * from notes')).rows).toEqual([])
})

test('settings, statements and temporary tables of a client end with it', async () => {
  const first = await database.pool.connect()
  await first.query(
    "set timezone = 'Asia/Kolkata'; set statement_timeout = 5; create temp table t (i int)",
  )
  await first.query({ name: 'same', text: 'select 1 as a' })
  await first.query('select pg_advisory_lock(1)')
  first.release(true)

  const { pool } = database
  const state = await pool.query(
    `select current_setting('timezone') as zone, current_setting('statement_timeout') as timeout,
     to_regclass('pg_temp.t') as temp, (select count(*)::int from pg_locks where locktype = 'advisory') as locks`,
  )
  expect(state.rows).toEqual([{ zone: 'UTC', timeout: '0', temp: null, locks: 0 }])
  expect((await pool.query({ name: 'same', text: 'select 2 as b' })).rows).toEqual([{ b: 2 }])
})

test('a query that asks for its rows in portions gets them', async () => {
  const portions: { text: string; rows: number } = {
    text: 'select generate_series(1, 25) as n',
    rows: 10,
  }
  expect((await database.pool.query(portions)).rows).toHaveLength(25)
})

test('without the end of a session the next client finds itself in the open transaction', async () => {
  const workerUrl = workerWithout('the end of a session')
  const { pool, close } = await openEmbedded(undefined, { copyFrom, workerUrl })
  await pool.query('create table notes (text text)')
  const client = await pool.connect()
  await client.query("begin; insert into notes (text) values ('half')")
  client.release(true)
  expect((await pool.query('select * from notes')).rows).toEqual([{ text: 'half' }])
  await close()
})

test('sql from the environment of other databases is ignored', async () => {
  process.env.PGSSLMODE = 'require'
  process.env.PGHOST = '/nowhere'
  const other = await openEmbedded(undefined, { copyFrom })
  const db = drizzle(other.pool)
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  delete process.env.PGSSLMODE
  delete process.env.PGHOST
  await other.close()
})
