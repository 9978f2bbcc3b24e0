import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Listener } from './changes.ts'
import { sqlState } from './retries.ts'
import type { PlainDatabase } from './site-state.ts'
import { isUnavailable } from './unavailable.ts'

/** A copy of the database that follows it, for what guests read. */
interface Replica {
  /** These ask the replica while it has everything, otherwise the database itself. */
  pool: pg.Pool
  transaction: PlainDatabase['transaction']
  /** Begins to follow what is told of changes: of each the replica hears before the listener does. */
  follow(listener: Listener): Listener
  close(): Promise<void>
}

/** A server, and a connection for the question how far it is. */
interface Asked {
  db: PlainDatabase & { $client: pg.Pool }
  health: pg.Pool
}

interface Parts {
  primary: Asked
  replica: Asked
  log: Logger
}

/**
 * How often it is asked how far it is, in milliseconds: so old may at most be what nobody is told of, as a key that was
 * sent by email.
 */
const BEAT = 500
/** And the first time again while it is behind. */
const SOON = 4
/** After so long, in milliseconds, it is worth a line of the log. */
const NOTED = 5_000

/**
 * From the moment in which a change is told until the replica has it, nothing is read from there: what is drawn anew
 * because of a change has the change in it. The same while changes are not heard, while it is away, and after it has become
 * a database of its own.
 */
export function openReplica({ primary, replica, log }: Parts): Replica {
  const closing = new AbortController()
  const { signal } = closing
  let isHeard = false
  let hasAll = false
  let changes = 0
  let woken = Promise.withResolvers<void>()
  let following = Promise.resolve()

  return {
    pool: new Proxy(primary.db.$client, {
      get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
    }),
    transaction: (work, config) => attempt(({ db }) => db.transaction(work, config)),
    follow(listener) {
      following = keepComparing()
      return {
        changed(table) {
          behind()
          listener.changed(table)
        },
        lost() {
          isHeard = false
          behind()
          listener.lost()
        },
        heard(tables) {
          isHeard = true
          behind()
          listener.heard(tables)
        },
      }
    },
    async close() {
      closing.abort()
      woken.resolve()
      await following
      await Promise.all([replica.db.$client.end(), replica.health.end()])
    },
  }

  function behind(): void {
    hasAll = false
    changes += 1
    woken.resolve()
  }

  async function keepComparing(): Promise<void> {
    let behindSince = performance.now()
    let isNoted = false
    for (let wait = SOON; !signal.aborted;) {
      const from = changes
      woken = Promise.withResolvers()
      const isSame = await hasCaughtUp().catch(() => false)
      hasAll = isSame && isHeard && changes === from
      wait = hasAll ? BEAT : Math.min(wait * 2, BEAT)
      if (hasAll) {
        if (isNoted) log.info('guests read from the replica again')
        isNoted = false
        behindSince = performance.now()
      } else if (!isNoted && performance.now() - behindSince > NOTED) {
        log.warn('the replica is behind or away: guests read from the database itself')
        isNoted = true
      }
      if (changes === from)
        await Promise.race([woken.promise, pause(wait, undefined, { ref: false })])
      if (changes !== from) wait = SOON
    }
  }

  /** Whether it follows this database, and has all that was written until now. */
  async function hasCaughtUp(): Promise<boolean> {
    const { rows: primaries } = await primary.health.query<{ of: string; at: string }>(
      `select ${SAME} as of, pg_current_wal_insert_lsn()::text as at from ${CONTROL}`,
    )
    const { of, at } = primaries[0] ?? {}
    const { rows } = await replica.health.query<{ is: boolean }>(
      `select ${SAME} = $1 and pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $2::pg_lsn as is
       from ${CONTROL}`,
      [of, at],
    )
    return rows[0]?.is === true
  }

  function query(...args: unknown[]): Promise<unknown> {
    return attempt(({ db: { $client } }) => Reflect.apply($client.query, $client, args))
  }

  async function attempt<Result>(ask: (server: Asked) => Promise<Result>): Promise<Result> {
    if (!hasAll) return ask(primary)
    try {
      return await ask(replica)
    } catch (error) {
      const code = sqlState(error) ?? ''
      if (LATE.has(code) || !(isUnavailable(error) || code === CONFLICT)) throw error
      // What writes as it is read was asked of the wrong one; everything else says that it is not well.
      if (code !== READ_ONLY) behind()
      return ask(primary)
    }
  }
}

/** One that was restored, or that follows another database since a failover, has positions of its own. */
const SAME = `system.system_identifier || ' ' || point.timeline_id`
const CONTROL = 'pg_control_system() system, pg_control_checkpoint() point'

/** SQLSTATE for a statement, or a lock, that took too long: it would take as long again. */
const LATE = new Set(['57014', '55P03'])
/** For a statement that reads what the replica has to remove, because it was removed in the database. */
const CONFLICT = '40001'
const READ_ONLY = '25006'
