import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { makeExamples } from '../server/db/seed/demo/make.ts'
import {
  advertisements,
  checkTasks,
  contactSubmissions,
  events,
  listingClaims,
  listingReports,
  listingReviews,
  listings,
  listingSubmissions,
} from '../server/db/schema.ts'
import { repairCounters } from '../server/services/reviews/counters.ts'
import { createTestApp, signInAs } from './support/app.ts'
import { plainEnvironment } from './support/environment.ts'
import { buildListing } from './support/factories.ts'

/** What `npm run demo` adds to the starter content. */

const demo = (settings: Record<string, string>) =>
  spawnSync(process.execPath, ['scripts/demo.ts'], {
    env: { ...plainEnvironment(), ...settings },
    encoding: 'utf8',
  })

test('all that is made says "Example", is counted rightly, and shows each state', async () => {
  const app = await createTestApp()
  for (let made = 0; made < 5; made++)
    await buildListing(app.db, { region: 'Goa', phone: `+91832222333${made}` })
  await makeExamples(app.db, new Date())

  const texts = [
    ...(await app.db.select({ text: events.title }).from(events)),
    ...(await app.db.select({ text: listingReviews.reviewText }).from(listingReviews)),
    ...(await app.db.select({ text: listingSubmissions.name }).from(listingSubmissions)),
    ...(await app.db.select({ text: contactSubmissions.subject }).from(contactSubmissions)),
    ...(await app.db.select({ text: listingReports.text }).from(listingReports)),
    ...(await app.db.select({ text: advertisements.title }).from(advertisements)),
  ]
  expect(texts.length).toBeGreaterThan(15)
  expect(texts.filter(({ text }) => !text.startsWith('Example'))).toEqual([])

  const shown = await app.db.select({ count: listings.reviewCount }).from(listings)
  expect(shown.map(({ count }) => count).toSorted()).toEqual([0, 1, 1, 1, 1])
  expect(await repairCounters(app.db)).toBe(0)

  const admin = await signInAs(app, { role: 'admin' })
  const queue = await (await admin.get('/api/admin/events?show=pending')).json()
  expect(queue).toHaveLength(2)
  expect(await app.db.$count(listingReports)).toBe(2)
  expect(await app.db.$count(listingClaims)).toBe(1)
  expect(await app.db.$count(checkTasks)).toBe(5)
  const full = (await app.db.select().from(events)).find(({ title }) => title.includes('full'))
  expect(full).toMatchObject({ maxParticipants: 2, currentParticipants: 2 })
})

test.each([
  [{ PUBLIC_URL: 'https://saath.example' }, 'Please take PUBLIC_URL away'],
  [{ HOST: '0.0.0.0' }, 'Please take HOST away'],
])('with %o it is refused', (settings, sentence) => {
  const { status, stderr } = demo(settings)
  expect({ status, stderr }).toMatchObject({ status: 1 })
  expect(stderr).toContain(sentence)
})
