import pg from 'pg'
import { migrate } from '../server/db/migrate.ts'
import { TEMPLATE } from './support/database.ts'
import { createDatabase, dropDatabase, startServer } from './support/server.ts'
import { fastFolder } from './support/temporary-folder.ts'

/**
 * What a run of the tests writes is for that run only. Nothing is vacuumed by itself: a table that was looked at in the
 * moment it was empty makes for plans that take minutes once it has rows, and which test that hits would be chance.
 */
const FOR_TESTS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  // Files that run at once have one server, each with two processes of the site at most (tests/race).
  max_connections: '200',
}

/**
 * One PostgreSQL for a run of the tests, or the one TEST_DATABASE_URL names (15 or newer), with a migrated database that
 * each worker copies (database.ts).
 */
export async function setup(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? undefined
    : await startServer(await fastFolder(), FOR_TESTS)
  process.env.TEST_DATABASE_URL ??= server?.url
  const pool = new pg.Pool({ connectionString: await createDatabase(TEMPLATE) })
  await migrate(pool)
  await pool.end()
  return server?.stop ?? (() => dropDatabase(TEMPLATE))
}
