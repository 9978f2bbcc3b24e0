import shortCodes from '../../services/listings/short-codes.json' with { type: 'json' }
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildFact, buildListing } from '../../../tests/support/factories.ts'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { deriveListing } from '../../services/listings/place/place.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const names = async (path: string) => {
  const response = await app.get(path)
  expect(response.status).toBe(200)
  return ((await response.json()) as { name: string }[]).map(({ name }) => name)
}

test('GET /api/listings shows approved listings only', async () => {
  await buildListing(app.db, { name: 'Shown' })
  await buildListing(app.db, { name: 'Waiting', isApproved: false })
  expect(await names('/api/listings')).toEqual(['Shown'])
})

test('GET /api/listings never shows what is for moderators', async () => {
  await buildListing(app.db, { phoneToCheck: '2522283', externalId: 'secret-id' })
  const body = await (await app.get('/api/listings')).text()
  expect(body).not.toContain('2522283')
  expect(body).not.toContain('secret-id')
})

test('GET /api/listings shows no short number that is not in our list', async () => {
  await buildListing(app.db, { phone: '14999' })
  const [listing] = await (await app.get('/api/listings')).json()
  expect(listing).toMatchObject({ phone: null, phoneText: null, isPhoneHeldBack: true })
})

test('GET /api/listings puts Goa first, of each those one can reach, then goes by name whatever its case and accents', async () => {
  await buildListing(app.db, { name: 'Aardvark, known by name only', region: 'Goa' })
  await buildListing(app.db, { name: 'Away', phone: '112', region: 'Kerala' })
  await buildListing(app.db, { name: 'beta', email: 'b@example.org', region: 'Goa' })
  await buildListing(app.db, { name: 'Álpha', phone: '112', region: 'Goa' })
  await buildListing(app.db, { name: 'Zed, known by name only' })
  const usual = ['Álpha', 'beta', 'Aardvark, known by name only', 'Away', 'Zed, known by name only']
  expect(await names('/api/listings')).toEqual(usual)
  expect(await names('/api/listings?sort=name')).toEqual([
    'Aardvark, known by name only',
    'Álpha',
    'Away',
    'beta',
    'Zed, known by name only',
  ])
})

test.each([
  ['Porvorim', false],
  ['Bogda, Vasco', false],
  ['Nirman Nagar-C, Jaipur, Rajasthan 302019', false],
  ['Vikrampuri, Hyderabad - 500 009', false],
  ['Sector 11, Sanpada', true],
  ['Alagar Kovil Road, Madurai', true],
  ['Opp. Miramar Circle', true],
  ['District Hospital, Noida 201301', true],
])(
  'an address is a way to reach a place when it says more than the town: %s',
  async (address, isReachable) => {
    await buildListing(app.db, { address, town: 'Porvorim' })
    expect(await (await app.get('/api/listings')).json()).toMatchObject([{ isReachable }])
  },
)

test.each<[phone: string, isReachable: boolean]>([
  ...shortCodes.map(({ number }): [string, boolean] => [number, true]),
  ['999', false],
  ['2522', false],
])('a number is a way to reach a place only when it is shown: %s', async (phone, isReachable) => {
  await buildListing(app.db, { phone, address: null })
  const [shown] = await (await app.get('/api/listings')).json()
  expect(shown).toMatchObject({ isReachable, phone: isReachable ? phone : null })
})

test('GET /api/listings?sort=newest puts the last published first', async () => {
  await buildListing(app.db, { name: 'Old', publishedAt: new Date('2024-01-01') })
  await buildListing(app.db, { name: 'New', publishedAt: new Date('2026-01-01') })
  expect(await names('/api/listings?sort=newest')).toEqual(['New', 'Old'])
})

test('GET /api/listings?category= takes a slug or an alias, and an unknown one matches nothing', async () => {
  await buildListing(app.db, { name: 'School' })
  await buildListing(app.db, { name: 'Doctor', category: 'doctors-specialists' })
  expect(await names('/api/listings?category=doctors-specialists')).toEqual(['Doctor'])
  expect(await names('/api/listings?category=doctors')).toEqual(['Doctor'])
  expect(await names('/api/listings?category=all')).toHaveLength(2)
  expect(await names('/api/listings?category=plumbers')).toEqual([])
})

test('GET /api/listings?region= takes a state, a district, a taluka, a town or a PIN code', async () => {
  await buildListing(app.db, {
    name: 'Here',
    region: 'Goa',
    district: 'North Goa',
    taluka: 'Bardez',
    town: 'Mapusa',
    pincode: '403507',
  })
  await buildListing(app.db, { name: 'Elsewhere', region: 'Kerala', town: 'Kochi' })
  for (const region of ['Goa', 'goa', 'North Goa', 'Bardez', 'mapusa', '403507']) {
    expect(await names(`/api/listings?region=${region}`)).toEqual(['Here'])
  }
})

test('GET /api/listings?search= wants every word, anywhere, and takes no pattern', async () => {
  await buildListing(app.db, { name: 'Asha School', town: 'Panaji', services: ['Speech therapy'] })
  await buildListing(app.db, { name: 'Asha Clinic', town: 'Margao' })
  expect(await names('/api/listings?search=asha')).toHaveLength(2)
  expect(await names('/api/listings?search=SPEECH+panaji')).toEqual(['Asha School'])
  expect(await names('/api/listings?search=asha+%25')).toHaveLength(2)
  expect(await names('/api/listings?search=speech+margao')).toEqual([])
})

test('GET /api/listings pages by limit and offset and says how many there are', async () => {
  for (const name of ['A', 'B', 'C']) await buildListing(app.db, { name })
  const first = await app.get('/api/listings?limit=2')
  expect(first.headers.get('x-total-count')).toBe('3')
  expect(first.headers.get('link')).toBe('</api/listings?limit=2&offset=2>; rel="next"')
  expect(await names('/api/listings?limit=2')).toEqual(['A', 'B'])
  expect(await names('/api/listings?limit=2&offset=2')).toEqual(['C'])
  expect((await app.get('/api/listings?limit=2&offset=2')).headers.get('link')).toBeNull()
})

test('GET /api/listings refuses what it does not take, naming the field', async () => {
  const response = await app.get('/api/listings?limit=500')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'invalid',
    fields: { limit: expect.any(String) },
  })
})

test('GET /api/listings carries the source of a number with the number', async () => {
  const listing = await buildListing(app.db, { phone: '+918322222222' })
  await buildFact(app.db, listing.id, { sourceTitle: 'Own page', sourceDate: '2025-03' })
  const [shown] = (await (await app.get('/api/listings')).json()) as { phoneFact: object }[]
  expect(shown?.phoneFact).toMatchObject({
    sourceTitle: 'Own page',
    sourceDate: '2025-03',
    checkedOn: null,
  })
})

test('GET /api/listings/featured gives six one can reach, sponsored first, Goa before others', async () => {
  await buildListing(app.db, { name: 'Name only' })
  await buildListing(app.db, { name: 'Elsewhere', phone: '112', region: 'Kerala' })
  await buildListing(app.db, { name: 'In Goa', phone: '112', region: 'Goa' })
  await buildListing(app.db, { name: 'Paid', phone: '112', region: 'Kerala', isSponsored: true })
  expect(await names('/api/listings/featured')).toEqual(['Paid', 'In Goa', 'Elsewhere'])
})

test('GET /api/listings/featured keeps four of six for Goa while there are so many, in their order', async () => {
  const best = { phone: '112', rating: 5, reviewCount: 40 }
  for (const name of ['A', 'B', 'C', 'D', 'E'])
    await buildListing(app.db, { ...best, name, region: 'Kerala' })
  await buildListing(app.db, { ...best, name: 'Best in Goa', region: 'Goa' })
  for (const name of ['Goa 2', 'Goa 3'])
    await buildListing(app.db, { name, phone: '112', region: 'Goa' })
  expect(await names('/api/listings/featured')).toEqual([
    'Best in Goa',
    'A',
    'B',
    'C',
    'Goa 2',
    'Goa 3',
  ])
  await buildListing(app.db, { name: 'Goa 4', phone: '112', region: 'Goa', email: 'a@example.org' })
  expect(await names('/api/listings/featured')).toEqual([
    'Best in Goa',
    'A',
    'B',
    'Goa 4',
    'Goa 2',
    'Goa 3',
  ])
})

test('GET /api/listings/featured does not let one five-star review lead', async () => {
  await buildListing(app.db, { name: 'One review', phone: '112', rating: 5, reviewCount: 1 })
  await buildListing(app.db, { name: 'Many reviews', phone: '112', rating: 4.5, reviewCount: 40 })
  expect(await names('/api/listings/featured')).toEqual(['Many reviews', 'One review'])
})

test('GET /api/listings/:id gives the listing with its facts', async () => {
  const listing = await buildListing(app.db, { website: 'https://example.org' })
  await buildFact(app.db, listing.id, { field: 'website' })
  await buildFact(app.db, listing.id, { field: 'phoneToCheck', quote: '2522283' })
  const response = await app.get(`/api/listings/${listing.id}`)
  expect(response.status).toBe(200)
  const body = (await response.json()) as { facts: { field: string }[] }
  expect(body.facts.map(({ field }) => field)).toEqual(['website'])
})

test('GET /api/listings/:id returns 404 for a missing listing and for one that never was published', async () => {
  const waiting = await buildListing(app.db, { isApproved: false })
  for (const id of [99_999, waiting.id]) {
    const response = await app.get(`/api/listings/${id}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'Listing Not Found', code: 'not_found' })
  }
})

test('GET /api/listings/:id returns 410 with the nearest others for one that is no longer shown', async () => {
  await buildListing(app.db, { name: 'Far', region: 'Kerala' })
  await buildListing(app.db, { name: 'Near', town: 'Mapusa', region: 'Goa' })
  const closed = await buildListing(app.db, {
    name: 'Closed',
    town: 'Mapusa',
    region: 'Goa',
    isApproved: false,
    publishedAt: new Date(),
  })
  const response = await app.get(`/api/listings/${closed.id}`)
  expect(response.status).toBe(410)
  const body = (await response.json()) as { message: string; nearest: { name: string }[] }
  expect(body.message).toBe('Closed is no longer listed.')
  expect(body.nearest.map(({ name }) => name)).toEqual(['Near', 'Far'])
})

const buildIn = (town: string, fields: Parameters<typeof buildListing>[1] = {}) =>
  buildListing(app.db, deriveListing({ town, region: 'Goa', ...fields }))

test('GET /api/listings/:id says how far one has to look for two others of its kind', async () => {
  const { id } = await buildIn('Margao')
  const within = async () =>
    ((await (await app.get(`/api/listings/${id}`)).json()) as ListingDetail).othersWithin
  await buildIn('Margao', { category: 'therapists' })
  await buildIn('Margao', { isApproved: false })
  await buildIn('Pune', { region: 'Maharashtra' })
  expect(await within()).toBe('india')
  await buildIn('Colva')
  await buildIn('Pernem')
  expect(await within()).toBe('state')
  await buildIn('Margao')
  expect(await within()).toBe('town')
})

test('GET /api/listings/:id refuses an id that is no number', async () => {
  for (const id of ['abc', '0', '-1', '1.5', '99999999999']) {
    expect((await app.get(`/api/listings/${id}`)).status).toBe(400)
  }
})
