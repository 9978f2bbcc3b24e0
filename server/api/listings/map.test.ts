import { beforeEach, describe, expect, test } from 'vitest'
import type { MapAnswer, MapPart, MapPlace } from '../../../shared/listings/map.ts'
import { listings } from '../../db/schema.ts'
import { findMapListings } from '../../services/listings/map.ts'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildListing } from '../../../tests/support/factories.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const ask = async (query = ''): Promise<MapAnswer> => {
  const response = await app.get(`/api/map/listings?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as MapAnswer
}
const part = async (query: string): Promise<MapPart> => {
  const response = await app.get(`/api/map/part?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as MapPart
}
const names = ({ listings }: MapAnswer) => listings.map(({ name }) => name)

test('GET /api/map/listings tells exact places from towns, and keeps in the list what has no point', async () => {
  await buildListing(app.db, {
    name: 'A exact',
    region: 'Goa',
    town: 'Mapusa',
    address: '1 Market Road',
    latitude: '15.5937',
    longitude: '73.8142',
  })
  await buildListing(app.db, { name: 'B town', region: 'Goa', town: 'Mapusa' })
  await buildListing(app.db, { name: 'C taluka', region: 'Goa', taluka: 'Bardez' })
  await buildListing(app.db, { name: 'D state', region: 'Goa' })
  const { listings, total } = await ask('sort=name')
  expect(listings.map(({ point }) => point)).toMatchObject([
    { latitude: 15.5937, longitude: 73.8142, isExact: true },
    { isExact: false, label: 'Mapusa' },
    { isExact: false, label: 'Mapusa' },
    null,
  ])
  expect(total).toBe(4)
})

test("GET /api/map/listings takes a state's middle for no place at all", async () => {
  await buildListing(app.db, { region: 'Goa', latitude: '15.2993265', longitude: '74.123996' })
  await buildListing(app.db, { region: 'Goa', latitude: '51.5074', longitude: '0.1278' })
  const { listings } = await ask()
  expect(listings.map(({ point }) => point)).toEqual([null, null])
})

test('GET /api/map/listings sends what a map tells and nothing else', async () => {
  await buildListing(app.db, { phone: '112', description: 'Long', email: 'a@example.org' })
  const [listing] = (await ask()).listings
  expect(Object.keys(listing ?? {}).toSorted()).toEqual(
    ['address', 'category', 'categoryName', 'id', 'name', 'point', 'region', 'town'].toSorted(),
  )
})

test('GET /api/map/listings takes what the directory takes, and several categories', async () => {
  await buildListing(app.db, { name: 'Zuari School', town: 'Mapusa', region: 'Goa' })
  await buildListing(app.db, { name: 'Doctor', category: 'doctors-specialists', region: 'Kerala' })
  await buildListing(app.db, { name: 'Therapist', category: 'therapists', region: 'Goa' })
  await buildListing(app.db, { name: 'Waiting', isApproved: false })
  expect(names(await ask()).toSorted()).toEqual(['Doctor', 'Therapist', 'Zuari School'])
  expect(names(await ask('category=doctors'))).toEqual(['Doctor'])
  expect(names(await ask('category=doctors,therapists')).toSorted()).toEqual([
    'Doctor',
    'Therapist',
  ])
  expect(names(await ask('category=plumbers'))).toEqual([])
  expect(names(await ask('region=Goa')).toSorted()).toEqual(['Therapist', 'Zuari School'])
  expect(names(await ask('near=mapusa'))).toContain('Zuari School')
  expect(names(await ask('search=zuari'))).toEqual(['Zuari School'])
})

test('GET /api/map/listings looks for no way on that it would not send', async () => {
  let asked = 0
  const watched = new Proxy(app.db, {
    get: (target, key) => {
      if (key === 'execute') asked += 1
      return Reflect.get(target, key, target)
    },
  })
  expect(await findMapListings(watched, { near: 'sikkim' })).toMatchObject({ total: 0 })
  // The count of the place, and nothing else.
  expect(asked).toBe(1)
})

test('GET /api/map/listings refuses what it does not take', async () => {
  expect((await app.get('/api/map/listings?sort=upwards')).status).toBe(400)
  expect((await app.get(`/api/map/listings?category=${'x'.repeat(500)}`)).status).toBe(400)
})

test('GET /api/map/places names the towns of Goa with their talukas, and every state', async () => {
  const response = await app.get('/api/map/places')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  const places = (await response.json()) as MapPlace[]
  expect(places.filter(({ kind }) => kind === 'state')).toHaveLength(36)
  expect(places.find(({ name }) => name === 'Mapusa')).toMatchObject({
    kind: 'town',
    taluka: 'Bardez',
  })
  const talukas = places.flatMap(({ taluka }) => taluka ?? [])
  expect(talukas.length).toBeGreaterThanOrEqual(11)
  expect(new Set(talukas).size).toBe(talukas.length)
  for (const { kind, latitude, longitude } of places) {
    if (kind === 'state') continue
    expect(latitude).toBeGreaterThan(14.8)
    expect(latitude).toBeLessThan(15.9)
    expect(longitude).toBeGreaterThan(73.6)
    expect(longitude).toBeLessThan(74.4)
  }
})

describe('GET /api/map/part', () => {
  const GOA = 'bounds=73,14,75,16'

  test('has the listings that stand in it, and no other', async () => {
    await buildListing(app.db, { name: 'Mapusa School', region: 'Goa', town: 'Mapusa' })
    await buildListing(app.db, { name: 'Kochi School', region: 'Kerala', town: 'Kochi' })
    await buildListing(app.db, { name: 'Somewhere in Goa', region: 'Goa' })
    await buildListing(app.db, { name: 'Waiting', town: 'Mapusa', isApproved: false })
    const { listings, groups, total } = await part(`${GOA}&zoom=9`)
    expect(listings.map(({ name }) => name)).toEqual(['Mapusa School'])
    expect({ groups, total }).toEqual({ groups: [], total: 1 })
    expect(await part(`${GOA}&zoom=9&category=doctors`)).toEqual({
      listings: [],
      groups: [],
      total: 0,
    })
  })

  test('counts in squares what is too much for one map, and lists it all the same from near by', async () => {
    const { id: _id, ...row } = await buildListing(app.db, { region: 'Goa', town: 'Mapusa' })
    await app.db.insert(listings).values(Array.from({ length: 999 }, () => row))
    await buildListing(app.db, { region: 'Goa', town: 'Canacona' })
    const far = await part(`${GOA}&zoom=9`)
    expect(far.listings).toEqual([])
    expect(far.total).toBe(1_001)
    expect(far.groups.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 1_000])
    const [mapusa] = far.groups.filter(({ count }) => count === 1_000)
    expect(mapusa?.latitude).toBeCloseTo(15.59, 1)
    const near = await part(`${GOA}&zoom=14`)
    expect(near).toMatchObject({ groups: [], total: 1_001 })
    expect(near.listings).toHaveLength(1_000)
    expect((await part(`${GOA}&zoom=9&near=canacona&radius=5`)).total).toBe(1)
  })

  test('refuses bounds that are none', async () => {
    for (const query of [
      'zoom=9',
      `${GOA}`,
      `${GOA}&zoom=40`,
      'bounds=73,14,75&zoom=9',
      'bounds=a,b,c,d&zoom=9',
    ])
      expect((await app.get(`/api/map/part?${query}`)).status).toBe(400)
  })
})
