import type pg from 'pg'
import { readMigrations } from '../db/check-migrations.ts'
import { sqlState } from '../db/retries.ts'

/** Why a process should get no requests at the moment. */
type Unready = 'stopping' | 'away' | 'read-only' | 'disk-full' | 'other-tables'

/** What /readyz says, for a balancer: whether this process can do all of its work. */
export interface Readiness {
  problem(): Promise<Unready | undefined>
  /** From now on this process wants no new requests. */
  stop(): void
}

/** Asks through `health`, connections that nothing else waits for. */
export function createReadiness(health: pg.Pool): Readiness {
  const newest = readMigrations().at(-1)?.hash
  let isStopping = false
  return {
    stop() {
      isStopping = true
    },
    async problem() {
      if (isStopping) return 'stopping'
      try {
        const { isReadOnly, applied } = await look(health)
        if (isReadOnly) return 'read-only'
        return newest === undefined || applied.includes(newest) ? undefined : 'other-tables'
      } catch (error) {
        return REASONS[sqlState(error) ?? ''] ?? 'away'
      }
    },
  }
}

const REASONS: Record<string, Unready> = { '53100': 'disk-full', '42P01': 'other-tables' }

/** The sort is larger than the memory it may use, so it is written to the disk: that tells whether there is room. */
const LOOK = `
  set local work_mem = '64kB';
  select count(*) from (select n from generate_series(1, 5000) n order by n desc offset 0) sorted;
  select current_setting('transaction_read_only')::bool as "isReadOnly",
    array(select hash from drizzle.__drizzle_migrations) as applied`

interface Look {
  isReadOnly: boolean
  applied: string[]
}

async function look(health: pg.Pool): Promise<Look> {
  // Several statements in one text are one transaction, and give several results.
  const results = [await health.query<Look>(LOOK)].flat()
  const row = results.at(-1)?.rows[0]
  if (!row) throw new Error('The database gave no answer.')
  return row
}
