import pg from 'pg'
import type { Logger } from 'pino'
import { createJams } from './jams.ts'
import { sqlState } from './retries.ts'
import { noteTables } from './tables-read.ts'

/** What a pool is for: each has its own connections, so that none waits for what another one does. */
export type Use = 'reads' | 'writes' | 'jobs' | 'health'

interface Limits {
  /** How many connections. */
  max: number
  /** How long anybody waits for one. These are milliseconds, and 0 is as long as it takes. */
  connect: number
  /** How long a statement may take, and how long of that it may wait for a lock. */
  statement: number
  lock: number
  /** How long one use of a connection may last: waiting for it, and all statements until it is given back. */
  answer: number
}

/** With what a page takes besides, nobody waits longer than six seconds. */
const LIMITS: Record<Use, Limits> = {
  reads: { max: 10, connect: 2_000, statement: 3_500, lock: 1_000, answer: 4_000 },
  writes: { max: 10, connect: 2_000, statement: 4_200, lock: 3_000, answer: 4_500 },
  // Migrations, the scheduler, what runs in the background and what is asked for by command.
  jobs: { max: 4, connect: 10_000, statement: 0, lock: 0, answer: 0 },
  health: { max: 1, connect: 1_500, statement: 1_000, lock: 500, answer: 1_500 },
}

/** As many connections as several statements of one page need. */
const FEWEST = 3

/**
 * The one place where a connection to PostgreSQL gets its limits, and where the loss of one is noticed. Processes that
 * answer requests together share what one alone would have.
 */
export function createPool(
  connection: pg.ClientConfig,
  use: Use,
  log: Logger,
  processes = 1,
): pg.Pool {
  const { max, connect, statement, lock, answer } = LIMITS[use]
  const pool = new pg.Pool({
    ...connection,
    application_name: `saath ${use}`,
    max: Math.min(max, Math.max(FEWEST, Math.ceil(max / processes))),
    connectionTimeoutMillis: connect,
    idleTimeoutMillis: 60_000,
    // A network that swallows packets is noticed also where nobody waits for an answer.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: 30_000,
  })
  // An idle connection was lost: no request fails by it, and unheard it would end the process.
  pool.on('error', (error: Error & { code?: unknown }) => {
    if (!pool.ending)
      log.error({ kind: error.name, code: error.code, use }, 'database connection lost')
  })
  const jams = createJams()
  const deadlines = new WeakMap<pg.ClientBase, number>()
  pool.on('connect', (client) => {
    // The pool does not listen while somebody uses the connection; whoever does gets the error from the query.
    client.on('error', () => {})
    guardQueries(client)
  })
  pool.connect = new Proxy(pool.connect, { apply: takeConnection })
  pool.query = new Proxy(pool.query, { apply: (_query, _pool, args) => queryOnce(args) })
  return pool

  async function takeConnection(original: typeof pool.connect, self: unknown, args: unknown[]) {
    const deadline = performance.now() + answer
    const client: pg.PoolClient | undefined = await Reflect.apply(original, self, args)
    if (client) deadlines.set(client, deadline)
    return client
  }

  /** As the pool's own, but nobody waits for a connection to be told what is known, and one that works is kept. */
  async function queryOnce(args: unknown[]): Promise<unknown> {
    jams.check(textOf(args[0]))
    const client = await pool.connect()
    try {
      return await Reflect.apply(client.query, client, args)
    } finally {
      client.release()
    }
  }

  function guardQueries(client: pg.PoolClient): void {
    client.query = new Proxy(client.query, {
      apply: (query, self, args) => {
        const text = textOf(args[0])
        noteTables(text)
        return jams.run(text, () => inTime(client, () => Reflect.apply(query, self, args)))
      },
    })
  }

  /** Gives the connection up when its time is over: a rollback would only wait for the server once more. */
  async function inTime<Result>(
    client: pg.PoolClient,
    query: () => Promise<Result>,
  ): Promise<Result> {
    const timer = answer > 0 ? giveUpIn(client, deadlines.get(client) ?? 0) : undefined
    try {
      return await query()
    } catch (error) {
      if (sqlState(error) === READ_ONLY) void client.end()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Once the deadline has passed, it takes no further statement at all. */
function giveUpIn(client: pg.PoolClient, deadline: number): NodeJS.Timeout | undefined {
  const patience = deadline - performance.now()
  if (patience > 0) return setTimeout(() => void client.end(), patience)
  void client.end()
}

/** The server takes no writes: another one may have taken over, and the same address may lead there now. */
const READ_ONLY = '25006'

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query
    ? String(query.text)
    : String(query)
