import pg from 'pg'
import { migrate } from '../server/db/migrate.ts'
import { TEMPLATE } from './support/database.ts'
import { createDatabase, dropDatabase, startServer } from './support/server.ts'
import { fastFolder } from './support/temporary-folder.ts'

/** What a run of the tests writes is for that run only. */
const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/**
 * One PostgreSQL for a run of the tests, or the one TEST_DATABASE_URL names (15 or newer), with a migrated database that
 * each worker copies (database.ts).
 */
export async function setup(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? undefined
    : await startServer(await fastFolder(), NOT_DURABLE)
  process.env.TEST_DATABASE_URL ??= server?.url
  const pool = new pg.Pool({ connectionString: await createDatabase(TEMPLATE) })
  await migrate(pool)
  await pool.end()
  return server?.stop ?? (() => dropDatabase(TEMPLATE))
}
