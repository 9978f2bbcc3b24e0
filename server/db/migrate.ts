import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { checkMigrations, MIGRATIONS, readMigrations } from './check-migrations.ts'
import { oneAfterAnother } from './start-lock.ts'

/**
 * Applies what is missing. Several processes may start at once: one works, the others wait for it. Throws a sentence when
 * it cannot; then nothing that was there was changed.
 */
export async function migrate(pool: pg.Pool, onWait?: () => void): Promise<void> {
  await oneAfterAnother(
    pool,
    'migrations',
    async (client) => {
      await checkMigrations(client)
      await requireRights(client)
      await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS }).catch(explain)
    },
    onWait,
  )
}

interface Rights {
  encoding: string
  user: string
  mayCreate: boolean
}

async function requireRights(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Rights>(
    `select current_setting('server_encoding') as encoding, current_user as user,
       has_database_privilege(current_database(), 'CREATE') and coalesce(has_schema_privilege(to_regnamespace('public'), 'CREATE'), false) as "mayCreate"`,
  )
  const [rights] = rows
  if (rights && rights.encoding !== 'UTF8') throw new Error(otherEncoding(rights.encoding))
  if (rights && !rights.mayCreate) throw new Error(mayNotCreate(rights.user))
}

/** The library's error is the text of the statement alone. */
function explain(error: unknown): never {
  if (!(error instanceof DrizzleQueryError)) throw error
  const { query, cause } = error
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  const name = readMigrations()[files.findIndex(({ sql }) => sql.includes(query))]?.name
  throw new Error(notApplied(name, cause?.message ?? ''), { cause: error })
}

const otherEncoding = (encoding: string) =>
  `The database is encoded in ${encoding}, which cannot hold every language. Please make one with: CREATE DATABASE name ENCODING 'UTF8' TEMPLATE template0`
const mayNotCreate = (user: string) =>
  `The user ${user} may not make tables in the database. Please let them own it: ALTER DATABASE name OWNER TO "${user}"`
const notApplied = (name: string | undefined, reason: string) =>
  `The tables could not be made: ${name ? `migration ${name}: ` : ''}${reason}. Nothing that was there was changed. ` +
  'Please give the site a database of its own, or let its user do this.'
