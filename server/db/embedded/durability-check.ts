import type { PGlite } from '@electric-sql/pglite'
import type { DurableNodeFS } from './durable-fs.ts'
import { NotDurable } from './errors.ts'
import { installedVersion } from './pglite-package.ts'
import { PGLITE_VERSION, POSTGRES_MAJOR } from './versions.ts'

/** Without any one of these a confirmed row can be lost. fdatasync would do nothing: PGlite's returns 0 at once. */
export const DURABLE_SETTINGS = {
  fsync: 'on',
  wal_sync_method: 'fsync',
  synchronous_commit: 'on',
  full_page_writes: 'on',
}

/** Throws NotDurable unless the package is the one version our hook was tested with. */
export function checkPackageVersion(): void {
  const version = installedVersion()
  if (version !== PGLITE_VERSION)
    throw new NotDurable(
      `PGlite ${version} is installed and only ${PGLITE_VERSION} is known to be safe.`,
    )
}

/** Throws NotDurable unless the settings hold and a committed write runs the fsync hook. */
export async function checkDurable(db: PGlite, fs: DurableNodeFS): Promise<void> {
  const major = Math.floor(Number(await setting(db, 'server_version_num')) / 10_000)
  if (major !== POSTGRES_MAJOR)
    throw new NotDurable(`PGlite is PostgreSQL ${major} and was expected to be ${POSTGRES_MAJOR}.`)
  for (const [name, needed] of Object.entries(DURABLE_SETTINGS)) {
    const found = await setting(db, name)
    if (found !== needed) throw new NotDurable(`${name} is ${found} and must be ${needed}.`)
  }
  const before = fs.syncs
  await write(db)
  if (fs.syncs === before)
    throw new NotDurable('a committed write was confirmed without reaching the disk (no fsync).')
}

async function setting(db: PGlite, name: string): Promise<string> {
  const { rows } = await db.query<{ value: string }>('select current_setting($1) as value', [name])
  return rows[0]?.value ?? 'missing'
}

/** Commits as an INSERT does, with a record in the log that must reach the disk, and leaves no row behind. */
async function write(db: PGlite): Promise<void> {
  await db.query("select pg_logical_emit_message(true, 'start', 'durability check')")
}
