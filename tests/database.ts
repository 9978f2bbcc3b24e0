import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbedded } from '../server/db/embedded/open.ts'
import { migrate } from '../server/db/migrate.ts'
import { toDrizzle, type Database } from '../server/db/open.ts'
import { projectFile } from '../server/project-file.ts'
import { keptFolder, templateFolder } from './crash/template.ts'

const MIGRATIONS = projectFile('server/db/migrations')

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
  await empty(pool)
  return db
}

/**
 * Deletes the rows of the tables that have some, and starts the counting of ids anew. It waits for transactions that run,
 * as `truncate` would, which takes ten times as long: it makes each table, index and sequence again.
 */
async function empty(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows: tables } = await client.query<{ name: string }>(
      "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
    )
    const names = tables.map(({ name }) => name)
    await client.query(`lock table ${names.join(', ')} in access exclusive mode`)
    const { rows: undo } = await client.query<{ statement: string }>(
      [
        ...names.map(
          (name) => `select 'delete from ${name}' as statement where exists (select from ${name})`,
        ),
        `select format('alter sequence %I restart', sequencename) from pg_sequences
         where schemaname = 'public' and last_value is not null`,
      ].join(' union all '),
    )
    // Everything goes, so no row has to ask what points to it.
    const statements = undo.map(({ statement }) => statement)
    await client.query(['set local session_replication_role = replica', ...statements].join(';'))
    await client.query('commit')
  } finally {
    client.release()
  }
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
    ? await openOwn(server)
    : (await openEmbedded(undefined, { copyFrom: await migratedFolder() })).pool
  return { db: toDrizzle(pool), pool }
}

/** Which migrations there are, so that what was made by others is not used. */
function migrationsVersion(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql')))
    hash.update(readFileSync(join(MIGRATIONS, file)))
  return hash.digest('hex').slice(0, 8)
}

/** A closed, migrated database to copy from, made once for these migrations: they take longer than most tests. */
const migratedFolder = () =>
  keptFolder(`migrated-${migrationsVersion()}`, async (draft) => {
    const { pool, close } = await openEmbedded(draft, { copyFrom: await templateFolder() })
    await migrate(pool)
    await close()
  })

/** The database of this worker on a server; kept from one file of tests to the next. */
async function openOwn(server: string): Promise<pg.Pool> {
  const worker = process.env.VITEST_POOL_ID ?? '1'
  const name = `saath_test_${worker}_${migrationsVersion()}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const { rows: known } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [`saath_test_${worker}_`],
  )
  const outdated = known.filter(({ datname }) => datname !== name)
  for (const { datname } of outdated) await admin.query(`drop database ${datname} with (force)`)
  if (known.length === outdated.length) await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: url.href, max: 10 })
  await migrate(pool)
  return pool
}
