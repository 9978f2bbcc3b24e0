import pg from 'pg'
import type { Logger } from 'pino'

/** The connections of the site to its database. */
export function createPool(connection: pg.ClientConfig, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // A lost connection is told by the query it belongs to; unheard here it would end the process.
  pool.on('error', (error: Error) => {
    if (!pool.ending) log.error({ kind: error.name }, 'database connection lost')
  })
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
