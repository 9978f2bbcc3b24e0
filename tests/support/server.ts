import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { startPostgres } from '../../server/db/postgres/start.ts'

/** Where a database of the PostgreSQL of this run is; global-setup.ts has started that server, or was given one. */
export function urlOf(database: string): string {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('No PostgreSQL runs: this is not a run of the tests.')
  return withDatabase(server, database)
}

/** Makes an empty database, or a copy of another one, in place of one of this name. */
export async function createDatabase(name: string, template = 'template0'): Promise<string> {
  await dropDatabase(name)
  await administer(`create database ${name} template ${template}`)
  return urlOf(name)
}

export const dropDatabase = (name: string) =>
  administer(`drop database if exists ${name} with (force)`)

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  await client.query(statement)
  await client.end()
}

export interface OwnServer {
  url: string
  stop: () => Promise<void>
}

/** A PostgreSQL as the site starts it, with data of its own in this folder; both are gone when it is stopped. */
export async function startServer(
  parent: string,
  settings: Record<string, string> = {},
): Promise<OwnServer> {
  const folder = await mkdtemp(join(parent, 'saath-tests-'))
  const log = pino({ level: 'warn' }, process.stderr)
  const { connection, stop } = await startPostgres(folder, log, { settings })
  // With every right: tests look inside, and empty tables in any order.
  const url = new URL('postgres://postgres@localhost/postgres')
  url.searchParams.set('host', connection.host ?? '')
  url.searchParams.set('port', String(connection.port))
  return {
    url: url.href,
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Connections to a server or database that may go away: what was asked of it fails, and nothing else. A pool has ended
 * before the last of its connections is gone, and a database is dropped by force.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function withDatabase(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
