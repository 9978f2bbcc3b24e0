import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { projectFile } from '../project-file.ts'

/** The last migration that was applied to a database. */
export interface SchemaVersion {
  migration: string
  /** In milliseconds since 1970. */
  when: number
  /** Of its text. */
  hash: string
}

const FOLDER = projectFile('server/db/migrations')

export async function readSchemaVersion(client: pg.Client): Promise<SchemaVersion> {
  const { rows } = await client.query<{ when: number; hash: string }>(
    `select created_at::float8 as when, hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )
  const [last] = rows
  const migration = knownMigrations().find(({ hash }) => hash === last?.hash)?.migration
  if (!last || !migration) throw new Error('The database has no migration that this version knows.')
  return { migration, ...last }
}

/** How many of our migrations lead to a version; undefined when none does. */
export function countMigrations(version: SchemaVersion): number | undefined {
  const at = knownMigrations().findIndex(({ hash }) => hash === version.hash)
  return at === -1 ? undefined : at + 1
}

export const newestVersion = (): SchemaVersion | undefined => knownMigrations().at(-1)

export const isNewest = ({ hash }: SchemaVersion) => hash === newestVersion()?.hash

/** In an empty database and within the caller's transaction: makes the tables as they were after so many migrations. */
export async function applyMigrations(client: pg.Client, count: number): Promise<void> {
  // As the query builder makes them, which keeps its list there.
  await client.query(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  const migrations = readMigrationFiles({ migrationsFolder: FOLDER }).slice(0, count)
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}

function knownMigrations(): SchemaVersion[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8'),
  )
  return readMigrationFiles({ migrationsFolder: FOLDER }).map(({ hash, folderMillis }, at) => ({
    migration: journal.entries[at]?.tag ?? '',
    when: folderMillis,
    hash,
  }))
}
