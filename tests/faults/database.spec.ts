import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toDrizzle } from '../../server/db/open.ts'
import { readEnv } from '../../server/env/env.ts'
import { signInAs, type TestApp } from '../support/app.ts'
import { startSite, type StartedSite } from '../support/site.ts'
import { slowness } from '../support/slowness.ts'
import { ask, startCluster, type Cluster } from './cluster.ts'
import { figuresOf, report } from './figures.ts'
import { sendVisitors, type Ask } from './visitors.ts'

/** FAULT_ROUNDS=5 npm run test:faults: each fault so often, and as long as an operator would meet it. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1)
const isLong = process.env.FAULT_ROUNDS !== undefined
const VISITORS = 20
/** No visitor waits longer for an answer, whatever it says. In milliseconds. */
const SLOWEST = 6_000
/** How long after the database the site may be away. */
const BACK_WITHIN = 2_000

interface Fault {
  seconds: number
  run: (seconds: number) => Promise<unknown>
  /** What has nothing to do with it, and answers all the while. */
  spared?: string[]
}

const SECRET_KEY = 'the site and its tests share one secret'

describe('a database that comes and goes', () => {
  let cluster: Cluster
  let database: string
  let site: StartedSite
  let asks: Ask[]
  beforeAll(async () => {
    cluster = await startCluster()
    database = await cluster.newDatabase()
    site = await startSite({ DATABASE_URL: database, SECRET_KEY, LOG_LEVEL: 'fatal' })
    asks = [...ALWAYS, ...LOOKS, ...(await asSignedIn(database))]
    // Once each, so that nothing is made for the first time while it is measured.
    await sendVisitors(site.origin, asks.length, asks).leave()
  })
  afterAll(async () => {
    await site?.stop()
    await cluster?.remove()
  })

  const FAULTS: Record<string, Fault> = {
    'it is stopped at once': {
      seconds: 3,
      run: (seconds) => away('immediate', seconds),
    },
    'it is stopped orderly': {
      seconds: 3,
      run: (seconds) => away('fast', seconds),
    },
    'its connections are ended': {
      seconds: 2,
      async run(seconds) {
        for (let time = 0; time < seconds * 4; time += 1) {
          await ask(database, END_CONNECTIONS)
          await pause(250)
        }
      },
    },
    'it stops answering': {
      seconds: isLong ? 20 : 7,
      async run(seconds) {
        cluster.freeze()
        await pause(seconds * 1000)
        cluster.thaw()
      },
    },
    'a table is locked': {
      seconds: isLong ? 20 : 5,
      run: (seconds) =>
        ask(database, `begin; lock table listings; select pg_sleep(${seconds}); commit`),
      spared: ['/readyz', '/blog', '/events', '/api/blog/published', '/api/auth/user'],
    },
  }

  async function away(mode: 'immediate' | 'fast', seconds: number) {
    await cluster.stop(mode)
    await pause(seconds * 1000)
    await cluster.start()
  }

  describe.each(Object.entries(FAULTS))('%s', (name, { seconds, run, spared = [] }) => {
    test.each(Array.from({ length: ROUNDS }, (_, i) => i + 1))(
      'round %i: every request is answered in time, and the site is back with the database',
      async (round) => {
        const visitors = sendVisitors(site.origin, VISITORS, asks)
        await pause(1_000)
        await run(seconds)
        const backAt = performance.now()
        const slow = await slowness()
        await pause(2 * BACK_WITHIN * slow)
        const answers = await visitors.leave()

        const always = [...ALWAYS.map(({ path }) => path), ...spared].map((path) => `GET ${path}`)
        const figures = figuresOf(answers, backAt, new Set(always))
        report(`${name}, round ${round}: ${JSON.stringify(figures)}`)
        expect(site.process.exitCode).toBeNull()
        expect(figures.wrong).toEqual({})
        expect(figures.slowestMs).toBeLessThan(SLOWEST * slow)
        expect(figures.backAfterMs).toBeLessThan(BACK_WITHIN * slow)
        // What the fault was about was seen, and most of what was asked for around it was given.
        expect(figures.statuses[503]).toBeGreaterThan(0)
        expect(figures.statuses[200]).toBeGreaterThan(0)
      },
    )
  })
})

const END_CONNECTIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

/** What needs no database. */
const ALWAYS: Ask[] = ['/about', '/help-now', '/healthz', '/favicon.svg'].map((path) => ({ path }))

const LOOKS: Ask[] = [
  '/readyz',
  '/',
  '/directory',
  '/directory?search=speech%20therapist',
  '/listing/1',
  '/blog',
  '/events',
  '/api/listings',
  '/api/listings/1',
  '/api/categories',
  '/api/blog/published',
].map((path) => ({ path }))

/** What a visitor looks at and changes who has signed in, and what a guest changes. */
async function asSignedIn(database: string): Promise<Ask[]> {
  const pool = new pg.Pool({ connectionString: database, max: 1 })
  // Only the database and the secret are asked for.
  const app = {
    db: toDrizzle(pool),
    env: readEnv({ NODE_ENV: 'test', SECRET_KEY }),
  } as TestApp
  const { cookie } = await signInAs(app)
  await pool.end()
  let subscribers = 0
  return [
    { path: '/about', cookie },
    { path: '/dashboard', cookie },
    { path: '/api/auth/user', cookie },
    { method: 'POST', path: '/api/listings/1/like', cookie },
    { method: 'POST', path: '/api/listings/2/like', cookie },
    {
      method: 'POST',
      path: '/api/newsletter',
      body: () => ({ email: `family-${(subscribers += 1)}@example.org` }),
    },
  ]
}
