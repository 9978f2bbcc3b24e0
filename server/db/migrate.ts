import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { projectFile } from '../project-file.ts'

/** Any constant does, as long as every process of ours uses the same one. */
export const MIGRATION_LOCK = 5_301_947

/** Applies what is missing. Several processes may start at once: one works, the others wait for it. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle(client), {
      migrationsFolder: projectFile('server/db/migrations'),
    })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  }
}
