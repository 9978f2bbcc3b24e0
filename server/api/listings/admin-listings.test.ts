import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { buildCategories, buildFact, buildListing } from '../../../tests/support/factories.ts'
import type { AdminListing, AdminListingRow } from '../../../shared/listings/admin.ts'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { auditLog, categories, listingFacts, listings } from '../../db/schema.ts'
import { setRole } from '../../services/accounts/users.ts'
import { setApproval } from '../../services/listings/edits.ts'

let app: TestApp
let admin: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin', firstName: 'Meera', lastName: 'Rao' })
  await buildCategories(app.db)
})

const PATH = '/api/admin/listings'
const json = async <T>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T
const read = (id: number) => json<AdminListing>(admin.get(`${PATH}/${id}`))
const page = (query = '') => admin.get(`${PATH}${query}`)
const names = async (query: string) =>
  (await json<AdminListingRow[]>(page(query))).map(({ name }) => name)
/** A change of the listing as it stands. */
async function edit(id: number, fields: object) {
  const { updatedAt: version } = await read(id)
  return admin.send('PATCH', `${PATH}/${id}`, { version, ...fields })
}
const rowOf = async (id: number) =>
  (await app.db.select().from(listings).where(eq(listings.id, id)))[0]!
const shownFacts = async (id: number) =>
  (await json<ListingDetail>(app.get(`/api/listings/${id}`))).facts

const bulk = (ids: unknown, isApproved: unknown = true) =>
  admin.send('POST', `${PATH}/bulk`, { ids, isApproved })

const NEW = { name: 'Sea School', category: 'special-schools', description: 'A school by the sea.' }

test('every call under /api/admin/listings is for admins alone', async () => {
  const { id } = await buildListing(app.db, { isApproved: false })
  const user = await signInAs(app)
  const before = await rowOf(id)
  const calls: [string, string, object?][] = [
    ['GET', PATH],
    ['POST', PATH, NEW],
    ['POST', `${PATH}/bulk`, { ids: [id], isApproved: true }],
    ['GET', `${PATH}/${id}`],
    ['PATCH', `${PATH}/${id}`, { version: before.updatedAt, name: 'Other' }],
    ['PATCH', `${PATH}/${id}/approve`],
    ['PATCH', `${PATH}/${id}/unapprove`],
    ['DELETE', `${PATH}/${id}`],
  ]
  for (const [method, path, body] of calls) {
    expect((await app.send(method, path, body)).status, path).toBe(401)
    expect((await user.send(method, path, body)).status, path).toBe(403)
  }
  expect(await app.db.select().from(listings)).toEqual([before])
  expect(await app.db.select().from(auditLog)).toEqual([])
})

test('GET /api/admin/listings finds by name, town, number and id, and takes no pattern', async () => {
  const one = await buildListing(app.db, {
    name: 'Ásha Kendra',
    town: 'Mapusa',
    region: 'Goa',
    phone: '+918322123456',
  })
  await buildListing(app.db, { name: 'Other', phoneToCheck: '2495 000', isApproved: false })
  for (const search of ['asha', 'MAPUSA', '0832 2123', '212-3456', String(one.id)])
    expect(await names(`?${new URLSearchParams({ search })}`), search).toContain('Ásha Kendra')
  expect(await names('?search=2495000')).toEqual(['Other'])
  for (const search of ['%', '_', '212x3456'])
    expect(await names(`?${new URLSearchParams({ search })}`)).toEqual([])
})

test('GET /api/admin/listings narrows by state, kind and place, sorts, and counts exactly', async () => {
  const sourced = await buildListing(app.db, { name: 'B', region: 'Goa', town: 'Mapusa' })
  await buildFact(app.db, sourced.id, { field: 'name', checkedOn: '2026-11-01', method: 'visit' })
  await buildListing(app.db, { name: 'A', category: 'therapists', isApproved: false })
  await buildListing(app.db, { name: 'C', isApproved: false, removedAt: new Date() })
  expect(await names('')).toEqual(['A', 'B'])
  expect(await names('?show=approved')).toEqual(['B'])
  expect(await names('?show=unapproved')).toEqual(['A'])
  expect(await names('?show=removed')).toEqual(['C'])
  expect(await names('?show=to-check')).toEqual(['A'])
  expect(await names('?category=therapists')).toEqual(['A'])
  expect(await names('?category=nonsense')).toEqual([])
  expect(await names('?region=goa')).toEqual(['B'])
  expect(await names('?region=Mapusa')).toEqual(['B'])
  expect(await names('?sort=name')).toEqual(['A', 'B'])
  expect(await names('?sort=category')).toEqual(['B', 'A'])
  const first = await page('?limit=1')
  expect(first.headers.get('x-total-count')).toBe('2')
  expect(await json(page('?limit=1&offset=1'))).toMatchObject([
    { name: 'B', factCount: 1, checkedCount: 1, isApproved: true, isRemoved: false },
  ])
  expect((await page('?show=some')).status).toBe(400)
})

test('GET /api/admin/listings/:id tells everything, with what the gazetteer only completed apart', async () => {
  const { id } = await buildListing(app.db, {
    town: 'Mapusa',
    region: 'Goa',
    phoneToCheck: '2262524',
    externalId: 'starter-1',
  })
  await buildFact(app.db, id, { field: 'phoneToCheck', quote: 'Tel. 2262524' })
  expect(await read(id)).toMatchObject({
    phoneToCheck: '2262524',
    externalId: 'starter-1',
    taluka: null,
    completed: { taluka: 'Bardez' },
    pointLabel: 'Mapusa',
    facts: [{ field: 'phoneToCheck', quote: 'Tel. 2262524', checkedBy: null }],
  })
  expect((await admin.get(`${PATH}/999`)).status).toBe(404)
})

test('POST /api/admin/listings makes one that is not public until it is approved', async () => {
  const made = await json<AdminListing>(
    admin.send('POST', PATH, {
      ...NEW,
      category: 'doctors',
      phone: '0832 226 2524',
      region: 'goa',
      town: 'Mapusa',
      email: 'Office@Example.ORG',
      website: 'www.example.org',
      pincode: '403 507',
      services: 'Speech therapy\n\nDay care\nDay care',
      ageGroups: ['children'],
      facts: { phone: { sourceUrl: 'https://example.org/contact', readOn: '2026-11-01' } },
    }),
  )
  expect(made).toMatchObject({
    category: 'doctors-specialists',
    phone: '+918322262524',
    region: 'Goa',
    email: 'office@example.org',
    website: 'https://www.example.org',
    pincode: '403507',
    services: ['Speech therapy', 'Day care'],
    isApproved: false,
    facts: [{ field: 'phone', checkedOn: null, checkedBy: null }],
  })
  expect((await app.get(`/api/listings/${made.id}`)).status).toBe(404)
  expect(await app.db.select().from(auditLog)).toMatchObject([
    { action: 'listing.create', subjectId: made.id, adminId: admin.user.id },
  ])
  const shown = await json<AdminListing>(admin.send('POST', PATH, { ...NEW, isApproved: true }))
  expect((await app.get(`/api/listings/${shown.id}`)).status).toBe(200)
})

const WRONG: [object, string][] = [
  [{ name: ' ' }, 'name'],
  [{ name: '\u200b' }, 'name'],
  [{ name: 'n'.repeat(201) }, 'name'],
  [{ category: 'nonsense' }, 'category'],
  [{ description: '' }, 'description'],
  [{ phone: '2522283' }, 'phone'],
  [{ email: 'nobody' }, 'email'],
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ website: 'https://localhost' }, 'website'],
  [{ imageUrl: 'data:image/png;base64,AAAA' }, 'imageUrl'],
  [{ pincode: '0123' }, 'pincode'],
  [{ region: 'Atlantis' }, 'region'],
  [{ latitude: '15.591' }, 'longitude'],
  [{ latitude: '48.137', longitude: '11.575' }, 'latitude'],
  [{ latitude: '15.2993', longitude: '74.1240' }, 'latitude'],
  [{ ageGroups: ['elders'] }, 'ageGroups'],
  [{ services: ['s'.repeat(101)] }, 'services'],
  [{ facts: { phone: { sourceUrl: 'ftp://example.org/x' } } }, 'facts.phone.sourceUrl'],
  [{ facts: { phone: { sourceDate: '2024-13' } } }, 'facts.phone.sourceDate'],
  [{ facts: { phone: { readOn: '2026-02-30' } } }, 'facts.phone.readOn'],
  [{ facts: { phone: { checkedOn: '2999-01-01', method: 'phone' } } }, 'facts.phone.checkedOn'],
  [{ facts: { phone: { checkedOn: '2026-11-01' } } }, 'facts.phone.method'],
  [{ facts: { phone: { method: 'phone' } } }, 'facts.phone.checkedOn'],
]

test.each(WRONG)(
  'POST and PATCH refuse %j at its field and write nothing',
  async (fields, field) => {
    const { id } = await buildListing(app.db)
    const before = await rowOf(id)
    for (const answer of [
      await edit(id, fields),
      await admin.send('POST', PATH, { ...NEW, ...fields }),
    ]) {
      expect(answer.status).toBe(400)
      const { fields: wrong } = (await answer.json()) as { fields: Record<string, string> }
      expect(Object.keys(wrong)).toEqual([field])
      expect(wrong[field]).toMatch(/^(Please|A |This|These).*[.]$/)
    }
    expect(await app.db.select().from(listings)).toEqual([before])
  },
)

test('PATCH /api/admin/listings/:id changes what is named, leaves the rest, and blanks are "not confirmed"', async () => {
  const { id } = await buildListing(app.db, {
    town: 'Panaji',
    region: 'Goa',
    ages: 'all',
    address: 'Old road',
  })
  const answer = await edit(id, { address: '', town: 'Mapusa' })
  expect(await answer.json()).toMatchObject({
    address: null,
    town: 'Mapusa',
    ages: 'all',
    completed: { taluka: 'Bardez' },
    pointLabel: 'Mapusa',
  })
  expect(await app.db.select().from(auditLog)).toMatchObject([
    { action: 'listing.edit', detail: 'address, town' },
  ])
})

test('a category that was not made yet is refused in words', async () => {
  await app.db.delete(categories)
  const answer = await admin.send('POST', PATH, NEW)
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { fields: { category: expect.stringMatching(/add the categories first/) } },
  ])
})

test('PATCH of a listing that somebody changed meanwhile is a 409, and nothing is lost', async () => {
  const { id } = await buildListing(app.db)
  const { updatedAt: version } = await read(id)
  const first = await admin.send('PATCH', `${PATH}/${id}`, { version, name: 'First' })
  expect(first.status).toBe(200)
  const second = await admin.send('PATCH', `${PATH}/${id}`, { version, name: 'Second' })
  expect(second.status).toBe(409)
  expect(await second.json()).toMatchObject({
    message: expect.stringMatching(/^Somebody else has/),
  })
  expect((await rowOf(id)).name).toBe('First')
  expect((await admin.send('PATCH', `${PATH}/${id}`, { name: 'x' })).status).toBe(400)
})

test('of two admins who save at once, one gets a 409', async () => {
  const { id } = await buildListing(app.db)
  const other = await signInAs(app, { role: 'admin' })
  const { updatedAt: version } = await read(id)
  const answers = await Promise.all(
    [admin, other].map((who, n) =>
      who.send('PATCH', `${PATH}/${id}`, { version, name: `Name ${n}` }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a changed value loses the source and the check of the old one', async () => {
  const { id } = await buildListing(app.db, { phone: '112', email: 'a@example.org' })
  const checked = { checkedOn: '2026-11-01', method: 'phone' as const, checkedBy: admin.user.id }
  await buildFact(app.db, id, { field: 'phone', ...checked })
  await buildFact(app.db, id, { field: 'email' })
  await edit(id, { phone: '1098' })
  expect(await shownFacts(id)).toMatchObject([{ field: 'email' }])
  const { facts } = await read(id)
  const [{ field: _field, checkedBy: _by, ...asBefore }] = facts as [AdminListing['facts'][number]]
  await edit(id, { email: 'b@example.org', facts: { email: asBefore } })
  expect(await shownFacts(id)).toEqual([])
})

test('a changed value takes a new source and check, made by the admin who asks', async () => {
  const { id } = await buildListing(app.db, { phone: '112' })
  await buildFact(app.db, id, { checkedOn: '2026-11-01', method: 'phone' })
  const source = {
    sourceUrl: 'https://example.org/contact',
    sourceTitle: 'Contact',
    readOn: '2026-11-22',
  }
  await edit(id, {
    phone: '1098',
    facts: { phone: { ...source, checkedOn: '2026-11-01', method: 'phone' } },
  })
  // The check is the old one's, so it is not the new number's.
  expect(await shownFacts(id)).toMatchObject([{ ...source, checkedOn: null, method: null }])
  await edit(id, {
    facts: { phone: { ...source, checkedOn: '2026-11-02', method: 'phone', checkedBy: 99 } },
  })
  expect(await shownFacts(id)).toMatchObject([{ ...source, checkedOn: '2026-11-02' }])
  expect((await read(id)).facts).toMatchObject([{ checkedBy: 'Meera Rao' }])
  await edit(id, { phone: '' })
  expect(await app.db.select().from(listingFacts)).toEqual([])
})

test('server-managed fields and __proto__ change nothing; isApproved and isSponsored are the admin’s', async () => {
  const { id } = await buildListing(app.db, { isApproved: false })
  const sly = JSON.parse(`{
    "id": 999, "externalId": "x", "rating": 5, "reviewCount": 9, "createdAt": "2020-01-01T00:00:00Z",
    "updatedAt": "2020-01-01T00:00:00Z", "publishedAt": "2020-01-01T00:00:00Z", "removedAt": "2020-01-01T00:00:00Z",
    "isRemoved": true, "placeId": "x", "placeVersion": 99, "pointLatitude": 1, "pointPlaceId": "x", "categoryId": 3,
    "nameNorm": "x", "standing": 0, "checkedBy": 5, "__proto__": {"isApproved": true, "rating": 5},
    "constructor": {"prototype": {"rating": 5}}
  }`) as object
  const before = await rowOf(id)
  expect((await edit(id, sly)).status).toBe(200)
  expect(await rowOf(id)).toEqual(before)
  for (const path of ['approve', 'unapprove']) {
    const approving = path === 'approve'
    await admin.send('PATCH', `${PATH}/${id}/${path}`, sly)
    const { updatedAt: _at, publishedAt: _since, ...after } = await rowOf(id)
    const { updatedAt: _was, publishedAt: _never, ...unchanged } = before
    expect(after).toEqual({ ...unchanged, isApproved: approving })
  }
  const made = await json<AdminListing>(admin.send('POST', PATH, { ...NEW, ...sly }))
  expect(made).toMatchObject({ rating: 0, reviewCount: 0, externalId: null, isApproved: false })
  expect(made.id).not.toBe(999)
  const open = await json<AdminListing>(edit(id, { isApproved: true, isSponsored: true }))
  expect(open).toMatchObject({ isApproved: true, isSponsored: true })
})

test('PATCH …/approve and …/unapprove show and hide it, with the counts; a second one is a 409', async () => {
  const { id } = await buildListing(app.db, { isApproved: false })
  const counted = async () =>
    (await json<{ listingCount: number }[]>(app.get('/api/categories')))[0]?.listingCount
  expect((await admin.send('PATCH', `${PATH}/${id}/unapprove`)).status).toBe(409)
  expect(await json(admin.send('PATCH', `${PATH}/${id}/approve`))).toMatchObject({
    isApproved: true,
  })
  expect((await app.get(`/api/listings/${id}`)).status).toBe(200)
  expect(await counted()).toBe(1)
  const again = await admin.send('PATCH', `${PATH}/${id}/approve`)
  expect([again.status, await again.json()]).toMatchObject([
    409,
    { message: 'Asha School is already approved.' },
  ])
  await admin.send('PATCH', `${PATH}/${id}/unapprove`)
  expect((await app.get(`/api/listings/${id}`)).status).toBe(410)
  expect(await counted()).toBe(0)
  expect((await admin.send('PATCH', `${PATH}/999/approve`)).status).toBe(404)
})

test('DELETE /api/admin/listings/:id answers 410 from then on, and nothing but undo brings it back', async () => {
  const { id } = await buildListing(app.db)
  expect((await admin.send('DELETE', `${PATH}/${id}`)).status).toBe(200)
  expect((await app.get(`/api/listings/${id}`)).status).toBe(410)
  expect(await rowOf(id)).toMatchObject({ removedAt: expect.any(Date), isApproved: false })
  const { updatedAt: version } = await read(id)
  for (const [method, path, body] of [
    ['DELETE', '', undefined],
    ['PATCH', '', { version, name: 'Back' }],
    ['PATCH', '/approve', undefined],
    ['PATCH', '/unapprove', undefined],
  ] as const)
    expect((await admin.send(method, `${PATH}/${id}${path}`, body)).status).toBe(409)
  expect(await json(bulk([id]))).toEqual({ changed: 0 })
  expect((await admin.send('DELETE', `${PATH}/999`)).status).toBe(404)
})

test('POST /api/admin/listings/bulk changes those that can be and says how many', async () => {
  const one = await buildListing(app.db, { isApproved: false })
  const two = await buildListing(app.db, { isApproved: false })
  const done = await buildListing(app.db)
  expect(await json(bulk([two.id, one.id, one.id, done.id, 9_999]))).toEqual({ changed: 2 })
  expect(await names('?show=unapproved')).toEqual([])
  expect(await json(bulk([done.id, one.id], false))).toEqual({ changed: 2 })
  for (const ids of [[], 'all', [0], [1.5], Array.from({ length: 201 }, (_, n) => n + 1)])
    expect((await bulk(ids)).status).toBe(400)
  expect((await bulk([one.id], 'yes')).status).toBe(400)
  expect(await app.db.$count(auditLog)).toBe(4)
})

test('whose role was taken while the request was on its way does nothing more', async () => {
  const { id } = await buildListing(app.db, { isApproved: false })
  await signInAs(app, { role: 'admin' })
  await setRole(app.db, admin.user.id, 'user')
  await expect(setApproval(app.db, admin.user, id, true)).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect((await rowOf(id)).isApproved).toBe(false)
})
