import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { checkMigrations, MIGRATIONS } from './check-migrations.ts'
import { oneAfterAnother } from './start-lock.ts'

/** Applies what is missing. Several processes may start at once: one works, the others wait for it. */
export async function migrate(pool: pg.Pool, onWait?: () => void): Promise<void> {
  await oneAfterAnother(
    pool,
    'migrations',
    async (client) => {
      await checkMigrations(client)
      await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS })
    },
    onWait,
  )
}
