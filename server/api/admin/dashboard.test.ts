import { beforeEach, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { buildCategories, buildListing } from '../../../tests/support/factories.ts'
import type { AdminStats } from '../../../shared/admin/stats.ts'
import {
  auditLog,
  categories,
  listings,
  listingSubmissions,
  newsletterSubscriptions,
} from '../../db/schema.ts'
import { findAdminStats, mondayInIndia } from '../../services/admin/stats.ts'

let app: TestApp
let admin: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
})

const stats = async () => (await (await admin.get('/api/admin/stats')).json()) as AdminStats
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const seedCategories = () => admin.send('POST', '/api/admin/seed-categories')

test('both calls are for admins alone', async () => {
  const user = await signInAs(app)
  for (const [method, path] of [
    ['GET', '/api/admin/stats'],
    ['POST', '/api/admin/seed-categories'],
  ] as const) {
    expect((await app.send(method, path)).status).toBe(401)
    expect((await user.send(method, path)).status).toBe(403)
  }
  expect(await app.db.$count(categories)).toBe(0)
})

test('GET /api/admin/stats of an empty site', async () => {
  expect(await stats()).toMatchObject({
    listings: 0,
    approvedRate: null,
    pending: { listings: 0, submissions: 0 },
    users: 1,
    categories: 0,
    missingCategories: 8,
    latestSubmissions: [],
    waiting: [],
  })
})

test('GET /api/admin/stats counts, with the approved rate to one decimal and the five latest submissions', async () => {
  await buildListing(app.db)
  await buildListing(app.db)
  await buildListing(app.db, { isApproved: false })
  await buildListing(app.db, { isApproved: false, removedAt: new Date() })
  const submission = {
    category: 'therapists',
    description: 'd',
    address: 'a',
    phone: '112',
  } as const
  await app.db
    .insert(newsletterSubscriptions)
    .values([{ email: 'a@example.org' }, { email: 'b@example.org', confirmedAt: new Date() }])
  for (let n = 1; n <= 6; n += 1)
    await app.db.insert(listingSubmissions).values({ ...submission, name: `Place ${n}` })
  const found = await stats()
  expect(found).toMatchObject({
    listings: 3,
    approved: 2,
    approvedRate: 66.7,
    pending: { listings: 1, submissions: 6 },
    missingCategories: 0,
    subscribers: { confirmed: 1, unconfirmed: 1 },
  })
  expect(found.latestSubmissions.map(({ name }) => name)).toEqual(
    [6, 5, 4, 3, 2].map((n) => `Place ${n}`),
  )
  expect(found.weeks).toHaveLength(12)
  expect(found.weeks.at(-1)).toMatchObject({ listings: 4, submissions: 6, users: 1, reviews: 0 })
})

test('GET /api/admin/stats names the queues that wait, the one with the oldest first', async () => {
  await buildListing(app.db, { name: 'Oldest listing', isApproved: false, updatedAt: ago(50) })
  await buildListing(app.db, { isApproved: false, updatedAt: ago(2) })
  await buildListing(app.db)
  const submission = {
    category: 'therapists',
    description: 'd',
    address: 'a',
    phone: '112',
  } as const
  await app.db.insert(listingSubmissions).values([
    { ...submission, name: 'Newer', createdAt: ago(9) },
    { ...submission, name: 'Older', createdAt: ago(70) },
    { ...submission, name: 'Decided', status: 'approved', createdAt: ago(99), decidedAt: ago(98) },
  ])
  expect((await stats()).waiting).toEqual([
    { queue: 'submissions', count: 2, name: 'Older', since: expect.any(String) },
    { queue: 'listings', count: 2, name: 'Oldest listing', since: expect.any(String) },
  ])
})

test('a week begins on Monday, midnight in India', async () => {
  // Sunday 22 November 2026, 18:29 and 18:30 in London: before and after midnight in India.
  const [before, after] = ['2026-11-22T18:29:59Z', '2026-11-22T18:30:00Z'].map((at) => new Date(at))
  expect(mondayInIndia(before!).toISOString()).toBe('2026-11-15T18:30:00.000Z')
  expect(mondayInIndia(after!).toISOString()).toBe('2026-11-22T18:30:00.000Z')
  await buildListing(app.db, { createdAt: before! })
  await buildListing(app.db, { createdAt: after! })
  const { weeks } = await findAdminStats(app.db, new Date('2026-11-23T06:00:00Z'))
  expect(weeks.slice(-2)).toMatchObject([
    { start: '2026-11-16', listings: 1 },
    { start: '2026-11-23', listings: 1 },
  ])
  expect(weeks[0]?.start).toBe('2026-09-07')
})

test('POST /api/admin/seed-categories makes what is missing, once, and is written down', async () => {
  await buildCategories(app.db)
  await app.db.delete(listings)
  await app.db.delete(categories)
  expect(await (await seedCategories()).json()).toEqual({ count: 8 })
  expect(await (await seedCategories()).json()).toEqual({ count: 0 })
  expect(await app.db.$count(categories)).toBe(8)
  expect(await app.db.select().from(auditLog)).toMatchObject([
    { action: 'categories.seed', detail: expect.stringContaining('Therapists') },
  ])
})

test('two who seed at once make each category once', async () => {
  const answers = await Promise.all([seedCategories(), seedCategories()])
  const counts = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { count: number }).count),
  )
  expect(counts.toSorted()).toEqual([0, 8])
})
