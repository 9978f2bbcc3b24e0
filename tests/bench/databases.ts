import { tmpdir } from 'node:os'
import pg from 'pg'
import { migrate } from '../../server/db/migrate.ts'
import { openPool, startServer, withDatabase } from '../support/server.ts'

type Bench = (database: 'our own' | 'PostgreSQL', pool: pg.Pool) => Promise<void>

/**
 * Measures on a migrated database of a PostgreSQL as the site starts it, and then on one of this name in the PostgreSQL
 * server that BENCH_DATABASE_URL names. Both are gone afterwards.
 */
export async function onBothDatabases(name: string, bench: Bench): Promise<void> {
  const own = await startServer(tmpdir())
  try {
    await onServer(own.url, name, (pool) => bench('our own', pool))
  } finally {
    await own.stop()
  }
  const other = process.env.BENCH_DATABASE_URL
  if (other) await onServer(other, name, (pool) => bench('PostgreSQL', pool))
}

async function onServer(
  server: string,
  name: string,
  work: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  const pool = openPool({ connectionString: withDatabase(server, name), max: 10 })
  try {
    await migrate(pool)
    await work(pool)
  } finally {
    await pool.end()
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}
