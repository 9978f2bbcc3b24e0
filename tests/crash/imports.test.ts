import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Import } from '../../shared/imports/imports.ts'
import { listingImportParts, listingImportRows, listings } from '../../server/db/schema.ts'
import { workOnImports } from '../../server/services/imports/job.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { csvOf, ROW, sendCsv } from '../support/csv.ts'
import { ownUrl } from '../support/database.ts'
import { buildCategories } from '../support/factories.ts'
import { stopImports } from '../support/imports.ts'
import { expectWithin } from '../support/slowness.ts'

const ROWS = 1_500
const file = csvOf(
  Array.from({ length: ROWS }, (_, at) => ({
    ...ROW,
    name: `Centre ${at} of ${at * 7}`,
    phone: `98223${String(at).padStart(5, '0')}`,
  })),
)

let app: TestApp
let admin: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  // The processes of the tests do.
  await stopImports()
  await app.db.execute(sql`drop schema if exists pgboss cascade`)
  admin = await signInAs(app, { role: 'admin' })
  await buildCategories(app.db)
})

function startImporter() {
  const script = fileURLToPath(import.meta.resolve('./importer.ts'))
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: ownUrl() },
    stdio: 'inherit',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  return {
    end: async (signal: 'SIGKILL' | 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

const read = async () => (await (await admin.get('/api/admin/imports/1')).json()) as Import
const ofRows = (where: Parameters<typeof app.db.$count>[1]) =>
  app.db.$count(listingImportRows, where)

/** What an admin has asked for, until it is to be worked on; and how many rows of it are done. */
const STAGES = {
  rehearsing: { asked: 0, done: () => ofRows(undefined), next: 'rehearsed' },
  importing: { asked: 1, done: () => app.db.$count(listings), next: 'done' },
  undoing: { asked: 2, done: () => ofRows(isNotNull(listingImportRows.undo)), next: 'undone' },
}

async function ask(times: number): Promise<void> {
  expect((await sendCsv(app, admin, file, '/api/admin/imports')).status).toBe(200)
  for (const act of ['run', 'undo'].slice(0, times)) {
    await workOnImports(app.db)
    expect((await admin.send('POST', `/api/admin/imports/1/${act}`, {})).status).toBe(200)
  }
}

for (const signal of ['SIGKILL', 'SIGTERM'] as const)
  test.each(Object.entries(STAGES))(
    `${signal} in the middle of %s: the next process goes on with the job, nothing is lost and nothing done twice`,
    async (state, { asked, done, next }) => {
      await ask(asked)
      const first = startImporter()
      await expect.poll(done, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0)
      const told = performance.now()
      await first.end(signal)
      const took = performance.now() - told
      if (signal === 'SIGTERM') await expectWithin(2_000, took)
      expect(await read()).toMatchObject({ state })
      expect(await done()).toBeLessThan(ROWS)

      // As half a minute later: until then it might be alive.
      await app.db.execute(sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '30 s'`)
      const second = startImporter()
      await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe(next)
      await second.end('SIGTERM')

      expect(await done()).toBe(ROWS)
      const made = await app.db.selectDistinct({ name: listings.name }).from(listings)
      expect(made).toHaveLength(asked === 1 ? ROWS : 0)
      expect(await ofRows(eq(listingImportRows.outcome, 'error'))).toBe(0)
      expect(await app.db.$count(listingImportParts)).toBe(0)
    },
  )
