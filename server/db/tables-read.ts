import { AsyncLocalStorage } from 'node:async_hooks'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema.ts'

/** What an answer is made of: the tables that its queries name. */
const recording = new AsyncLocalStorage<Set<string>>()

const TABLES = Object.values(schema).filter((value) => is(value, PgTable))
const TABLE = new RegExp(String.raw`\b(?:${TABLES.map(getTableName).join('|')})\b`, 'g')

/**
 * Notes which tables the work reads, into the set it is given. A column that is called like a table counts as that
 * table, which at worst drops an answer too soon.
 */
export const recordTables = <Result>(tables: Set<string>, work: () => Result): Result =>
  recording.run(tables, work)

/** For each query, wherever it is sent (pool.ts). */
export function noteTables(query: string): void {
  const tables = recording.getStore()
  if (tables) for (const [table] of query.matchAll(TABLE)) tables.add(table)
}
