import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { sqlState } from './retries.ts'
import { isUnavailable } from './unavailable.ts'

/** How long a start waits for a database that may be starting, too, in milliseconds. */
const PATIENCE = 30_000

const OLDEST = 150_000

/** Waits until PostgreSQL answers. Throws a sentence when it does not, refuses, or is too old. */
export async function reach(
  pool: pg.Pool,
  name: string,
  log: Logger,
  patience = PATIENCE,
): Promise<void> {
  if ((await readVersion(pool, name, log, patience)) < OLDEST)
    throw new Error(`${name} is older than PostgreSQL 15. Please use PostgreSQL 15 or newer.`)
}

async function readVersion(
  pool: pg.Pool,
  name: string,
  log: Logger,
  patience: number,
): Promise<number> {
  const deadline = performance.now() + patience
  for (let tries = 1; ; tries += 1) {
    try {
      const { rows } = await pool.query<{ version: number }>(
        "select current_setting('server_version_num')::int as version",
      )
      return rows[0]?.version ?? 0
    } catch (error) {
      if (!mayPass(error)) throw refused(name, error)
      if (performance.now() > deadline) throw away(name, error)
      if (tries === 1)
        log.warn(`${name} does not answer yet. Trying for ${patience / 1000} seconds.`)
      await pause(500)
    }
  }
}

/** A wrong password or name stays wrong, and so does a pooler in between (08P01). */
const mayPass = (error: unknown) =>
  isUnavailable(error) && !/^(28|3D|08P01)/.test(sqlState(error) ?? '')

const away = (name: string, error: unknown) =>
  new Error(
    `${name} does not answer (${reasonOf(error)}). Please start it, or correct the address.`,
    {
      cause: error,
    },
  )

const refused = (name: string, error: unknown) =>
  new Error(`${name} cannot be used (${reasonOf(error)}). ${adviceOn(error)}`, { cause: error })

const adviceOn = (error: unknown) =>
  sqlState(error) === '08P01'
    ? 'Please name PostgreSQL itself, not a pooler such as pgbouncer in front of it.'
    : 'Please correct the address.'

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Where a name has several addresses, each has failed, and the error of all says nothing itself.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}
