/**
 * `npm run bench:checks -- --size 100000`: how long it takes to find the next listing to check and to plan a day's checks
 * in a full directory, and how long others wait for their rows meanwhile. A database of a PostgreSQL as the site starts it.
 */
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { migrate } from '../../server/db/migrate.ts'
import { toDrizzle } from '../../server/db/open.ts'
import { planChecks } from '../../server/services/checks/plan.ts'
import { takeTask } from '../../server/services/checks/take.ts'
import { momentInIndia } from '../../shared/indian-days.ts'
import { buildUser } from '../support/factories.ts'
import { openPool, startServer } from '../support/server.ts'
import { makeListings } from './made-listings.ts'
import { askOthers, check, percentile } from './measure.ts'

const { values } = parseArgs({ options: { size: { type: 'string', default: '100000' } } })
const size = Number(values.size)
if (!(size >= 1000)) throw new Error('--size takes a whole number, 1000 at least.')

/** Milliseconds, as docs/checks.md promises them. */
const BARS = { next: 10, plan: 5000, lock: 100 }
const DAY = '2027-01-04'
const TAKES = 300

console.log(`Checks of ${size} listings`)
const server = await startServer(tmpdir())
const pool = openPool({ connectionString: server.url, max: 4 })
try {
  await migrate(pool)
  const db = toDrizzle(pool)
  await makeListings(db, 0, size)
  const user = await buildUser(db, { role: 'checker' })

  // A directory that was just filled: all of it is due at once, which happens once.
  await pool.query('vacuum analyze')
  const first = await timed(() => planChecks(db, momentInIndia(DAY, '01:30')))
  console.log(`  ${first.toFixed(0).padStart(9)} ms to plan ${size} checks at once, the first day`)

  await pool.query('analyze check_tasks')
  const takes: number[] = []
  for (let at = 0; at < TAKES; at += 1) {
    const now = new Date(momentInIndia(DAY, '10:30').getTime() + at)
    takes.push(await timed(() => takeTask(db, user, now)))
    await db.execute(sql`update check_tasks set state = 'done', taken_by = null, lease_until = null,
      done_at = now() where state = 'taken'`)
  }
  check('ms to take the next of a full queue', percentile(takes, 0.5), BARS.next, '(p50)')
  check('ms to take the next of a full queue', percentile(takes, 0.95), BARS.next, '(p95)')

  // Any other day: a 180th of them are due, and nobody notices.
  await db.execute(sql`truncate check_tasks cascade`)
  for (let from = 0; from < size; from += 1000)
    await db.execute(sql`update listings set confirmed_on = ${DAY}::date - (id % 180)::int,
      next_check_on = ${DAY}::date - (id % 180)::int + 180, is_behind = false
      where id > ${from} and id <= ${from + 1000}`)
  await pool.query('vacuum analyze')
  let seed = 1
  const others = askOthers(async () => {
    seed = (seed * 48271) % 2147483647
    await pool.query('update listings set updated_at = now() where id = $1', [(seed % size) + 1])
  })
  const daily: number[] = []
  for (let day = 4; day < 9; day += 1)
    daily.push(await timed(() => planChecks(db, momentInIndia(`2027-01-0${day}`, '20:30'))))
  const waits = await others.stop()
  check('ms to plan a day', percentile(daily, 0.5), BARS.plan, `(p50 of ${daily.length})`)
  check('ms the slowest waited for a listing', Math.max(...waits), BARS.lock, `(${waits.length})`)
} finally {
  await pool.end()
  await server.stop()
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}
