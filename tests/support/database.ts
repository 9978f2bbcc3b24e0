import type pg from 'pg'
import { toDrizzle, type Database } from '../../server/db/open.ts'
import { createDatabase, openPool, urlOf } from './server.ts'

/** The migrated database that global-setup.ts makes. */
export const TEMPLATE = 'saath_template'

/** That of this worker. */
const NAME = `saath_test_${process.env.VITEST_POOL_ID ?? '1'}`

interface TestDatabase {
  db: Database
  pool: pg.Pool
}

/** One database a worker, for all of its test files: copying the template costs longer than emptying one. */
let opened: Promise<TestDatabase> | undefined

/** An empty, migrated database. */
export async function emptyDatabase(): Promise<Database> {
  opened ??= open()
  const { db, pool } = await opened
  await empty(pool)
  return db
}

/**
 * Deletes the rows of the tables that have some, and starts the counting of ids anew. It waits for transactions that run,
 * as `truncate` would, which takes four times as long: it makes each table, index and sequence again.
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

/** Where that is, for another process. */
export const ownUrl = () => urlOf(NAME)

/** The same database as another process sees it, with connections of its own. */
export async function anotherPool(): Promise<{ pool: pg.Pool; close: () => Promise<void> }> {
  opened ??= open()
  await opened
  const own = openPool({ connectionString: ownUrl(), max: 5 })
  return { pool: own, close: () => own.end() }
}

async function open(): Promise<TestDatabase> {
  const pool = openPool({ connectionString: await createDatabase(NAME, TEMPLATE), max: 10 })
  return { db: toDrizzle(pool), pool }
}
