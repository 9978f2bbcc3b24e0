import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** The one connection to the worker, as the pool that the rest of the server knows. */
export function createPool(connect: () => Duplex, connectionTimeoutMillis: number): pg.Pool {
  const pool = new pg.Pool({
    max: 1,
    stream: connect,
    connectionTimeoutMillis,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    // Named, so that PGHOST, PGSSLMODE and their like in the environment mean nothing here.
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  })
  // The queries fail with these errors, and onProblem hears of them; unheard here they would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Ends the pool when nobody uses or awaits the connection any more, or it is time.
 * Its own end() would forget those who wait: they get no answer at all.
 */
export async function drainPool(pool: pg.Pool, withinMs: number): Promise<void> {
  const late = performance.now() + withinMs
  const isInUse = () => pool.waitingCount > 0 || pool.idleCount < pool.totalCount
  while (isInUse() && performance.now() < late) await pause(10)
  // Not awaited: with a client that is never given back it does not resolve.
  if (!pool.ending) void pool.end()
}
