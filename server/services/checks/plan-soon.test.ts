import { asc } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestApp, signInAs, type TestApp } from '../../../tests/support/app.ts'
import { csvOf, ROW, sendCsv } from '../../../tests/support/csv.ts'
import { anotherPool } from '../../../tests/support/database.ts'
import { buildCategories, buildListing } from '../../../tests/support/factories.ts'
import { toDrizzle } from '../../db/open.ts'
import { checkTasks } from '../../db/schema.ts'
import { startJobs } from '../../jobs/start.ts'
import { JOBS } from '../../jobs/table.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

/** A site's jobs, in a process that looks for what is due by the clock so seldom that no test sees it. */
async function start() {
  const { pool, close } = await anotherPool()
  const jobs = JOBS.filter(({ name }) => name === 'plan-checks' || name === 'import-listings')
  const parts = { db: toDrizzle(pool), env: app.env, log: pino({ level: 'silent' }) }
  const running = await startJobs(parts, { jobs, lookEverySeconds: 45 })
  const stop = () => running.stop().then(close)
  onTestFinished(stop)
}

const tasks = () => app.db.select().from(checkTasks).orderBy(asc(checkTasks.listingId))

test('a new site has its tasks from the first start on, and a second start makes no more', async () => {
  const { id } = await buildListing(app.db)
  await buildListing(app.db, { isApproved: false })
  await start()
  await expect.poll(tasks).toMatchObject([{ listingId: id, reason: 'new', state: 'waiting' }])
  const other = await buildListing(app.db)
  await start()
  await expect
    .poll(async () => (await tasks()).map(({ listingId }) => listingId))
    .toEqual([id, other.id])
})

test('what an import brought in is planned once it is done, without waiting for the night', async () => {
  await buildCategories(app.db)
  await start()
  const admin = await signInAs(app, { role: 'admin' })
  const file = csvOf([{ ...ROW, isApproved: 'true' }])
  const answer = await sendCsv(app, admin, file, '/api/admin/listings/import')
  const { results } = await answer.json()
  expect(results).toHaveLength(1)
  await expect.poll(tasks).toMatchObject([{ listingId: results[0].id, reason: 'new' }])
})
