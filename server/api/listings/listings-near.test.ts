import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { eq, inArray } from 'drizzle-orm'
import { listings as listingsTable } from '../../db/schema.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import type { Listing } from '../../../shared/listings/listings.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  const rows: Parameters<typeof buildListing>[1][] = [
    { name: 'Margao', town: 'Margao', region: 'Goa' },
    { name: 'Davorlim', address: 'Davorlim, Margao', town: 'Margao', region: 'Goa' },
    { name: 'Verna, no point', town: 'Verna', region: 'Goa' },
    { name: 'Curchorem', town: 'Curchorem', region: 'Goa' },
    { name: 'Ponda', town: 'Ponda', region: 'Goa' },
    { name: 'Borim', town: 'Borim', region: 'Goa', pincode: '403401' },
    { name: 'Mapusa', town: 'Mapusa', region: 'Goa', category: 'therapists' },
    { name: 'Panaji', town: 'Panjim', region: 'Goa' },
    { name: 'Goa, no town', region: 'Goa' },
    { name: 'Bengaluru', town: 'Bangalore', region: 'Karnataka' },
    { name: 'Hoskote', town: 'Hoskote', region: 'Karnataka' },
    { name: 'Mandya', town: 'Mandya', region: 'Karnataka' },
    { name: 'Secunderabad', town: 'Secunderabad', region: 'Telangana', pincode: '500009' },
    { name: 'Bardoli', town: 'Bardoli', district: 'Surat', region: 'Gujarat' },
    { name: 'Helpline', phone: '112', region: 'All India' },
    { name: 'Waits', town: 'Margao', region: 'Goa', isApproved: false, publishedAt: null },
  ]
  for (const row of rows) await buildListing(db, row)
})

const listingsOf = async (query: string): Promise<Listing[]> =>
  (await app.get(`/api/listings?${query}`)).json()
const names = async (query: string) => (await listingsOf(query)).map(({ name }) => name)

test('GET /api/listings?near= begins with the town, then what is near by distance, last all of India', async () => {
  expect(await names('near=margao')).toEqual([
    'Margao',
    'Davorlim',
    'Verna, no point',
    'Ponda',
    'Curchorem',
    'Panaji',
    'Borim',
    'Goa, no town',
    'Helpline',
  ])
})

test('GET /api/listings?near= a town of the next taluka stands before a further one of its own', async () => {
  const rows = [
    { name: 'Old Goa', town: 'Old Goa', region: 'Goa' },
    { name: 'Porvorim', town: 'Porvorim', region: 'Goa' },
  ]
  for (const row of rows) await buildListing(app.db, row)
  for (const query of ['near=panaji', 'near=panaji&radius=25']) {
    const found = await listingsOf(query)
    expect(found.map(({ name }) => name).slice(0, 3)).toEqual(['Panaji', 'Porvorim', 'Old Goa'])
    const measured = found.flatMap(({ distance }) => distance ?? [])
    expect(measured).toEqual(measured.toSorted((one, other) => one - other))
  }
  await app.db.delete(listingsTable).where(inArray(listingsTable.town, ['Old Goa', 'Porvorim']))
})

test('GET /api/listings?near= a PIN code begins with it, then its town', async () => {
  expect((await names('near=403401')).slice(0, 2)).toEqual(['Borim', 'Ponda'])
  expect(await names('near=500009')).toEqual(['Secunderabad', 'Helpline'])
})

test('GET /api/listings?near= outside Goa goes by distance', async () => {
  expect(await names('near=bengaluru')).toEqual(['Bengaluru', 'Hoskote', 'Helpline'])
  expect(await names('near=karnataka')).toHaveLength(4)
})

test('GET /api/listings?near=&radius= takes what lies within, without those for all of India', async () => {
  expect(await names('near=bengaluru&radius=200')).toEqual(['Bengaluru', 'Hoskote', 'Mandya'])
  expect(await names('near=bengaluru&radius=5')).toEqual(['Bengaluru'])
})

test('GET /api/listings?near=&radius= holds nothing further away, of an area neither', async () => {
  expect(await names('near=bardez&radius=5')).toEqual(['Mapusa'])
  expect(await names('near=salcete&radius=3')).toEqual(['Margao'])
  // Its own, though nobody knows where in it.
  expect(await names('near=verna&radius=5')).toContain('Verna, no point')
})

test('GET /api/listings?near=lat,lng goes by distance, whatever taluka one stands in', async () => {
  const [first] = await names('near=15.53,73.83')
  expect(first).toBe('Panaji')
})

test('GET /api/listings?near=lat,lng knows a position to 1 km, and its answer is nobody to keep', async () => {
  expect(await listingsOf('near=15.534999,73.834999')).toEqual(await listingsOf('near=15.53,73.83'))
  for (const path of ['listings', 'search', 'map/listings']) {
    const { headers } = await app.get(`/api/${path}?near=15.53,73.83`)
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('a distance is not told of a listing that says it is in the place asked', async () => {
  await buildListing(app.db, { name: 'OAI School, Andheri', town: 'Mumbai', region: 'Maharashtra' })
  await buildListing(app.db, { name: 'Colaba', town: 'Mumbai', region: 'Maharashtra' })
  const listings = await listingsOf('near=andheri')
  const [own, other] = ['OAI School, Andheri', 'Colaba'].map((name) =>
    listings.find((listing) => listing.name === name),
  )
  expect(own?.distance).toBeNull()
  expect(other?.distance).toBeGreaterThan(0)
  await app.db.delete(listingsTable).where(eq(listingsTable.town, 'Mumbai'))
})

test('GET /api/listings?near=lat,lng measures from there, and says about how far', async () => {
  const [first, second] = await listingsOf('near=15.28,73.96')
  expect(first).toMatchObject({ name: 'Margao', distance: 1 })
  expect(second).toMatchObject({ name: 'Davorlim' })
  expect(second?.distance).toBeGreaterThan(1)
})

test('a distance is told only where both ends have a point of their own', async () => {
  const distance = new Map(
    (await listingsOf('near=margao')).map(({ name, distance }) => [name, distance]),
  )
  expect(distance.get('Curchorem')).toBe(16)
  for (const name of ['Margao', 'Verna, no point', 'Helpline'])
    expect(distance.get(name)).toBeNull()
  expect((await listingsOf('region=Goa')).every(({ distance }) => distance === null)).toBe(true)
})

test('a listing at its town says so; nothing stands at the middle of a state', async () => {
  const all = new Map((await listingsOf('')).map((listing) => [listing.name, listing]))
  expect(all.get('Davorlim')?.point).toMatchObject({ isExact: false, label: 'Davorlim' })
  expect(all.get('Panaji')).toMatchObject({
    placeId: 'panaji',
    point: { isExact: false, label: 'Panaji' },
  })
  expect(all.get('Goa, no town')).toMatchObject({ placeId: 'goa', point: null })
})

test.each([
  ['Panjim', ['Panaji']],
  ['panaji', ['Panaji']],
  ['Madgaon', ['Davorlim', 'Margao']],
  ['salcete', ['Davorlim', 'Margao', 'Verna, no point']],
  ['Kushavati', ['Curchorem']],
  ['403401', ['Borim', 'Ponda']],
  ['Bangalore', ['Bengaluru']],
  ['Surat', ['Bardoli']],
  ['all india', ['Helpline']],
  ['Orissa', []],
  ['Nowhere', []],
])('GET /api/listings?region=%s takes any name of a place', async (region, expected) => {
  expect((await names(`region=${encodeURIComponent(region)}`)).toSorted()).toEqual(expected)
})

test('GET /api/listings?near= counts, pages and filters as without a place', async () => {
  const response = await app.get('/api/listings?near=margao&limit=2&offset=2')
  expect(response.headers.get('x-total-count')).toBe('9')
  const page: Listing[] = await response.json()
  expect(page.map(({ name }) => name)).toEqual(['Verna, no point', 'Ponda'])
  expect(await names('near=panaji&category=therapists')).toEqual(['Mapusa'])
  expect(await names('near=margao&sort=name')).toEqual([
    'Borim',
    'Curchorem',
    'Davorlim',
    'Goa, no town',
    'Helpline',
    'Margao',
    'Panaji',
    'Ponda',
    'Verna, no point',
  ])
  expect(await names('near=margao&region=Ponda')).toEqual(['Ponda', 'Borim'])
})

test('GET /api/listings?near= a place we do not know finds nothing; a radius that is none is refused', async () => {
  expect(await names('near=atlantis')).toEqual([])
  expect(await names('near=51.50,-0.12')).toEqual([])
  for (const radius of ['0', '-5', '5000', 'far'])
    expect((await app.get(`/api/listings?near=margao&radius=${radius}`)).status).toBe(400)
})

test('GET /api/listings?near= a town in Goa is no town of its name in another state', async () => {
  onTestFinished(async () => {
    await app.db.delete(listingsTable).where(eq(listingsTable.town, 'Canacona'))
  })
  await buildListing(app.db, { name: 'In Goa', town: 'Canacona', region: 'Goa' })
  await buildListing(app.db, { name: 'In Karnataka', town: 'Canacona', region: 'Karnataka' })
  const near = await names('near=canacona')
  expect(near[0]).toBe('In Goa')
  expect(near).not.toContain('In Karnataka')
})
