import pg from 'pg'

/**
 * Without limits: what takes long may take long, on one processor, so that visitors have the others. And how values are
 * written, so that the same value is the same text.
 */
const SETTINGS = {
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  statement_timeout: '0',
  lock_timeout: '0',
  transaction_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
}

interface Options {
  /** Another database of the same server. */
  database?: string
  /** Ends the connection, and with it whatever the work waits for. */
  signal?: AbortSignal | undefined
}

/** Work with a connection of its own beside those of the site, to the same database and without their time limits. */
export async function withOwnClient<T>(
  pool: pg.Pool,
  { database, signal }: Options,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const client = makeClient(pool, database)
  // What waits for an answer fails with the same error; unheard here it would end the process.
  client.on('error', () => {})
  const end = () => client.end()
  try {
    await client.connect()
    signal?.addEventListener('abort', end)
    signal?.throwIfAborted()
    await client.query(
      `select set_config(name, setting, false) from json_each_text($1) as given(name, setting)
       where lower(name) in (select lower(known.name) from pg_settings known)`,
      [JSON.stringify(SETTINGS)],
    )
    return await work(client)
  } finally {
    signal?.removeEventListener('abort', end)
    await client.end()
  }
}

function makeClient(pool: pg.Pool, database: string | undefined): pg.Client {
  // Named, because the pool hides it from a copy of its settings.
  const { password } = pool.options
  const limits = { query_timeout: 0, statement_timeout: 0, connectionTimeoutMillis: 30_000 }
  const named = { application_name: 'saath backup' }
  const client = new pg.Client({ ...pool.options, password, ...limits, ...named })
  if (database === undefined) return client
  const { host, port, user, ssl } = client
  return new pg.Client({ host, port, user, password: client.password, ssl, database, ...named })
}
