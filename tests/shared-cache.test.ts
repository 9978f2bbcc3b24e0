/** Guests' answers from memory, with the real pages over a real database: what is written shows at once. */
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { findNextMoment } from '../server/cache/next-moment.ts'
import { createSharedCache } from '../server/cache/shared-cache.ts'
import { listenForChanges } from '../server/db/changes.ts'
import { toDrizzle } from '../server/db/open.ts'
import { createPool } from '../server/db/pool.ts'
import { advertisements, blogPosts, events, listings, users } from '../server/db/schema.ts'
import { createPages } from '../server/pages/pages.ts'
import { createSiteServer, listen } from '../server/start/listen.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createTestApp, signInAs } from './support/app.ts'
import { ownUrl } from './support/database.ts'
import { buildAdvertisement, buildEvent, buildListing, buildPost } from './support/factories.ts'

const assets = { sheet: null, stylesheets: [], scripts: [] }
const DAY = 86_400_000

/** The site as it is started, on a port of its own. */
async function openSite() {
  const pages = createPages({ render, renderFailure, assets, policy: null })
  const made = await createTestApp({}, pages)
  const connection = { connectionString: ownUrl() }
  // Such a pool tells what its queries read.
  const reads = createPool(connection, 'reads', made.log)
  const { app, logged } = await createTestApp({}, pages, undefined, { reads: toDrizzle(reads) })
  let isHeard = false
  const cache = createSharedCache({
    fetch: app.fetch,
    log: made.log,
    takeRead: async () => {},
    nextMoment: (from) => findNextMoment(made.db, from),
    listen: (listener) =>
      listenForChanges(
        connection,
        {
          ...listener,
          lost: () => ((isHeard = false), listener.lost()),
          heard: (tables) => ((isHeard = true), listener.heard(tables)),
        },
        made.log,
      ),
  })
  const server = createSiteServer(cache.fetch, '127.0.0.1', cache)
  const port = await listen(server, { HOST: '127.0.0.1', PORT: 0 })
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await cache.close()
    await reads.end()
  })
  const untilHeard = () => expect.poll(() => isHeard).toBe(true)
  await untilHeard()
  const origin = `http://127.0.0.1:${port}`
  const isKept = () => made.logged.some(({ isKept }) => isKept)
  return {
    ...made,
    app,
    logged,
    untilHeard,
    read: async (path: string) => (await fetch(origin + path)).text(),
    /** Whether this answer came from memory. */
    async isFromMemory(path: string) {
      made.logged.length = 0
      await (await fetch(origin + path)).text()
      return isKept()
    },
    /** What was written before the test is told in a moment, and drops what was read too soon. */
    async untilKept(path: string) {
      await expect.poll(() => this.isFromMemory(path), { interval: 5 }).toBe(true)
    },
    change: (path: string, cookie: string, body: unknown, method = 'POST') =>
      fetch(origin + path, {
        method,
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}

test('each public page is kept', async () => {
  const site = await openSite()
  const { db } = site
  const listing = await buildListing(db, { isApproved: true })
  const event = await buildEvent(db, { startDate: new Date(Date.now() + DAY), isApproved: true })
  const post = await buildPost(db, { isPublished: true })
  const paths = [
    '/',
    '/directory',
    '/directory?view=map',
    `/listing/${listing.id}`,
    '/events',
    `/events/${event.id}`,
    '/blog',
    `/blog/${post.slug}`,
    '/about',
    '/help-now',
    '/contact',
    '/sitemap.xml',
    '/api/listings',
    `/api/listings/${listing.id}`,
    '/api/categories',
    '/api/events',
    '/api/hsds/services',
    '/api/blog/published',
  ]
  for (const path of paths) await site.untilKept(path)
})

test('what a request changes shows in the next answer to anybody', async () => {
  const site = await openSite()
  const admin = await signInAs(site, { role: 'admin' })
  const { id } = await buildListing(site.db, { isApproved: true, name: 'Sunrise school' })
  for (let round = 1; round <= 20; round += 1) {
    const text = await site.read(`/listing/${id}`)
    expect(text).toContain(round === 1 ? 'Sunrise school' : `Sunrise ${round - 1}`)
    const before = await (await site.app.request(`/api/listings/${id}`)).json()
    const answer = await site.change(
      `/api/admin/listings/${id}`,
      admin.cookie,
      { name: `Sunrise ${round}`, version: before.updatedAt },
      'PATCH',
    )
    expect(answer.status, await answer.text()).toBe(200)
  }
})

test.each<[string, string, (db: Awaited<ReturnType<typeof openSite>>['db']) => Promise<unknown>]>([
  ['a listing', '/directory', (db) => db.update(listings).set({ name: 'Told of' })],
  ['an event', '/events', (db) => db.update(events).set({ title: 'Told of' })],
  ['an article', '/blog', (db) => db.update(blogPosts).set({ title: 'Told of' })],
])('%s that another process changes shows within a second', async (_, path, write) => {
  const site = await openSite()
  const { db } = site
  await buildListing(db, { isApproved: true })
  await buildEvent(db, { startDate: new Date(Date.now() + DAY), isApproved: true })
  await buildPost(db, { isPublished: true })
  await site.untilKept(path)
  await write(db)
  await expect.poll(() => site.read(path), { timeout: 1_000, interval: 20 }).toContain('Told of')
})

test('a change that is taken back, or that changes nothing, drops nothing', async () => {
  const site = await openSite()
  const { db } = site
  const { id } = await buildListing(db, { isApproved: true })
  await site.untilKept('/directory')
  await db.update(listings).set({ town: null }).where(eq(listings.id, id))
  await db
    .transaction(async (tx) => {
      await tx.update(listings).set({ description: 'never' }).where(eq(listings.id, id))
      throw new Error('taken back')
    })
    .catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await site.isFromMemory('/directory')).toBe(true)
})

test('how often somebody signs in, or an advertisement is seen, drops nothing', async () => {
  const site = await openSite()
  const { db } = site
  const { id } = await buildAdvertisement(db)
  await site.untilKept('/directory')
  await db.update(advertisements).set({ impressions: 5 }).where(eq(advertisements.id, id))
  await db.update(users).set({ updatedAt: new Date() })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await site.isFromMemory('/directory')).toBe(true)
})

test('while the connection that hears of changes is lost, each answer is made; then they are kept again', async () => {
  const site = await openSite()
  await site.untilKept('/about')
  const end =
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saath changes' and datname = current_database()"
  await site.db.$client.query(end)
  await expect.poll(() => site.isFromMemory('/about'), { interval: 5 }).toBe(false)
  await site.untilHeard()
  await site.untilKept('/about')
})

test('neither where somebody stands nor what they typed is kept', async () => {
  const { isFromMemory } = await openSite()
  for (const path of [
    '/directory?near=15.42,73.82',
    '/directory?se%61rch=autism',
    '/api/listings?search=autism',
  ]) {
    await isFromMemory(path)
    expect(await isFromMemory(path), path).toBe(false)
  }
})

test('a word that the clock changes ends what is kept', async () => {
  const { db } = await openSite()
  const halfPast = Date.UTC(2026, 0, 1, 10, 30)
  const at = (minutes: number) => new Date(halfPast + minutes * 60_000)
  expect(await findNextMoment(db, halfPast)).toBe(+at(30))
  expect(await findNextMoment(db, halfPast - 1)).toBe(halfPast)
  await buildEvent(db, { startDate: at(20), endDate: at(25), isApproved: true })
  await buildEvent(db, { startDate: at(5), endDate: at(60), isApproved: false })
  expect(await findNextMoment(db, halfPast)).toBe(+at(20))
  expect(await findNextMoment(db, +at(20))).toBe(+at(25))
  await buildEvent(db, { startDate: at(40), registrationDeadline: at(10), isApproved: true })
  expect(await findNextMoment(db, halfPast)).toBe(+at(10))
  await buildAdvertisement(db, { startDate: at(3), endDate: at(9) })
  expect(await findNextMoment(db, halfPast)).toBe(+at(3))
})
