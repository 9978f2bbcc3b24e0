import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { MIGRATIONS, readMigrations, type Migration } from './check-migrations.ts'

/** The last migration that was applied to a database. */
interface SchemaVersion extends Omit<Migration, 'name'> {
  migration: string
}

export async function readSchemaVersion(client: pg.Client): Promise<SchemaVersion> {
  const { rows } = await client.query<{ when: number; hash: string }>(
    `select created_at::float8 as when, hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )
  const [last] = rows
  const migration = readMigrations().find(({ hash }) => hash === last?.hash)?.name
  if (!last || !migration) throw new Error('The database has no migration that this version knows.')
  return { migration, ...last }
}

/** How many of our migrations lead to a version; undefined when none does. */
export function countMigrations(version: SchemaVersion): number | undefined {
  const at = readMigrations().findIndex(({ hash }) => hash === version.hash)
  return at === -1 ? undefined : at + 1
}

export function newestVersion(): SchemaVersion | undefined {
  const newest = readMigrations().at(-1)
  return newest && { migration: newest.name, when: newest.when, hash: newest.hash }
}

export const isNewest = ({ hash }: SchemaVersion) => hash === newestVersion()?.hash

/** In an empty database and within the caller's transaction: makes the tables as they were after so many migrations. */
export async function applyMigrations(client: pg.Client, count: number): Promise<void> {
  // As the query builder makes them, which keeps its list there.
  await client.query(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS }).slice(0, count)
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}
