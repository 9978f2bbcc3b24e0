import { channel } from 'node:diagnostics_channel'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { anotherPool, emptyDatabase } from '../../tests/support/database.ts'
import { buildMail } from '../../tests/support/factories.ts'
import { startMailServer } from '../../tests/support/mail-server.ts'
import { toDrizzle, type Database } from '../db/open.ts'
import { mails } from '../db/schema.ts'
import { readEnv } from '../env/env.ts'
import { startJobs } from './start.ts'
import { JOBS, type Job } from './table.ts'

const EVERY_MINUTE = '* * * * *'

let db: Database
beforeEach(async () => {
  db = await emptyDatabase()
  // What the test before has run is not due again before the next minute.
  await db.execute(sql`drop schema if exists pgboss cascade`)
})

/** A process of its own, on the same database; it stops with the test. */
async function startProcess(smtpUrl: string | undefined, jobs: Job[] = JOBS, lookEverySeconds = 1) {
  const { pool, close } = await connect()
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) })
  const env = readEnv({
    NODE_ENV: 'test',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'hello@saath.example',
    DATABASE_URL: process.env.TEST_DATABASE_URL,
  })
  const running = await startJobs({ db: toDrizzle(pool), env, log }, { jobs, lookEverySeconds })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= running.stop().then(close))
  onTestFinished(stop)
  return { logged, stop }
}

/** As after the migration: the connection is there. */
async function connect() {
  const another = await anotherPool()
  await another.pool.query('select 1')
  return another
}

test('a mail leaves by itself as soon as its transaction commits', async () => {
  const server = await startMailServer()
  await startProcess(server.url)
  await db.transaction((tx) => buildMail(tx))
  await expect.poll(() => server.received.length).toBe(1)
  await expect.poll(async () => (await db.select().from(mails))[0]?.state).toBe('sent')
})

test('what was queued while nothing ran leaves after the next start', async () => {
  const server = await startMailServer()
  // The job runs once a minute, and the test before may have been that.
  await db.execute(sql`drop schema if exists pgboss cascade`)
  await buildMail(db)
  await startProcess(server.url)
  await expect.poll(() => server.received.length).toBe(1)
})

test('two processes that run at once send each mail once', async () => {
  const server = await startMailServer()
  await Promise.all([startProcess(server.url), startProcess(server.url)])
  for (let n = 0; n < 20; n++) await buildMail(db, { to: `person${n}@example.org` })
  await expect.poll(() => server.received.length).toBe(20)
  await expect
    .poll(async () => (await db.select().from(mails)).every(({ state }) => state === 'sent'))
    .toBe(true)
  expect(server.received).toHaveLength(20)
})

test('four processes that start at once, for the first time, all start', async () => {
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: process.env.TEST_DATABASE_URL })
  const log = pino({ level: 'silent' })
  // Several times, because it is a matter of milliseconds who comes first.
  for (let round = 1; round <= 6; round++) {
    const processes = await Promise.all([1, 2, 3, 4].map(connect))
    // By one of them, as the one that has migrated: what its connection remembers of the schemas is out of date first.
    await processes[0]?.pool.query('drop schema if exists pgboss cascade')
    const starting = processes.map(({ pool }) => startJobs({ db: toDrizzle(pool), env, log }))
    const results = await Promise.allSettled(starting)
    for (const result of results) if (result.status === 'fulfilled') await result.value.stop()
    await Promise.all(processes.map(({ close }) => close()))
    expect(results.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
  }
})

test('a job that is due runs; one that fails is logged without values and stops no other', async () => {
  let runs = 0
  const { logged } = await startProcess(undefined, [
    {
      name: 'failing',
      schedule: EVERY_MINUTE,
      run: async (parts) => {
        await parts.db.execute(sql`select ${'canary'}::int`)
      },
    },
    { name: 'counting', schedule: EVERY_MINUTE, run: async () => void runs++ },
  ])
  await expect.poll(() => runs).toBeGreaterThan(0)
  await expect.poll(() => logged.join('')).toContain('"job":"failing"')
  expect(logged.join('')).toContain('22P02')
  expect(logged.join('')).not.toContain('canary')
  const { rows } = await db.execute(sql`select output::text from pgboss.job where name = 'failing'`)
  expect(JSON.stringify(rows)).not.toContain('canary')
})

test('a job that is alone runs once at a time over two processes, and as soon as it is asked for', async () => {
  const asked = channel('test:asked')
  const [times, running]: [number[], Set<object>] = [[], new Set()]
  const job: Job = {
    name: 'alone',
    // Not in this test.
    schedule: '0 0 1 1 *',
    isAlone: true,
    soon: (listener) => {
      asked.subscribe(listener)
      return () => void asked.unsubscribe(listener)
    },
    run: async () => {
      const run = {}
      running.add(run)
      times.push(running.size)
      await pause(100)
      running.delete(run)
    },
  }
  // By themselves they look for jobs so seldom that the test would end before.
  await Promise.all([1, 2].map(() => startProcess(undefined, [job], 45)))
  for (let round = 0; round < 20; round++) {
    asked.publish(undefined)
    await pause(60)
  }
  await expect.poll(() => times.length).toBeGreaterThan(2)
  expect(new Set(times)).toEqual(new Set([1]))
})

test('a job that is no longer in the table is no longer scheduled', async () => {
  const nothing = { schedule: EVERY_MINUTE, run: async () => {} }
  const before = await startProcess(undefined, [{ name: 'old', ...nothing }])
  await before.stop()
  await startProcess(undefined, [{ name: 'new', ...nothing }])
  const { rows } = await db.execute(sql`select name from pgboss.schedule order by name`)
  expect(rows).toEqual([{ name: 'new' }])
})
