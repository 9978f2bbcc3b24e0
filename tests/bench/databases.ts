import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbedded } from '../../server/db/embedded/open.ts'
import { migrate } from '../../server/db/migrate.ts'

type Bench = (database: 'embedded' | 'PostgreSQL', pool: pg.Pool) => Promise<void>

/**
 * Measures on a migrated embedded database, and then on one of this name in the PostgreSQL server that
 * BENCH_DATABASE_URL names. Both are gone afterwards.
 */
export async function onBothDatabases(name: string, bench: Bench): Promise<void> {
  await onEmbedded(bench)
  if (process.env.BENCH_DATABASE_URL) await onPostgres(process.env.BENCH_DATABASE_URL, name, bench)
}

async function onEmbedded(bench: Bench): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saath-bench-'))
  const { pool, withoutTimeLimit, close } = await openEmbedded(folder, { queryTimeoutMs: 0 })
  try {
    await withoutTimeLimit(() => migrate(pool))
    await bench('embedded', pool)
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function onPostgres(server: string, name: string, bench: Bench): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: url.href, max: 10 })
  // The database is dropped under connections that are still open.
  pool.on('error', () => {})
  try {
    await migrate(pool)
    await bench('PostgreSQL', pool)
  } finally {
    await pool.end()
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}
