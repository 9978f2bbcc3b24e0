import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { projectFile } from '../project-file.ts'

export const MIGRATIONS = projectFile('server/db/migrations')

export interface Migration {
  name: string
  /** When it was made, in milliseconds since 1970. */
  when: number
  /** The hash of its text. */
  hash: string
}

const journalSchema = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.number() })),
})

/** The migrations of this version, oldest first, each with its hash as the database keeps it. */
export function readMigrations(folder = MIGRATIONS): Migration[] {
  const journal = journalSchema.parse(
    JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')),
  )
  return journal.entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    return { name: tag, when, hash: createHash('sha256').update(text).digest('hex') }
  })
}

type Applied = Pick<Migration, 'when' | 'hash'>

/**
 * Throws a sentence when the database was made by other migrations than ours: what applies them looks at their dates
 * alone, and would open it with a wrong schema.
 */
export async function checkMigrations(client: pg.ClientBase): Promise<void> {
  const problem = mismatchOf(await readApplied(client), readMigrations())
  if (problem) throw new Error(problem)
}

/** What is wrong with a database to which these were applied; undefined where we can go on from there. */
export function mismatchOf(applied: Applied[], migrations: Migration[]): string | undefined {
  const hashes = new Map(applied.map(({ when, hash }) => [when, hash]))
  const last = Math.max(0, ...hashes.keys())
  const isOther = ({ when, hash }: Migration) => when <= last && hashes.get(when) !== hash
  const other = migrations.find(isOther)
  if (other) return madeOtherwise(other.name)
  return applied.every(({ when }) => migrations.some((one) => one.when === when))
    ? undefined
    : NEWER
}

const NEWER =
  'The database was made by a newer version of this site. Please start that version, or restore a backup that this one made.'
const madeOtherwise = (name: string) =>
  `The database was made with another form of the migration ${name}, or without it, so its tables are not those that this ` +
  'version expects. Please start the version that made it, or restore a backup.'

async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  )
  if (!found[0]?.exists) return []
  const { rows } = await client.query<Applied>(
    'select created_at::float8 as "when", hash from drizzle.__drizzle_migrations order by created_at',
  )
  return rows
}
