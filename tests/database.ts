import pg from 'pg'
import { openEmbedded } from '../server/db/embedded/open.ts'
import { migrate } from '../server/db/migrate.ts'
import { toDrizzle, type Database } from '../server/db/open.ts'
import { templateFolder } from './crash/template.ts'

interface TestDatabase {
  db: Database
  pool: pg.Pool
}

/** One database a worker, for all of its test files: opening one costs seconds, emptying it milliseconds. */
let opened: Promise<TestDatabase> | undefined

/**
 * An empty, migrated database: embedded in memory, or with TEST_DATABASE_URL one of its own on that PostgreSQL server.
 */
export async function emptyDatabase(): Promise<Database> {
  opened ??= open()
  const { db, pool } = await opened
  const { rows } = await pool.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public'",
  )
  await pool.query(
    `truncate ${rows.map(({ tablename }) => `"${tablename}"`).join(', ')} restart identity cascade`,
  )
  return db
}

/**
 * The same database as another process sees it, with connections of its own. The embedded one has one session,
 * so there it is the same pool again.
 */
export async function anotherPool(): Promise<{ pool: pg.Pool; close: () => Promise<void> }> {
  opened ??= open()
  const { pool } = await opened
  if (!process.env.TEST_DATABASE_URL) return { pool, close: async () => {} }
  const own = new pg.Pool({ connectionString: pool.options.connectionString, max: 5 })
  return { pool: own, close: () => own.end() }
}

async function open(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  const pool = server
    ? await createOwn(server)
    : (await openEmbedded(undefined, { copyFrom: await templateFolder() })).pool
  await migrate(pool)
  return { db: toDrizzle(pool), pool }
}

async function createOwn(server: string): Promise<pg.Pool> {
  const name = `saath_test_${process.env.VITEST_POOL_ID ?? '1'}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return new pg.Pool({ connectionString: url.href, max: 10 })
}
