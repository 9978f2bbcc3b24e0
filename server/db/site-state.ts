import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sqlState } from './retries.ts'
import * as schema from './schema.ts'

const { siteState } = schema
/** A database, or one connection to it. */
export type PlainDatabase = NodePgDatabase<typeof schema>

/**
 * What processes of one site must agree on: the random id that its backups carry, when the last good one was made, and
 * where its rows were moved to.
 */
type Name = 'site' | 'last-backup' | 'moved'

/** SQLSTATE for "undefined table": a database of an older version has no such notes. */
const NO_TABLE = '42P01'

/** Undefined also where the database is of a version that kept no notes. */
export const readState = (db: PlainDatabase, name: Name): Promise<string | undefined> =>
  unlessOlder(async () => {
    const [row] = await db.select().from(siteState).where(eq(siteState.name, name))
    return row?.value
  })

/** What is noted; the given value becomes it where nothing is. */
export const keepState = (
  db: PlainDatabase,
  name: Name,
  value: string,
): Promise<string | undefined> =>
  unlessOlder(async () => {
    await db.insert(siteState).values({ name, value }).onConflictDoNothing()
    return readState(db, name)
  })

export const writeState = (db: PlainDatabase, name: Name, value: string) =>
  unlessOlder(() =>
    db
      .insert(siteState)
      .values({ name, value })
      .onConflictDoUpdate({ target: siteState.name, set: { value } }),
  )

export const eraseState = (db: PlainDatabase, name: Name) =>
  unlessOlder(() => db.delete(siteState).where(eq(siteState.name, name)))

async function unlessOlder<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    if (sqlState(error) === NO_TABLE) return undefined
    throw error
  }
}
