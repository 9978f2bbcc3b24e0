import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createDatabase, openPool } from '../../tests/support/server.ts'
import { projectFile } from '../project-file.ts'
import { migrate } from './migrate.ts'
import { oneAfterAnother, START_LOCKS } from './start-lock.ts'

const NAME = `saath_migrate_${process.env.VITEST_POOL_ID ?? '1'}`

async function newDatabase(options = '') {
  const url = new URL(await createDatabase(NAME))
  if (options) url.searchParams.set('options', options)
  return openPool({ connectionString: url.href, max: 2 })
}

test('several processes that start at once migrate once', async () => {
  const first = await newDatabase()
  const pools = [first, ...Array.from({ length: 4 }, () => openPool(first.options))]
  await Promise.all(pools.map((pool) => migrate(pool)))
  const { rows } = await first.query('select count(*)::int as n from drizzle.__drizzle_migrations')
  await Promise.all(pools.map((pool) => pool.end()))
  const files = readdirSync(projectFile('server/db/migrations')).filter((file) =>
    file.endsWith('.sql'),
  )
  expect(rows).toEqual([{ n: files.length }])
})

test('one that waits for another is not ended by a time limit, and says that it waits', async () => {
  // As somebody may have set it for the user or the database.
  const pool = await newDatabase('-c statement_timeout=200 -c lock_timeout=200')
  const holder = new pg.Client({ connectionString: pool.options.connectionString })
  await holder.connect()
  await holder.query('set statement_timeout = 0')
  await holder.query('select pg_advisory_lock($1)', [START_LOCKS.migrations])
  let waits = 0
  const waiting = oneAfterAnother(
    pool,
    'migrations',
    async (client) => (await client.query("select 'done' as it")).rows,
    () => (waits += 1),
  )
  await pause(800)
  await holder.end()
  expect(await waiting).toEqual([{ it: 'done' }])
  expect(waits).toBe(1)
  await pool.end()
})

test('a database made with another form of a migration is refused, and nothing in it changed', async () => {
  const pool = await newDatabase()
  await migrate(pool)
  await pool.query("update drizzle.__drizzle_migrations set hash = 'another' where id = 4")
  await pool.query('alter table categories rename to not_as_expected')
  await expect(migrate(pool)).rejects.toThrow('0003_search')
  const { rows } = await pool.query('select count(*)::int as n from not_as_expected')
  expect(rows).toEqual([{ n: 0 }])
  await pool.end()
})

test('tables of another program are named with the migration that they are in the way of', async () => {
  const pool = await newDatabase()
  await pool.query('create table listings (n int)')
  await expect(migrate(pool)).rejects.toThrow(
    /^The tables could not be made: migration 0001_tables: relation "listings" already exists\. Nothing that was there was changed\./,
  )
  await pool.end()
})

test('a database in another encoding is refused in a sentence', async () => {
  const connectionString = await createDatabase(NAME, "template0 encoding 'LATIN1' locale 'C'")
  const pool = openPool({ connectionString, max: 2 })
  await expect(migrate(pool)).rejects.toThrow('The database is encoded in LATIN1')
  await pool.end()
})

test('a user who may make no tables is told who may', async () => {
  const role = `${NAME}_guest`
  const owner = await newDatabase()
  await owner.query(`drop role if exists ${role}`)
  await owner.query(`create role ${role} login password 'saath'`)
  const url = new URL(owner.options.connectionString ?? '')
  url.username = role
  url.password = 'saath'
  const pool = openPool({ connectionString: url.href, max: 2 })
  await expect(migrate(pool)).rejects.toThrow(
    `The user ${role} may not make tables in the database. Please let them own it`,
  )
  await pool.end()
  await owner.query(`drop role ${role}`)
  await owner.end()
})
