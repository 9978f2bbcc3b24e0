import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { buildCategories, buildFact, buildListing } from '../../../tests/support/factories.ts'
import type { AdminListing } from '../../../shared/listings/admin.ts'
import type { AuditAct } from '../../../shared/admin/audit-log.ts'
import type { ListingChange } from '../../../shared/listings/changes.ts'
import {
  auditLog,
  listingChanges,
  listingFacts,
  listingLikes,
  listingReviews,
  listings,
  listingSubmissions,
} from '../../db/schema.ts'
import { eraseRemovedListings } from '../../services/listings/erasure.ts'
import { seed } from '../../db/seed/seed.ts'

let app: TestApp
let admin: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin', firstName: 'Meera', lastName: 'Rao' })
  await buildCategories(app.db)
})

const SENT_IN = {
  name: 'Sea School',
  category: 'special-schools',
  description: 'A calm school.',
  address: '1 Beach Road',
  phone: '+918322223321',
  email: 'desk@sea.example',
  website: 'https://desk@sea.example',
} as const
const PATH = '/api/admin/listings'
const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T
const read = (id: number) => json<AdminListing>(admin.get(`${PATH}/${id}`))
const recent = () => json<ListingChange[]>(admin.get(`${PATH}/changes`))
const undo = (id: number, as = admin) => as.send('POST', `${PATH}/changes/${id}/undo`)
async function edit(id: number, fields: object) {
  const { updatedAt: version } = await read(id)
  const answer = await admin.send('PATCH', `${PATH}/${id}`, { version, ...fields })
  expect(answer.status).toBe(200)
}

test('these calls are for admins alone', async () => {
  const { id } = await buildListing(app.db)
  await edit(id, { name: 'Other' })
  const [change] = await recent()
  const user = await signInAs(app)
  const calls: [string, string][] = [
    ['GET', `${PATH}/changes`],
    ['GET', `${PATH}/${id}/changes`],
    ['GET', '/api/admin/audit'],
    ['POST', `${PATH}/changes/${change!.id}/undo`],
  ]
  for (const [method, path] of calls) {
    expect((await app.send(method, path)).status).toBe(401)
    expect((await user.send(method, path)).status).toBe(403)
  }
  expect((await read(id)).name).toBe('Other')
})

test('GET …/:id/changes tells who changed what, field by field', async () => {
  const { id } = await buildListing(app.db, { phone: '112' })
  await buildFact(app.db, id, { quote: 'Call 112' })
  await edit(id, { phone: '1098', ages: '3 to 6' })
  const answer = await admin.get(`${PATH}/${id}/changes`)
  expect(answer.headers.get('x-total-count')).toBe('1')
  expect(await answer.json()).toMatchObject([
    {
      action: 'listing.edit',
      by: 'Meera Rao',
      before: {
        values: { phone: '112', ages: null },
        facts: { phone: { quote: 'Call 112' } },
      },
      after: { values: { phone: '1098', ages: '3 to 6' }, facts: { phone: null } },
      canUndo: true,
    },
  ])
  expect((await admin.get(`${PATH}/999/changes`)).status).toBe(404)
})

test('POST …/undo brings an edit back with its sources, once', async () => {
  const { id } = await buildListing(app.db, { phone: '112', town: 'Mapusa', region: 'Goa' })
  await buildFact(app.db, id, {
    checkedOn: '2026-11-01',
    method: 'phone',
    checkedBy: admin.user.id,
  })
  const before = await read(id)
  await edit(id, { phone: '1098', town: 'Panaji' })
  const [change] = await recent()
  expect(await json(undo(change!.id))).toEqual({ listingId: id })
  expect(await read(id)).toEqual(before)
  const again = await undo(change!.id)
  expect([again.status, await again.json()]).toMatchObject([
    409,
    { message: 'This has already been undone.' },
  ])
  expect(await recent()).toMatchObject([{ undoneBy: 'Meera Rao', canUndo: false }])
  expect(await app.db.select().from(auditLog)).toMatchObject([
    { action: 'listing.edit' },
    { action: 'listing.undo', subjectId: id, detail: 'listing.edit' },
  ])
})

test('acts are undone from the newest back; one with a newer change after it is a 409', async () => {
  const { id } = await buildListing(app.db)
  await edit(id, { name: 'One' })
  await edit(id, { name: 'Two' })
  const [second, first] = await recent()
  const early = await undo(first!.id)
  expect(early.status).toBe(409)
  expect(await early.json()).toMatchObject({ message: expect.stringMatching(/has changed since/) })
  expect((await undo(second!.id)).status).toBe(200)
  expect(await recent()).toMatchObject([{ canUndo: false }, { canUndo: true }])
  expect((await undo(first!.id)).status).toBe(200)
  expect((await read(id)).name).toBe('Asha School')
})

test('a deleted listing comes back as it was, for 24 hours', async () => {
  const { id } = await buildListing(app.db)
  await admin.send('DELETE', `${PATH}/${id}`)
  const [change] = await recent()
  expect((await undo(change!.id)).status).toBe(200)
  expect((await app.get(`/api/listings/${id}`)).status).toBe(200)
  await admin.send('DELETE', `${PATH}/${id}`)
  const [second] = await recent()
  await app.db.update(listingChanges).set({ createdAt: sql`now() - interval '25 hours'` })
  const late = await undo(second!.id)
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { message: expect.stringMatching(/more than 24 hours/) },
  ])
  expect(await recent()).toEqual([])
  expect((await undo(999)).status).toBe(404)
})

test('what was approved with others is undone by itself', async () => {
  const one = await buildListing(app.db, { isApproved: false })
  const two = await buildListing(app.db, { isApproved: false })
  const ids = [one.id, two.id]
  await admin.send('POST', `${PATH}/bulk`, { ids, isApproved: true })
  const changes = await recent()
  expect(changes).toMatchObject([
    { action: 'listing.approve', listing: { id: two.id }, canUndo: true },
    { action: 'listing.approve', listing: { id: one.id }, canUndo: true },
  ])
  expect((await undo(changes[0]!.id)).status).toBe(200)
  expect((await app.get(`/api/listings/${two.id}`)).status).toBe(410)
  expect((await app.get(`/api/listings/${one.id}`)).status).toBe(200)
})

test('of two who undo at once, one gets a 409', async () => {
  const { id } = await buildListing(app.db)
  await edit(id, { name: 'One' })
  const other = await signInAs(app, { role: 'admin' })
  const [change] = await recent()
  const answers = await Promise.all([undo(change!.id), undo(change!.id, other)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('making a listing cannot be undone: it can be deleted', async () => {
  const made = { name: 'New', category: 'therapists', description: 'New' }
  await admin.send('POST', PATH, made)
  const [change] = await recent()
  expect(change).toMatchObject({ action: 'listing.create', canUndo: false })
  expect((await undo(change!.id)).status).toBe(409)
})

test('a fact comes back although whoever checked it is gone', async () => {
  const gone = await signInAs(app, { role: 'admin' })
  const { id } = await buildListing(app.db, { phone: '112' })
  await buildFact(app.db, id, { checkedOn: '2026-11-01', method: 'phone', checkedBy: gone.user.id })
  await edit(id, { phone: '1098' })
  expect((await gone.send('DELETE', '/api/account', {})).status).toBe(200)
  const [change] = await recent()
  expect((await undo(change!.id)).status).toBe(200)
  expect((await read(id)).facts).toMatchObject([{ checkedOn: '2026-11-01', checkedBy: null }])
})

test('24 hours after it was deleted a listing keeps its name alone, and neither seed nor undo brings it back', async () => {
  await seed(app.db, 'starter')
  const [starter] = await app.db.select().from(listings).orderBy(listings.id).limit(1)
  const { id, name, externalId } = starter!
  const user = await signInAs(app)
  await user.send('POST', `/api/listings/${id}/like`)
  await app.db
    .insert(listingReviews)
    .values({ userId: user.user.id, listingId: id, rating: 4, reviewText: 'Calm.' })
  await app.db.insert(listingSubmissions).values({
    ...SENT_IN,
    listingId: id,
    userId: user.user.id,
    status: 'approved',
    decidedAt: new Date(),
  })
  await edit(id, { ages: '3 to 6' })
  await admin.send('DELETE', `${PATH}/${id}`)
  await eraseRemovedListings(app.db)
  expect((await read(id)).description).not.toBe('')
  await app.db
    .update(listings)
    .set({ removedAt: sql`now() - interval '25 hours'` })
    .where(eq(listings.id, id))
  await eraseRemovedListings(app.db)
  await eraseRemovedListings(app.db)
  expect(await read(id)).toMatchObject({
    name,
    externalId,
    isRemoved: true,
    description: '',
    phone: null,
    website: null,
    services: [],
    facts: [],
    reviewCount: 0,
  })
  for (const table of [listingLikes, listingReviews, listingChanges])
    expect(await app.db.$count(table)).toBe(0)
  expect(await app.db.$count(listingFacts, eq(listingFacts.listingId, id))).toBe(0)
  // Nor does what was sent in, to whoever sent it.
  const [sent] = await json<object[]>(user.get('/api/user/submissions'))
  expect(sent).toMatchObject({ name: SENT_IN.name, status: 'approved' })
  expect(JSON.stringify(sent)).not.toMatch(/desk@sea|8322223321|Beach Road|calm school/)
  await seed(app.db, 'starter')
  const gone = await app.get(`/api/listings/${id}`)
  expect([gone.status, await gone.json()]).toMatchObject([410, { name }])
})

test('GET /api/admin/audit tells who did what to what, the newest first, and can be narrowed', async () => {
  const { id } = await buildListing(app.db)
  const other = await signInAs(app, { firstName: 'Zubin', lastName: 'Shah' })
  await edit(id, { ages: '3 to 6' })
  await admin.send('PATCH', `/api/admin/users/${other.user.id}`, {
    isSuspended: true,
    reason: 'Spam',
  })
  const answer = await admin.get('/api/admin/audit')
  expect(answer.headers.get('x-total-count')).toBe('2')
  expect(await answer.json()).toMatchObject([
    { by: 'Meera Rao', action: 'user.suspend', subject: 'Zubin Shah', detail: 'Spam' },
    {
      by: 'Meera Rao',
      action: 'listing.edit',
      subject: 'Asha School',
      listingId: id,
      detail: 'ages',
    },
  ])
  const about = (noun: string) => json<AuditAct[]>(admin.get(`/api/admin/audit?about=${noun}`))
  expect(await about('user')).toHaveLength(1)
  expect(await about('import')).toEqual([])
  expect((await admin.get('/api/admin/audit?about=weather')).status).toBe(400)
})
