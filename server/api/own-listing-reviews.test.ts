import { beforeEach, expect, test } from 'vitest'
import type { ModeratedReview, OwnReview } from '../../shared/reviews/reviews.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../tests/support/app.ts'
import { buildListing } from '../../tests/support/factories.ts'
import { listingClaims, listingSubmissions } from '../db/schema.ts'

const HELD = { state: 'waiting', waitingFor: 'own-listing' }

let app: TestApp
let asha: SignedIn
let admin: SignedIn
let listingId: number
beforeEach(async () => {
  app = await createTestApp()
  asha = await signInAs(app)
  admin = await signInAs(app, { role: 'admin' })
  listingId = (await buildListing(app.db)).id
})

const path = () => `/api/listings/${listingId}/reviews`
async function write(who = asha, reviewText = 'We are the best school.'): Promise<OwnReview> {
  return (await who.send('POST', path(), { rating: 5, reviewText })).json()
}
async function change(reviewText: string): Promise<OwnReview> {
  return (await asha.send('PATCH', `${path()}/user`, { reviewText })).json()
}
async function queue(show: string): Promise<ModeratedReview[]> {
  return (await admin.get(`/api/admin/reviews?show=${show}`)).json()
}
async function shown(): Promise<unknown[]> {
  return (await app.get(path())).json()
}

const claim = (fields: Partial<typeof listingClaims.$inferInsert> = {}) =>
  app.db.insert(listingClaims).values({
    listingId,
    userId: asha.user.id,
    way: 'email',
    state: 'proven',
    contactHash: 'hash',
    provenAt: new Date(),
    ...fields,
  })

const sendIn = () =>
  app.db.insert(listingSubmissions).values({
    userId: asha.user.id,
    kind: 'new',
    status: 'approved',
    decidedAt: new Date(),
    listingId,
    name: 'Asha School',
    description: 'A school.',
    address: 'Fontainhas, Panaji',
    phone: '+918322223321',
    category: 'special-schools',
  })

test.each([
  ['sent the listing in', sendIn],
  ['has proven that it is theirs', claim],
  ['had proven it, and left', () => claim({ state: 'withdrawn', endedAt: new Date() })],
])('a review by who %s waits for a moderator', async (_who, makeOwn) => {
  await makeOwn()
  expect(await write()).toMatchObject(HELD)
  expect(await shown()).toEqual([])
  expect(await queue('open')).toMatchObject([{ ...HELD, isOwnListing: true }])
})

test('who has only asked for a code, and who has proven another listing, is anybody', async () => {
  const other = await buildListing(app.db)
  await claim({ listingId: other.id })
  await claim({ state: 'waiting', way: 'phone', provenAt: null })
  expect(await write()).toMatchObject({ state: 'shown' })
  expect(await write(await signInAs(app))).toMatchObject({ state: 'shown' })
  expect((await queue('all')).map(({ isOwnListing }) => isOwnListing)).toEqual([false, false])
})

test('a review that was there before the claim waits once it is changed', async () => {
  expect(await write()).toMatchObject({ state: 'shown' })
  await claim()
  expect(await shown()).toHaveLength(1)
  expect(await change('We are the very best school.')).toMatchObject(HELD)
  expect(await shown()).toEqual([])
})

test('a moderator reads that the listing is the writer’s own, whatever the review waits for', async () => {
  const review = await write(asha, 'Write to desk@sea.example.')
  const another = await signInAs(app)
  const reported = await write(another, 'They were kind.')
  await asha.send('POST', `/api/reviews/${reported.id}/report`, { reason: 'untrue' })
  await claim()
  await claim({ userId: another.user.id })
  expect(await queue('open')).toMatchObject([
    { id: review.id, waitingFor: 'contact', isOwnListing: true },
    { id: reported.id, state: 'shown', reports: [{}], isOwnListing: true },
  ])
})
