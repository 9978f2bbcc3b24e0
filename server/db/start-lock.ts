import type pg from 'pg'

/** What processes that start at once do one after another. Any numbers do, as long as all processes use the same ones. */
export const START_LOCKS = { migrations: 5_301_947, seed: 5_301_949, scheduler: 5_301_948 }

/**
 * Does the work while no other process does the same, on a connection that waits and works as long as it takes: another
 * process may be making an index on a large table.
 */
export async function oneAfterAnother<Result>(
  pool: pg.Pool,
  what: keyof typeof START_LOCKS,
  work: (client: pg.PoolClient) => Promise<Result>,
  onWait: () => void = () => {},
): Promise<Result> {
  const client = await pool.connect()
  try {
    // Also where the settings of the database or its user say otherwise.
    await client.query('set statement_timeout = 0')
    await client.query('set lock_timeout = 0')
    const { rows } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock($1) as free',
      [START_LOCKS[what]],
    )
    if (!rows[0]?.free) {
      onWait()
      await client.query('select pg_advisory_lock($1)', [START_LOCKS[what]])
    }
    return await work(client)
  } finally {
    // With the connection end its lock and its settings.
    client.release(true)
  }
}
