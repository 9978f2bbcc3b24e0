import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { oneAtATime } from '../one-at-a-time.ts'

/** Who wants to know that rows change, in this process or in another one. */
export interface Listener {
  /** A transaction that changed rows of this table was committed. */
  changed(table: string): void
  /** From now on nothing is heard, until `heard`. */
  lost(): void
  /** From now on everything is, of these tables. */
  heard(tables: ReadonlySet<string>): void
}

export interface Changes {
  /** Resolves when what was committed before this call has been told; at once while nothing is heard. */
  told(): Promise<void>
  close(): Promise<void>
}

/** The channel of migration `changes`, whose trigger tells of each table. */
const CHANNEL = 'saath_changes'
const TRIGGER = 'tell_change'

/** How often the connection has to show that it lives, and how long it has for that, in milliseconds. */
const BEAT = 500
const PATIENCE = 500
/** The longest wait between two tries to connect again, in milliseconds. */
const LONGEST_PAUSE = 5_000

/**
 * Listens on a connection of its own until it is closed. A connection that is lost, or that does not answer within a
 * second, is told as lost and made again.
 */
export function listenForChanges(
  connection: pg.ClientConfig,
  listener: Listener,
  log: Pick<Logger, 'warn'>,
): Changes {
  let client: pg.Client | undefined
  // The server sends what it has to tell before it says that it is ready again.
  const ask = oneAtATime(async () => void (await client?.query('select 1')))
  const closing = new AbortController()
  const { signal } = closing
  const running = keepListening()
  return {
    told: () => ask().catch(() => {}),
    async close() {
      closing.abort()
      await client?.end().catch(() => {})
      await running
    },
  }

  async function keepListening(): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      const problem = await listenOnce()
      if (problem && failures === 0) log.warn(problem, 'changes of the database are not heard')
      failures = problem ? failures + 1 : 0
      const wait = Math.min(100 * 2 ** failures, LONGEST_PAUSE)
      await pause(wait, undefined, { signal }).catch(() => {})
    }
  }

  /** Until the connection is lost. Says what kept it from standing at all. */
  async function listenOnce(): Promise<{ kind: string; code: unknown } | undefined> {
    const own = new pg.Client({
      ...connection,
      application_name: 'saath changes',
      connectionTimeoutMillis: 2_000,
      query_timeout: PATIENCE,
      keepAlive: true,
    })
    // Whoever waits for an answer gets the error from the query.
    own.on('error', () => {})
    own.on('notification', ({ payload }) => listener.changed(payload ?? ''))
    try {
      await own.connect()
      await own.query(`listen ${CHANNEL}`)
      const tables = await findTold(own)
      client = own
      listener.heard(tables)
    } catch (error) {
      void own.end().catch(() => {})
      return problemOf(error)
    }
    await untilLost()
    client = undefined
    listener.lost()
    void own.end().catch(() => {})
  }

  async function untilLost(): Promise<void> {
    try {
      while (!signal.aborted) {
        await ask()
        await pause(BEAT, undefined, { signal })
      }
    } catch {
      // It says so by itself.
    }
  }
}

/** The tables whose changes are told. */
async function findTold(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ table: string }>(
    'select distinct tgrelid::regclass::text as table from pg_trigger where tgname like $1',
    [`${TRIGGER}%`],
  )
  return new Set(rows.map(({ table }) => table))
}

function problemOf(error: unknown) {
  const { name: kind = '', code }: { name?: string; code?: unknown } = Object(error)
  return { kind, code }
}
