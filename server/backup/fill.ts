import { join } from 'node:path'
import pg from 'pg'
import { applyMigrations, countMigrations, newestVersion } from '../db/schema-version.ts'
import type { Backup } from './open-backup.ts'
import { loadRows, tallyRows } from './copy-rows.ts'
import { tableFile, type Manifest } from './manifest.ts'
import { readTables, type Table } from './tables.ts'
import { words } from './words.ts'

/** Throws a sentence when this version of the site does not know the backup's tables. */
export function requireKnownSchema({ folder, manifest: { app, schema } }: Backup): number {
  const count = countMigrations(schema)
  if (count !== undefined) return count
  const isNewer = schema.when > (newestVersion()?.when ?? 0)
  throw new Error((isNewer ? words.newerSchema : words.otherSchema)(folder, app, schema.migration))
}

/**
 * Within the caller's transaction: makes the tables in an empty database as they were then, loads the rows, and compares
 * what came of it with what was backed up. Asks for no rights but those of the database's owner.
 */
export async function fill(client: pg.Client, backup: Backup): Promise<void> {
  await applyMigrations(client, requireKnownSchema(backup))
  const tables = matchTables(await readTables(client), backup.manifest)
  const loosened = await loosen(client, tables)
  for (const table of tables) await load(client, table, backup.folder)
  for (const { name, value } of backup.manifest.sequences)
    await client.query('select setval($1::text::regclass, $2)', [name, value])
  for (const statement of loosened) await client.query(statement)
  for (const table of tables) {
    const { rows, sha256 } = await tallyRows(client, table)
    if (rows !== table.rows || sha256 !== table.sha256)
      throw new Error(words.differs(table.name, table.rows, rows))
  }
}

/** What the database says of a row may quote it, which belongs in no log. */
async function load(client: pg.Client, table: Table, folder: string): Promise<void> {
  try {
    await loadRows(client, table, join(folder, tableFile(table.name)))
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    throw new Error(words.rejected(table.name, error.code ?? ''), { cause: error })
  }
}

type Expected = Manifest['tables'][number]

/** Every table of the database with what is to be in it. Names come from the database, never from a file. */
function matchTables(tables: Table[], { tables: expected }: Manifest): (Table & Expected)[] {
  const known = new Set(tables.map(({ name }) => name))
  for (const { name } of expected) if (!known.has(name)) throw new Error(words.otherTable(name))
  const byName = new Map(expected.map((table) => [table.name, table]))
  return tables.map((table) => {
    const stored = byName.get(table.name)
    const same = stored && stored.columns.toSorted().join() === table.columns.toSorted().join()
    if (!same) throw new Error(words.otherTable(table.name))
    return { ...table, ...stored }
  })
}

/**
 * Empties the tables (a migration may have put rows there) and takes away what would look at each row on its own: foreign
 * keys, so that the order of tables is of no matter; triggers, which have done their work on these rows already; the search's
 * indexes, which are made of all rows at once in a tenth of the time. Gives the statements that bring it all back.
 */
async function loosen(client: pg.Client, tables: Table[]): Promise<string[]> {
  const names = tables.map(({ name }) => name)
  const { rows: parts } = await client.query<{ drop: string; add: string }>(LOOSE_PARTS, [names])
  for (const { drop } of parts) await client.query(drop)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  return [
    ...names.map((name) => `alter table ${name} enable trigger user`),
    ...parts.map(({ add }) => add),
  ]
}

const LOOSE_PARTS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint where contype = 'f' and conrelid = any($1::text[]::regclass[])
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
  where amname = 'gin' and indrelid = any($1::text[]::regclass[])`
