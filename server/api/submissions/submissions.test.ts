import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { buildCategories, buildListing } from '../../../tests/support/factories.ts'
import type { ModeratedSubmission, Submission } from '../../../shared/submissions/submissions.ts'
import { listings, listingSubmissions } from '../../db/schema.ts'

let app: TestApp
let asha: SignedIn
let admin: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  asha = await signInAs(app, { firstName: 'Asha', lastName: 'Naik' })
  admin = await signInAs(app, { role: 'admin', firstName: 'Meera', lastName: 'Rao' })
  await buildCategories(app.db)
})

const NEW = {
  name: 'Sea School',
  category: 'special-schools',
  description: 'A school by the sea.',
  address: 'Beach Road, Calangute',
  phone: '0832 227 6543',
}
const json = async <T>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T
const post = (fields: object = {}, as = asha) =>
  as.send('POST', '/api/submissions', { ...NEW, ...fields })
const sent = (fields: object = {}, as = asha) => json<Submission>(post(fields, as))
const own = (as = asha) => json<Submission[]>(as.get('/api/user/submissions'))
const edit = (id: number, fields: object, as = asha) =>
  as.send('PATCH', `/api/user/submissions/${id}`, fields)
const queue = async (query = '') =>
  json<ModeratedSubmission[]>(admin.get(`/api/submissions${query}`))
const names = async (query = '') => (await queue(query)).map(({ name }) => name)
const rowOf = async (id: number) =>
  (await app.db.select().from(listingSubmissions).where(eq(listingSubmissions.id, id)))[0]!

describe('sending in', () => {
  test('POST /api/submissions keeps what was typed, tidied, with the name and address of the account', async () => {
    const answer = await post({
      category: 'doctors',
      town: ' Calangute ',
      region: 'goa',
      pincode: '403 516',
      email: 'Info@Sea.example',
      website: 'sea.example',
      services: 'Speech therapy\nSpeech therapy\n\nRamp',
      languages: ['Konkani'],
      ageGroups: ['adults', '0-5'].slice(0, 1),
      submitterName: 'Somebody Else',
    })
    expect(answer.status).toBe(200)
    const submission = await json<Submission>(answer)
    expect(submission).toMatchObject({
      kind: 'new',
      status: 'pending',
      name: 'Sea School',
      category: 'doctors-specialists',
      town: 'Calangute',
      region: 'Goa',
      pincode: '403516',
      phone: '+918322276543',
      email: 'info@sea.example',
      website: 'https://sea.example',
      services: ['Speech therapy', 'Ramp'],
      accessibility: [],
      languages: ['Konkani'],
      picture: null,
      adminNotes: null,
      listingId: null,
      changes: [],
    })
    expect(await rowOf(submission.id)).toMatchObject({
      userId: asha.user.id,
      submitterName: 'Asha Naik',
      submitterEmail: asha.user.email,
    })
    expect(await own()).toEqual([{ ...submission, isShown: false, showsOwnEmail: false }])
    expect(await json(asha.get(`/api/user/submissions/${submission.id}`))).toEqual(submission)
    expect(await app.db.$count(listings)).toBe(0)
  })

  test('each field that is missing or wrong is named', async () => {
    const answer = await post({
      name: ' ',
      category: 'zoo',
      description: '',
      address: '',
      phone: '',
      email: 'x',
      pincode: '12',
      picture: 'a'.repeat(32),
    })
    expect(answer.status).toBe(400)
    const { fields } = await json<{ fields: object }>(answer)
    expect(Object.keys(fields).toSorted()).toEqual(
      [
        'address',
        'category',
        'description',
        'email',
        'name',
        'phone',
        'pictureIsAllowed',
        'pincode',
      ].toSorted(),
    )
    const later = await post({
      phone: '12345678',
      region: 'Atlantis',
      picture: 'a'.repeat(32),
      pictureIsAllowed: true,
    })
    expect(later.status).toBe(400)
    expect(Object.keys((await json<{ fields: object }>(later)).fields).toSorted()).toEqual([
      'phone',
      'picture',
      'region',
    ])
    expect(await app.db.$count(listingSubmissions)).toBe(0)
  })

  test('is for people who are signed in, have confirmed their address, while writing is open', async () => {
    expect((await app.send('POST', '/api/submissions', NEW)).status).toBe(401)
    expect((await app.get('/api/user/submissions')).status).toBe(401)
    const unverified = await signInAs(app, { isEmailVerified: false })
    const refused = await post({}, unverified)
    expect(refused.status).toBe(403)
    expect((await json<{ message: string }>(refused)).message).toBe(
      'Please confirm your email address first.',
    )
    const closed = await createTestApp(
      { NODE_ENV: 'production', PUBLIC_URL: 'https://x.example' },
      undefined,
      app.db,
    )
    const other = await signInAs(closed)
    expect((await post({}, other)).status).toBe(403)
    expect(await app.db.$count(listingSubmissions)).toBe(0)
  })

  test('no field of the server, and no prototype, is taken from a request (§5)', async () => {
    const managed = {
      id: 77,
      status: 'approved',
      adminNotes: 'Fine',
      createdAt: '2020-01-01T00:00:00Z',
      updatedAt: '2020-01-01T00:00:00Z',
      userId: admin.user.id,
      submitterEmail: 'x@example.org',
      submitterName: 'X',
      kind: 'change',
      changes: ['name'],
      decidedAt: '2020-01-01T00:00:00Z',
      decidedBy: admin.user.id,
      isApproved: true,
      isSponsored: true,
      rating: 5,
    }
    const { id } = await sent()
    const before = await rowOf(id)
    for (const [field, value] of Object.entries(managed)) {
      const other = await sent({ [field]: value })
      const { id: _id, createdAt, updatedAt, ...row } = await rowOf(other.id)
      expect(row, field).toEqual({
        ...before,
        id: undefined,
        createdAt: undefined,
        updatedAt: undefined,
      })
      for (const moment of [createdAt, updatedAt])
        expect(moment.getTime(), field).toBeGreaterThan(before.createdAt.getTime() - 1)
      expect((await edit(id, { [field]: value })).status, field).toBe(200)
      const after = await rowOf(id)
      expect({ ...after, updatedAt: before.updatedAt }, field).toEqual(before)
    }
    const body = `{"__proto__":{"status":"approved","isApproved":true},${JSON.stringify(NEW).slice(1)}`
    const raw = await app.get('/api/submissions', {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        cookie: asha.cookie,
      },
      body,
    })
    expect(raw.status).toBe(200)
    expect((await json<Submission>(raw)).status).toBe('pending')
    expect(Object.hasOwn(Object.prototype, 'status')).toBe(false)
  })

  test('the thirty-first submission within an hour waits', async () => {
    for (let n = 0; n < 30; n += 1) expect((await post()).status).toBe(200)
    expect((await post()).status).toBe(429)
  })
})

describe('editing', () => {
  test('PATCH /api/user/submissions/:id changes one that waits, and it goes on waiting', async () => {
    const before = await sent({ town: 'Calangute' })
    const after = await json<Submission>(edit(before.id, { name: 'Sea and Sand School' }))
    // It changes what it names, and what is left out stays (ruling 46).
    expect(after).toEqual({ ...before, name: 'Sea and Sand School', updatedAt: after.updatedAt })
    expect(await json<Submission>(edit(before.id, { town: '' }))).toMatchObject({ town: null })
    expect(after.updatedAt > before.updatedAt).toBe(true)
    expect((await edit(before.id, { phone: '' })).status).toBe(400)
    // Saying that it is a change of a listing takes no requirement away.
    const { id: listingId } = await buildListing(app.db, { phone: '112', address: 'x' })
    expect((await edit(before.id, { phone: '', listingId })).status).toBe(400)
    expect((await json<Submission>(edit(before.id, { listingId }))).kind).toBe('new')
  })

  test('somebody else’s is not there, and one that is decided stays', async () => {
    const { id } = await sent()
    const other = await signInAs(app)
    for (const who of [other, admin]) {
      expect((await who.get(`/api/user/submissions/${id}`)).status).toBe(404)
      const refused = await edit(id, {}, who)
      expect(refused.status).toBe(404)
      expect((await json<{ message: string }>(refused)).message).toBe('Submission not found')
    }
    expect((await app.send('PATCH', `/api/user/submissions/${id}`, NEW)).status).toBe(401)
    await app.db
      .update(listingSubmissions)
      .set({ status: 'rejected', adminNotes: 'No', decidedAt: new Date() })
    expect((await edit(id, { name: 'Other' })).status).toBe(409)
    expect((await rowOf(id)).name).toBe('Sea School')
    expect(await own()).toMatchObject([{ status: 'rejected', adminNotes: 'No' }])
    expect((await asha.get('/api/user/submissions/x')).status).toBe(400)
  })
})

describe('suggesting a change', () => {
  test('keeps what differs from the listing, whose address and number may be left blank where they are', async () => {
    const { id: listingId } = await buildListing(app.db, {
      name: 'Asha School',
      town: 'Mapusa',
      services: ['Speech therapy', 'Ramp'],
    })
    const same = {
      listingId,
      name: 'Asha School',
      description: 'A school.',
      address: '',
      phone: null,
      region: 'Goa',
    }
    const listing = await json<{ region: string | null }>(app.get(`/api/listings/${listingId}`))
    const asShown = {
      ...same,
      town: 'Mapusa',
      region: listing.region,
      services: ['Ramp', 'Speech therapy'],
    }
    expect((await post(asShown)).status).toBe(400)
    const submission = await sent({ ...asShown, description: 'A good school.', phone: '112' })
    expect(submission).toMatchObject({
      kind: 'change',
      listingId,
      changes: ['description', 'phone'],
      status: 'pending',
    })
    const again = await json<Submission>(
      edit(submission.id, { ...asShown, description: 'A fine school.' }),
    )
    expect(again).toMatchObject({ kind: 'change', listingId, changes: ['description'] })
  })

  test('needs a listing that is public, and takes no number away by leaving it out', async () => {
    const { id } = await buildListing(app.db, { phone: '112', address: 'Here' })
    const blank = await post({ listingId: id, phone: '', address: '' })
    expect(Object.keys((await json<{ fields: object }>(blank)).fields).toSorted()).toEqual([
      'address',
      'phone',
    ])
    const hidden = await buildListing(app.db, { isApproved: false })
    expect((await post({ listingId: hidden.id })).status).toBe(404)
    await app.db.update(listings).set({ isApproved: false }).where(eq(listings.id, id))
    expect((await post({ listingId: id })).status).toBe(410)
    expect((await post({ listingId: 99_999 })).status).toBe(404)
  })
})

describe('the queue', () => {
  test('GET /api/submissions has what waits, the oldest first, with its total, a page and a search', async () => {
    const first = await sent({ name: 'First', town: 'Mapusa', description: 'We cure autism.' })
    const other = await signInAs(app, { firstName: 'Ravi', lastName: 'Kamat' })
    await sent({ name: 'Second' }, other)
    await sent({ name: 'Third' })
    await app.db
      .update(listingSubmissions)
      .set({
        status: 'rejected',
        adminNotes: 'No',
        decidedAt: new Date(),
        decidedBy: admin.user.id,
      })
      .where(eq(listingSubmissions.name, 'Third'))
    expect(await names('?status=pending')).toEqual(['First', 'Second'])
    expect(await names('?status=rejected')).toEqual(['Third'])
    for (const query of ['', '?status=all'])
      expect(await names(query)).toEqual(['Third', 'Second', 'First'])
    expect(await names('?search=ravi')).toEqual(['Second'])
    expect(await names('?search=MAPUSA')).toEqual(['First'])
    expect(await names('?search=%25')).toEqual([])
    const page = await admin.get('/api/submissions?status=pending&limit=1')
    expect(page.headers.get('x-total-count')).toBe('2')
    expect(page.headers.get('link')).toContain('offset=1')
    const [one] = await json<ModeratedSubmission[]>(page)
    expect(one).toMatchObject({
      submitterName: 'Asha Naik',
      submitterEmail: asha.user.email,
      warnings: ['promises-cure'],
      current: null,
    })
    expect(await json(admin.get(`/api/submissions/${first.id}`))).toEqual(one)
    const [third] = await queue('?status=rejected')
    expect(third).toMatchObject({ decidedBy: 'Meera Rao', warnings: [] })
    expect((await admin.get('/api/submissions/999')).status).toBe(404)
    expect((await admin.get('/api/submissions?status=odd')).status).toBe(400)
  })

  test('is for admins alone', async () => {
    const { id } = await sent()
    for (const path of ['/api/submissions', `/api/submissions/${id}`]) {
      expect((await app.get(path)).status).toBe(401)
      expect((await asha.get(path)).status).toBe(403)
    }
  })

  test('names the doubles of a new one, and of a change what admins changed since', async () => {
    const double = await buildListing(app.db, {
      name: 'The Sea School',
      phone: '+918322276543',
      isApproved: false,
    })
    await sent()
    const [first] = await queue()
    expect(first?.duplicates).toMatchObject([
      { id: double.id, isApproved: false, why: expect.arrayContaining(['phone']) },
    ])
    const { id: listingId, updatedAt } = await buildListing(app.db, {
      name: 'Asha School',
      town: 'Mapusa',
    })
    const change = await sent({ listingId, name: 'Asha Special School', description: 'A school.' })
    const found = () => json<ModeratedSubmission>(admin.get(`/api/submissions/${change.id}`))
    expect(await found()).toMatchObject({
      outdated: [],
      duplicates: [],
      current: { name: 'Asha School', town: 'Mapusa', isApproved: true },
    })
    await admin.send('PATCH', `/api/admin/listings/${listingId}`, {
      version: updatedAt,
      name: 'Asha',
      email: 'a@example.org',
    })
    expect(await found()).toMatchObject({ outdated: ['name'], current: { name: 'Asha' } })
  })
})

test('the queue names what waits under the same name, and other changes of the same listing', async () => {
  const first = await sent()
  const second = await sent({ name: 'SEA school', phone: '1098' })
  await sent({ name: 'Hill School' })
  const { id: listingId } = await buildListing(app.db, { name: 'Asha School' })
  const change = await sent({ listingId, name: 'Asha Special School' })
  const other = await sent({ listingId, name: 'Asha', phone: '1098' })
  const twins = Object.fromEntries(
    (await queue()).map(({ id, twins }) => [id, twins.map((twin) => twin.id)]),
  )
  expect(twins).toMatchObject({
    [first.id]: [second.id],
    [second.id]: [first.id],
    [change.id]: [other.id],
    [other.id]: [change.id],
  })
  expect(Object.values(twins).filter((ids) => ids.length === 0)).toHaveLength(1)
})

const ask = (body: object, as: SignedIn | TestApp = asha) =>
  as.send('POST', '/api/submissions/duplicates', body)

test('POST /api/submissions/duplicates names what one has sent oneself and nobody has read, of nobody else', async () => {
  const { id } = await sent()
  expect(await json(ask({ name: 'sea SCHOOL' }))).toMatchObject([{ id, isOwnSubmission: true }])
  expect(await json(ask({ name: 'sea SCHOOL' }, await signInAs(app)))).toEqual([])
})

test('POST /api/submissions/duplicates refuses what could not be sent in, once it is to be sent', async () => {
  const typed = { name: 'Sea School', phone: '12345', region: 'Atlantis' }
  expect((await ask(typed)).status).toBe(200)
  const refused = await ask({ ...typed, isToSend: true })
  expect(refused.status).toBe(400)
  expect(Object.keys((await refused.json()).fields)).toEqual(['phone', 'region'])
  const right = { ...typed, phone: '0832 227 6543', region: 'Goa', isToSend: true }
  expect(await json(ask(right))).toEqual([])
  const { id } = await buildListing(app.db, { name: 'Sea School', phone: '12345', region: 'Goa' })
  const change = { ...right, phone: '12345', listingId: id }
  expect(await json(ask(change))).toEqual([])
  expect((await ask({ ...change, phone: '54321' })).status).toBe(400)
})

test('POST /api/submissions/duplicates names public listings only', async () => {
  const shown = await buildListing(app.db, {
    name: 'Sea School',
    phone: '+918322276543',
    website: 'https://sea.example/a',
  })
  await buildListing(app.db, { name: 'Sea School', phone: '+918322276543', isApproved: false })
  const asked = {
    name: 'Sea',
    phone: '0832-2276543',
    website: 'www.sea.example',
    town: '',
    region: null,
  }
  expect(await json(ask({ ...asked, name: ' Sea   school ', phone: '' }))).toMatchObject([
    { id: shown.id, why: expect.arrayContaining(['name']) },
  ])
  expect(await json(ask(asked))).toEqual([
    {
      id: shown.id,
      name: 'Sea School',
      town: null,
      region: null,
      isApproved: true,
      why: ['phone', 'website'],
    },
  ])
  expect(await json(ask({ name: 'Nothing alike' }))).toEqual([])
  expect((await ask({})).status).toBe(400)
  expect((await ask(asked, app)).status).toBe(401)
})

test('an account that is deleted takes what waits with it; its file has what was sent in', async () => {
  await sent()
  const kept = await sent({ name: 'Kept' })
  const { updatedAt: version } = kept
  await admin.send('PATCH', `/api/submissions/${kept.id}/status`, { status: 'approved', version })
  const data = await json<{ submissions: object[]; actsAboutMe: object[] }>(
    asha.get('/api/account/data'),
  )
  expect(data.actsAboutMe).toMatchObject([{ actor: 'admin', action: 'submission.approve' }])
  expect(data.submissions).toMatchObject([
    { name: 'Sea School', status: 'pending' },
    { name: 'Kept', status: 'approved' },
  ])
  expect(JSON.stringify(data.submissions)).not.toContain('decidedBy')
  expect((await asha.send('DELETE', '/api/account', {})).status).toBe(200)
  expect(await app.db.select().from(listingSubmissions)).toMatchObject([
    { name: 'Kept', userId: null, submitterName: null, submitterEmail: null },
  ])
  expect(await app.db.select().from(listings)).toMatchObject([{ name: 'Kept', isApproved: true }])
})
