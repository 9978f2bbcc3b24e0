import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import type { NearPlace, Place } from '../../../shared/places.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

const ask = async (path: string) => {
  const response = await app.get(path)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

test('GET /api/places?q= suggests places from two characters on, at most twenty', async () => {
  const places: Place[] = (await ask('/api/places?q=mapu')).body
  expect(places[0]).toMatchObject({
    id: 'mapusa',
    name: 'Mapusa',
    kind: 'town',
    label: 'Mapusa, Bardez taluka, Goa',
    taluka: 'Bardez',
    district: 'North Goa',
    region: 'Goa',
  })
  expect((await ask('/api/places?q=ma')).body).toHaveLength(20)
  expect((await ask('/api/places?q=zzzzzz')).body).toEqual([])
})

test('GET /api/places refuses less than two characters', async () => {
  for (const path of ['/api/places', '/api/places?q=', '/api/places?q=m', '/api/places?q=%20m%20'])
    expect((await ask(path)).status, path).toBe(400)
})

test('GET /api/places/near tells the nearest place in the words of §7, and nothing keeps the position', async () => {
  const { status, headers, body } = await ask('/api/places/near?lat=15.59&lng=73.81')
  expect(status).toBe(200)
  const near: NearPlace = body
  expect(near).toEqual({
    city: 'Mapusa',
    locality: 'Bardez',
    principalSubdivision: 'Goa',
    countryName: 'India',
    id: 'mapusa',
  })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(JSON.stringify(app.logged)).not.toContain('15.59')
})

test('GET /api/places/near answers 404 with a sentence outside India, and 400 without a position', async () => {
  const { status, headers, body } = await ask('/api/places/near?lat=51.50&lng=-0.12')
  expect(status).toBe(404)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.message).toBe('That position is not near a place in India that we know.')
  for (const path of ['', '?lat=15.59', '?lat=north&lng=73.81', '?lat=91&lng=73.81', '?lat=&lng='])
    expect((await ask(`/api/places/near${path}`)).status, path).toBe(400)
})
