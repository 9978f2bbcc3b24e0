import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { onTestFinished } from 'vitest'
import { readEnv, type ServerEnv } from '../../server/env/env.ts'
import { createDatabase, dropDatabase, openPool } from '../support/server.ts'

/** An empty database of its own, and the settings of a site that is to use it. Both are gone after the test. */
export async function emptySite(what = 'restored'): Promise<{ env: ServerEnv; pool: pg.Pool }> {
  const name = `saath_${what}_${process.env.VITEST_POOL_ID ?? '1'}`
  const DATABASE_URL = await createDatabase(name)
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL, DATA_DIR: await ownFolder() })
  const pool = openPool({ connectionString: DATABASE_URL, max: 2 })
  onTestFinished(async () => {
    await pool.end()
    await dropDatabase(name)
  })
  return { env, pool }
}

/** On the disk, as data folders are: files of it can have second names. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saath-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A second one, to do something to. */
export async function copyOf(backup: string): Promise<string> {
  const copy = join(await ownFolder(), 'copy')
  await cp(backup, copy, { recursive: true })
  return copy
}

type Row = Record<string, unknown> & { name_keys?: string[] }

/** Every row of every table, with what the database works out, and the numbers that come next. */
export async function contentOf(pool: pg.Pool): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
  )
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`)
    content[name] = rows.map(({ row }) => JSON.stringify(sortKeys(row))).toSorted()
  }
  const { rows } = await pool.query<{ next: string }>(
    `select sequencename || ' ' || coalesce(last_value::text, '') as next from pg_sequences
     where schemaname in ('public', 'drizzle') order by 1`,
  )
  content.sequences = rows.map(({ next }) => next)
  return content
}

/** A set, which the database works out in any order. */
function sortKeys(row: Row): Row {
  return row.name_keys ? { ...row, name_keys: row.name_keys.toSorted() } : row
}

/** What the tables are: columns, constraints, indexes, triggers and functions. */
export async function shapeOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select format('%s %s %s %s %s %s %s', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull,
         concat(attgenerated, attidentity), pg_get_expr(adbin, adrelid)) as line
       from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
       where attnum > 0 and not attisdropped and relkind = 'r' and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
     union all
     select format('%s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
       from pg_constraint where conrelid <> 0 and connamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
     union all select indexdef from pg_indexes where schemaname in ('public', 'drizzle')
     union all select format('%s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
     union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
       and prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))
     order by 1`,
  )
  return rows.map(({ line }) => line)
}

/** The files of its pictures, and what is in them. */
export async function picturesOf({ DATA_DIR }: Pick<ServerEnv, 'DATA_DIR'>) {
  const folder = join(DATA_DIR, 'pictures')
  const files: [string, string][] = []
  for (const file of (await readdir(folder)).toSorted())
    files.push([file, (await readFile(join(folder, file))).toString('base64')])
  return files
}
