import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from '../../server/db/open.ts'
import * as schema from '../../server/db/schema.ts'

interface Asked {
  query: string
  params: unknown[]
}

/** The database of the product, with an ear on what it is asked. */
export function watchedDatabase(pool: pg.Pool) {
  let heard: Asked[] | undefined
  const db: Database = drizzle(pool, {
    schema,
    casing: 'snake_case',
    logger: { logQuery: (query, params) => heard?.push({ query, params }) },
  })

  /** The plans of all that `work` asks, a text each. */
  async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
    heard = []
    await work()
    const asked = heard
    heard = undefined
    const plans: string[] = []
    for (const { query, params } of asked) {
      if (!/^\s*(select|with)/i.test(query)) continue
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers off) ${query}`,
        params,
      )
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  }

  return { db, plansOf }
}
