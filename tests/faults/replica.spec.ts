import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toDrizzle } from '../../server/db/open.ts'
import { readEnv } from '../../server/env/env.ts'
import { signInAs, type TestApp } from '../support/app.ts'
import { openPool } from '../support/server.ts'
import { startSite, type StartedSite } from '../support/site.ts'
import { expectWithin } from '../support/slowness.ts'
import { ask, startCluster, type Cluster, type ClusterReplica } from './cluster.ts'
import { report } from './figures.ts'

const SECRET_KEY = 'the site and its tests share one secret'
/** How long after a change a guest may see what was before: it has to be told. In milliseconds. */
const TOLD_WITHIN = 1_000

describe('guests who read from a replica', () => {
  let cluster: Cluster
  let replica: ClusterReplica
  let url: string
  let site: StartedSite
  let listing: string
  beforeAll(async () => {
    cluster = await startCluster()
    url = await cluster.newDatabase()
    replica = await cluster.addReplica()
    site = await startSite({
      DATABASE_URL: url,
      DATABASE_READ_URL: replica.addressOf(url),
      SECRET_KEY,
      LOG_LEVEL: 'fatal',
      GRIEVANCE_OFFICER: 'somebody',
    })
    const [first] = await ask(url, 'select min(id) as id from listings where is_approved')
    listing = String((first as { id: number }).id)
  })
  afterAll(async () => {
    await site?.stop()
    await cluster?.remove()
  })
  beforeEach(async () => {
    await expect.poll(readsFromReplica, { interval: 200 }).toBe(true)
  })

  let addresses = 0
  const listingPage = () => `/listing/${listing}`
  /** An address of its own each time, so that nothing comes from memory. */
  const anew = () => `/listing/${listing}?n=${(addresses += 1)}`
  const read = async (path: string, cookie = '') =>
    (await fetch(site.origin + path, { headers: { cookie } })).text()

  const onReplica = (statement: string) => ask(replica.addressOf(url), statement)

  /** How often the replica was asked anything. */
  async function count() {
    const [row] = await onReplica(
      'select sum(xact_commit)::int as count from pg_stat_database where datname = current_database()',
    )
    return Number((row as { count: number }).count)
  }

  async function readsFromReplica() {
    const before = await count()
    for (let n = 0; n < 10; n += 1) await read(anew())
    // Its counts are written down a moment later. Without pages it is asked twice in a second.
    await pause(1_200)
    return (await count()) - before > 10
  }

  const rename = (name: string) =>
    ask(url, `update listings set name = '${name}' where id = ${listing}`)

  const paths = () => [listingPage(), `/api/listings/${listing}`, anew()]

  /** From when on all of these addresses show it; throws when one shows what was before after having shown it. */
  async function untilShown(name: string) {
    const started = performance.now()
    const shown = new Set<number>()
    let allSince = Infinity
    while (performance.now() - started < TOLD_WITHIN + 2_000) {
      const asked = performance.now() - started
      const pages = await Promise.all(paths().map((path) => read(path)))
      for (const [at, page] of pages.entries()) {
        if (page.includes(name)) shown.add(at)
        else if (shown.has(at)) throw new Error(`${paths()[at]} shows what was before, again.`)
      }
      if (pages.every((page) => page.includes(name))) allSince = Math.min(allSince, asked)
      await pause(20)
    }
    return allSince
  }

  test('a replica that stands still shows nobody what was before, kept or drawn anew', async () => {
    await Promise.all(paths().map((path) => read(path)))
    await onReplica('select pg_wal_replay_pause()')
    await rename('Quiet Name One')
    const since = await untilShown('Quiet Name One')
    await onReplica('select pg_wal_replay_resume()')
    report(`a paused replica: all pages new after ${Math.round(since)} ms`)
    await expectWithin(TOLD_WITHIN, since)
    expect(await untilShown('Quiet Name One')).toBeLessThan(50)
  })

  test('while it lags by more than a second and rows change all the time, nobody sees older than told', async () => {
    await onReplica("alter system set recovery_min_apply_delay = '1500ms'")
    await onReplica('select pg_reload_conf()')
    const written: number[] = []
    const over = new AbortController()
    const writing = (async () => {
      for (let n = 1; !over.signal.aborted; n += 1) {
        await rename(`Version ${n}.`)
        written[n] = performance.now()
        await pause(50)
      }
    })()
    const readers = Array.from({ length: 4 }, async (_, reader) => {
      let pages = 0
      let last = 0
      while (!over.signal.aborted) {
        const asked = performance.now()
        const path = reader % 2 ? listingPage() : anew()
        const page = await read(path)
        const seen = Number(/Version (\d+)\./.exec(page)?.[1] ?? 0)
        const due = written.findLastIndex((at) => at !== undefined && at < asked - TOLD_WITHIN)
        if (seen < due) throw new Error(`${path}: version ${seen}, but ${due} had been told`)
        if (seen < last) throw new Error(`${path}: version ${seen} after ${last}`)
        last = seen
        pages += 1
      }
      return pages
    })
    await pause(6_000)
    over.abort()
    await writing
    await onReplica('alter system reset recovery_min_apply_delay')
    await onReplica('select pg_reload_conf()')
    const pages = (await Promise.all(readers)).reduce((all, one) => all + one, 0)
    report(`under ${written.length} changes: ${pages} pages, none older than told`)
    expect(pages).toBeGreaterThan(20)
  })

  test('whoever has written, signed in or not, sees it at once while the replica stands still', async () => {
    const pool = openPool({ connectionString: url, max: 1 })
    const parts = { db: toDrizzle(pool), env: readEnv({ NODE_ENV: 'test', SECRET_KEY }) }
    const { cookie, user } = await signInAs(parts as TestApp)
    await pool.end()
    await onReplica('select pg_wal_replay_pause()')
    try {
      const send = (path: string, own: string, body: unknown, method = 'POST') =>
        fetch(site.origin + path, {
          method,
          headers: {
            cookie: own,
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
          },
          body: JSON.stringify(body),
        })
      // Signed in only now: a replica that stands still knows of no such session.
      expect(await read('/api/auth/user', cookie)).toContain(`"id":${user.id}`)
      const answer = await send('/api/newsletter', '', { email: 'asha@example.org' })
      expect(answer.ok).toBe(true)
      const [mark = ''] = answer.headers.getSetCookie()
      expect(mark).toMatch(/^saath_wrote=1; Max-Age=10; Path=\/; HttpOnly; SameSite=Lax$/)
      const seen = await send('/api/slots/home/seen', '', {})
      expect(seen.headers.getSetCookie()).toEqual([])
    } finally {
      await onReplica('select pg_wal_replay_resume()')
    }
  })

  test('when it goes away, guests are answered by the database itself, and by it again when it is back', async () => {
    await replica.stop()
    const statuses = new Set<number>()
    let slowest = 0
    for (let n = 0; n < 30; n += 1) {
      const asked = performance.now()
      statuses.add((await fetch(site.origin + anew())).status)
      slowest = Math.max(slowest, performance.now() - asked)
    }
    await replica.start()
    report(`a replica that is stopped: slowest page ${Math.round(slowest)} ms`)
    expect([...statuses]).toEqual([200])
    await expectWithin(6_000, slowest)
    await expect.poll(readsFromReplica).toBe(true)
  })
})
