import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import type { AdminListing } from '../../../shared/listings/admin.ts'
import type { Listing, ListingDetail } from '../../../shared/listings/listings.ts'
import type { Facets } from '../../../shared/search/facets.ts'
import { createTestApp, signInAs, type TestApp } from '../../../tests/support/app.ts'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { buildCategories, buildFact, buildListing } from '../../../tests/support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  await emptyDatabase()
  await buildCategories(app.db)
})

const read = async <Answer>(path: string) => (await (await app.get(path)).json()) as Answer
const names = async (query: string) =>
  (await read<Listing[]>(`/api/listings?${query}`)).map(({ name }) => name)
const daysAgo = (days: number) => addDays(indianDay(new Date()), -days)

/** What each says of new people, and how many days ago somebody said so. */
async function build(all: [name: string, takesNewPeople: string, days: number][]) {
  const made = await Promise.all(
    all.map(async ([name, takesNewPeople, days]) => {
      const { id } = await buildListing(app.db, { name, takesNewPeople })
      await buildFact(app.db, id, {
        field: 'takesNewPeople',
        checkedOn: daysAgo(days),
        method: 'phone',
        readOn: null,
      })
      return id
    }),
  )
  return made
}

describe('whether a listing takes new people', () => {
  test('is shown, filtered and counted for 60 days, and then not known', async () => {
    const [fresh, old] = await build([
      ['Fresh', 'yes', 59],
      ['Old', 'yes', 60],
      ['Full', 'waiting-list', 0],
    ])
    expect(await read<ListingDetail>(`/api/listings/${fresh}`)).toMatchObject({
      takesNewPeople: 'yes',
    })
    expect(await read<ListingDetail>(`/api/listings/${old}`)).toMatchObject({
      takesNewPeople: null,
    })
    expect(await names('takesNewPeople=yes')).toEqual(['Fresh'])
    expect(await names('takesNewPeople=waiting-list')).toEqual(['Full'])
    const counted = async () => (await read<Facets>('/api/search/facets')).takesNewPeople
    expect(await counted()).toEqual({ yes: 1, 'waiting-list': 1 })
    // A day later, in a process that goes on.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await names('takesNewPeople=yes')).toEqual([])
    expect(await counted()).toEqual({ 'waiting-list': 1 })
  })

  test('is not known where no source says on which day it was so, or a page only of long ago', async () => {
    const { id } = await buildListing(app.db, { name: 'Undated', takesNewPeople: 'yes' })
    expect(await names('takesNewPeople=yes')).toEqual([])
    await buildFact(app.db, id, {
      field: 'takesNewPeople',
      sourceDate: '2024',
      readOn: daysAgo(0),
    })
    expect(await names('takesNewPeople=yes')).toEqual([])
  })

  test('moderators read it with its day when it is over, too', async () => {
    const [id] = await build([['Old', 'yes', 100]])
    const admin = await signInAs(app, { role: 'admin' })
    const listing = (await (await admin.get(`/api/admin/listings/${id}`)).json()) as AdminListing
    expect(listing.takesNewPeople).toBe('yes')
    expect(listing.facts).toMatchObject([{ field: 'takesNewPeople', checkedOn: daysAgo(100) }])
  })

  test('an admin has to say on which day it was so', async () => {
    const admin = await signInAs(app, { role: 'admin' })
    const typed = { name: 'Asha', category: 'therapists', description: 'Yoga.', isApproved: true }
    const undated = await admin.send('POST', '/api/admin/listings', {
      ...typed,
      takesNewPeople: 'yes',
    })
    expect(undated.status).toBe(400)
    expect(await undated.json()).toMatchObject({ fields: { takesNewPeople: expect.any(String) } })
    const dated = await admin.send('POST', '/api/admin/listings', {
      ...typed,
      takesNewPeople: 'yes',
      facts: { takesNewPeople: { checkedOn: daysAgo(1), method: 'phone' } },
    })
    expect(dated.status).toBe(200)
    expect(await names('takesNewPeople=yes')).toEqual(['Asha'])
  })

  test.each([
    ['takesNewPeople', 'maybe'],
    ['feesBand', 'cheap'],
    ['modes', ['school']],
    ['diagnosisNeeded', 'perhaps'],
    ['fees', 'x'.repeat(101)],
    ['hours', 'x'.repeat(101)],
    ['whatToBring', 'x'.repeat(501)],
    ['nextStep', 'x'.repeat(501)],
  ])('an admin cannot write a wrong %s', async (field, value) => {
    const admin = await signInAs(app, { role: 'admin' })
    const answer = await admin.send('POST', '/api/admin/listings', {
      name: 'Asha',
      category: 'therapists',
      description: 'Yoga.',
      [field]: value,
    })
    expect(answer.status).toBe(400)
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toContainEqual(
      expect.stringMatching(new RegExp(`^${field}`)),
    )
  })
})

test('where people are met is a filter, and several ways are one listing', async () => {
  await buildListing(app.db, { name: 'Both', modes: ['home', 'online'] })
  await buildListing(app.db, { name: 'There', modes: ['centre'] })
  await buildListing(app.db, { name: 'Unknown' })
  expect(await names('mode=online')).toEqual(['Both'])
  expect(await names('mode=home')).toEqual(['Both'])
  expect(await names('mode=centre')).toEqual(['There'])
  expect((await read<Facets>('/api/search/facets')).mode).toEqual({ centre: 1, home: 1, online: 1 })
})
