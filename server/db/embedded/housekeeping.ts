import type { PGlite } from '@electric-sql/pglite'
import type { Sessions } from './sessions.ts'

export interface HousekeepingOptions {
  checkpointEveryMs: number
  vacuumEveryMs: number
  /** Told when a chore failed; the next one is tried all the same. */
  problem: (message: string) => void
}

/** How often we look whether there is something to do. */
const LOOK_MS = { checkpoint: 2_000, vacuum: 10_000 }
/** Written in less time than a checkpoint interval, by an import for instance. */
const MAX_WAL_BYTES = 64 * 1024 * 1024
/** So long nobody asked anything: a moment to tidy up. */
const IDLE_MS = 5_000

/**
 * Does what a PostgreSQL server has background processes for, between the clients' batches.
 * Without: 60 updates of a whole table left 1.9 GB of log, 2.9 million dead rows and a start of 7.6 s.
 */
export async function keepHouse(
  db: PGlite,
  sessions: Sessions,
  { checkpointEveryMs, vacuumEveryMs, problem }: HousekeepingOptions,
): Promise<void> {
  if (checkpointEveryMs)
    repeat(
      await createCheckpointer(db, checkpointEveryMs),
      Math.min(checkpointEveryMs, LOOK_MS.checkpoint),
    )
  if (vacuumEveryMs)
    repeat(
      createVacuumer(db, vacuumEveryMs, sessions.idleFor),
      Math.min(vacuumEveryMs, LOOK_MS.vacuum),
    )

  function repeat(chore: () => Promise<void>, everyMs: number) {
    let waiting = false
    const look = async () => {
      // A long transaction must not make the looks pile up behind it.
      if (waiting) return
      waiting = true
      await sessions.between(chore).catch((error: unknown) => problem(String(error)))
      waiting = false
    }
    setInterval(look, everyMs).unref()
  }
}

/** A checkpoint when one is due and there were writes, or when there were many. */
async function createCheckpointer(db: PGlite, everyMs: number): Promise<() => Promise<void>> {
  let checkpointed = await walPosition(db)
  let lastAt = performance.now()

  return async () => {
    const position = await walPosition(db)
    const written = position - checkpointed
    if (written === 0 || (written < MAX_WAL_BYTES && performance.now() - lastAt < everyMs)) return
    await db.exec('CHECKPOINT')
    checkpointed = await walPosition(db)
    lastAt = performance.now()
  }
}

async function walPosition(db: PGlite): Promise<number> {
  const { rows } = await db.query<{ position: string }>(
    "select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as position",
  )
  return Number(rows[0]?.position)
}

/**
 * One table a look, so that clients wait for one table at most (0.5 s at 100,000 rows): the one with most
 * dead rows of those that changed and were not vacuumed for a day, or are a fifth dead.
 * The statistics are PostgreSQL's own and outlive a restart.
 */
function createVacuumer(db: PGlite, everyMs: number, idleFor: () => number): () => Promise<void> {
  let nothingDueAt = performance.now()
  const failed: string[] = []

  return async () => {
    const overdue = performance.now() - nothingDueAt > everyMs
    if (idleFor() < Math.min(IDLE_MS, everyMs) && !overdue) return
    const { rows } = await db.query<{ name: string }>(DUE_FOR_VACUUM, [everyMs / 1000, failed])
    const table = rows[0]?.name
    if (table === undefined) {
      nothingDueAt = performance.now()
      return
    }
    try {
      await db.exec(`VACUUM (ANALYZE) ${table}`)
    } catch (error) {
      failed.push(table)
      throw error
    }
  }
}

const DUE_FOR_VACUUM = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_all_tables
  where schemaname <> 'pg_toast'
    and n_dead_tup + n_mod_since_analyze + n_ins_since_vacuum > 0
    and (coalesce(last_vacuum, '-infinity') < now() - make_interval(secs => $1)
      or n_dead_tup > 1000 + n_live_tup / 5)
    and format('%I.%I', schemaname, relname) <> all ($2)
  order by n_dead_tup desc, n_mod_since_analyze desc
  limit 1`
