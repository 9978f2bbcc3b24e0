import { createHash } from 'node:crypto'
import type pg from 'pg'
import { toDrizzle, type Database } from '../../server/db/open.ts'
import { createDatabase, openPool, urlOf } from './server.ts'

/** The migrated database that global-setup.ts makes. */
export const TEMPLATE = 'saath_template'

/** That of this worker. */
const NAME = `saath_test_${process.env.VITEST_POOL_ID ?? '1'}`

interface TestDatabase {
  db: Database
  /** A connection for which no row has to ask what points to it, since everything goes. */
  emptier: pg.Pool
}

/** One database a worker, for all of its test files: copying the template costs longer than emptying one. */
let opened: Promise<TestDatabase> | undefined

/** An empty, migrated database. */
export async function emptyDatabase(): Promise<Database> {
  opened ??= open()
  const { db, emptier } = await opened
  await empty(emptier)
  return db
}

/** Above this a table is made again rather than deleted from: no vacuum runs between tests (global-setup.ts). */
const LARGE = 1024 * 1024

/**
 * Deletes the rows of the tables that have some, and starts the counting of ids anew. It waits for transactions that run,
 * as `truncate` would, which takes four times as long: it makes each table, index and sequence again. What is asked is
 * planned once, and nothing is changed that makes other connections plan anew: thousands of tests begin with this. A
 * table that a test made large is truncated after all: what later tests read would lie between its dead rows, and plans
 * made for a table that grew and is empty are the worst there are.
 */
async function empty(emptier: pg.Pool): Promise<void> {
  const client = await emptier.connect()
  const ask = async (text: string) => {
    const name = createHash('sha1').update(text).digest('hex')
    return (await client.query<[string]>({ text, name, rowMode: 'array' })).rows.flat()
  }
  try {
    await client.query('begin')
    const tables = await ask(
      "select format('%I', tablename) from pg_tables where schemaname = 'public'",
    )
    await client.query(`lock table ${tables.join(', ')} in access exclusive mode`)
    const undo = await ask(
      [
        ...tables.map(
          (name) =>
            `select case when pg_relation_size('${name}') > ${LARGE} then 'truncate ${name} cascade' else 'delete from ${name}' end
             where pg_relation_size('${name}') > ${LARGE} or exists (select from ${name})`,
        ),
        `select format('select setval(%L, %s, false)', format('%I', sequencename), start_value) from pg_sequences
         where schemaname = 'public' and last_value is not null`,
      ].join(' union all '),
    )
    await client.query([...undo, 'commit'].join(';'))
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
  const connectionString = await createDatabase(NAME, TEMPLATE)
  const options = '-c session_replication_role=replica'
  return {
    db: toDrizzle(openPool({ connectionString, max: 10 })),
    emptier: openPool({ connectionString, max: 1, options }),
  }
}
