import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../tests/support/app.ts'
import { buildListing } from '../../tests/support/factories.ts'
import type { AdminStats } from '../../shared/admin/stats.ts'
import { auditLog, listingReviews, listings, mails, reviewReports, users } from '../db/schema.ts'
import { day } from '../../shared/formats/moments.ts'
import { sendDigest } from '../services/admin/what-waits.ts'
import type { ModeratedReview, OwnReview, Review } from '../../shared/reviews/reviews.ts'

let app: TestApp
let id: number
beforeEach(async () => {
  app = await createTestApp()
  id = (await buildListing(app.db)).id
})

const path = (listing = id) => `/api/listings/${listing}/reviews`
const write = (as: SignedIn, fields: object = {}, listing = id) =>
  as.send('POST', path(listing), { rating: 4, reviewText: 'They showed us the room.', ...fields })
const written = async (as: SignedIn, fields: object = {}) =>
  (await (await write(as, fields)).json()) as OwnReview
const own = async (as: SignedIn) => (await (await as.get(`${path()}/user`)).json()) as OwnReview
const publicReviews = async () => (await (await app.get(path())).json()) as Review[]
const counters = async () => {
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id))
  return { rating: row!.rating, reviewCount: row!.reviewCount }
}

const report = (as: SignedIn, review: number, fields: object = {}) =>
  as.send('POST', `/api/reviews/${review}/report`, { reason: 'names-someone', ...fields })

describe('writing', () => {
  test('POST /api/listings/:id/reviews makes it public at once and counts it', async () => {
    const asha = await signInAs(app, { firstName: 'Asha', lastName: 'naik' })
    const answer = await write(asha)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      rating: 4,
      reviewText: 'They showed us the room.',
      author: 'Asha N.',
      authorKind: 'name',
      mine: true,
      state: 'shown',
      waitingFor: null,
    })
    expect(await publicReviews()).toEqual([
      {
        id: expect.any(Number),
        rating: 4,
        reviewText: 'They showed us the room.',
        author: 'Asha N.',
        createdAt: expect.any(String),
        mine: false,
      },
    ])
    expect(await counters()).toEqual({ rating: 4, reviewCount: 1 })
  })

  test('the mean is that of the rows, to two decimals', async () => {
    for (const rating of [5, 4, 4]) await write(await signInAs(app), { rating })
    expect(await counters()).toEqual({ rating: 4.33, reviewCount: 3 })
    expect(await (await app.get('/api/listings')).json()).toMatchObject([{ rating: 4.3 }])
  })

  test('a guest is refused, and so is a second review', async () => {
    expect((await app.send('POST', path(), { rating: 5, reviewText: 'Good' })).status).toBe(401)
    const asha = await signInAs(app)
    await write(asha)
    const second = await write(asha, { rating: 1 })
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({
      message: 'You have already reviewed this listing.',
      code: 'conflict',
    })
    expect(await counters()).toEqual({ rating: 4, reviewCount: 1 })
  })

  test.each([
    ['a blank text', { reviewText: ' \n\t ' }, 'reviewText'],
    ['a text of invisible marks', { reviewText: '\u200b\u2060' }, 'reviewText'],
    ['a text that is too long', { reviewText: 'x'.repeat(2001) }, 'reviewText'],
    ['no stars', { rating: undefined }, 'rating'],
    ['six stars', { rating: 6 }, 'rating'],
    ['half a star', { rating: 4.5 }, 'rating'],
    ['an author of one’s own making', { author: 'The director' }, 'author'],
  ])('%s is refused, naming the field', async (_what, fields, field) => {
    const answer = await write(await signInAs(app), fields)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
    expect(await counters()).toEqual({ rating: 0, reviewCount: 0 })
  })

  test.each([
    ['blank', ' ', 'Please write a review before submitting'],
    ['missing', undefined, 'Please write a review before submitting'],
    ['no text', null, 'Please write a review before submitting'],
    ['too long', 'x'.repeat(2001), 'Please shorten your review to 2000 characters.'],
  ])(
    'a text that is %s is answered with its sentence (§8), when changed too',
    async (_, reviewText, sentence) => {
      const asha = await signInAs(app)
      const said = { message: sentence, fields: { reviewText: sentence } }
      expect(await (await write(asha, { reviewText })).json()).toMatchObject(said)
      const change = await asha.send('PATCH', `${path()}/user`, { rating: 4, reviewText })
      // What a change does not name stays (ruling 46).
      if (reviewText === undefined) return expect(change.status).toBe(404)
      expect(await change.json()).toMatchObject(said)
    },
  )

  test('fields of the server cannot be sent along', async () => {
    const asha = await signInAs(app)
    const other = await signInAs(app)
    await write(asha, {
      id: 77,
      userId: other.user.id,
      state: 'hidden',
      createdAt: '2001-01-01T00:00:00Z',
      ['__proto__']: { state: 'hidden' },
    })
    const [row] = await app.db.select().from(listingReviews)
    expect(row).toMatchObject({ id: 1, userId: asha.user.id, state: 'shown' })
    expect(row!.createdAt.getFullYear()).not.toBe(2001)
  })

  test('lines stay lines', async () => {
    const { reviewText } = await written(await signInAs(app), { reviewText: ' One\r\n\r\ntwo\0 ' })
    expect(reviewText).toBe('One\n\ntwo')
  })

  test('one can be named by who one is', async () => {
    const authors: string[] = []
    for (const author of ['parent', 'autistic', 'professional'])
      authors.push((await written(await signInAs(app, { firstName: 'Asha' }), { author })).author)
    authors.push((await written(await signInAs(app, { firstName: 'Asha', lastName: null }))).author)
    authors.push((await written(await signInAs(app, { firstName: null, lastName: null }))).author)
    expect(authors).toEqual([
      'A parent',
      'An autistic person',
      'A professional',
      'Asha',
      'A visitor',
    ])
  })

  test('a listing that is not there or no longer listed takes none', async () => {
    const asha = await signInAs(app)
    const closed = await buildListing(app.db, { isApproved: false, publishedAt: new Date() })
    expect((await write(asha, {}, 99_999)).status).toBe(404)
    expect((await write(asha, {}, closed.id)).status).toBe(410)
    expect((await app.get(path(closed.id))).status).toBe(410)
  })

  test('in production writing is closed until a grievance officer is named', async () => {
    const closed = await createTestApp({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' })
    const listing = await buildListing(closed.db)
    const answer = await write(await signInAs(closed), {}, listing.id)
    expect(answer.status).toBe(403)
    expect((await answer.json()) as object).toMatchObject({ code: 'forbidden' })
    const open = await createTestApp({ NODE_ENV: 'production', GRIEVANCE_OFFICER: 'M. Naik' })
    const { id } = await buildListing(open.db)
    expect((await write(await signInAs(open), {}, id)).status).toBe(200)
  })
})

describe('a review with an address, a number or a link', () => {
  test.each([
    'Write to asha@example.org please',
    'asha (at) gmail dot com',
    'Call 98221 23456',
    'Ring +91-832 222 3333',
    'फोन ९८२२१२३४५६',
    'See https://example.org/x',
    'look at www.example.org',
    'Find @asha_goa',
    'Find it on asha-school.in today',
  ])('waits for a moderator and does not count: %s', async (reviewText) => {
    const review = await written(await signInAs(app), { reviewText })
    expect(review).toMatchObject({ state: 'waiting', waitingFor: 'contact' })
    expect(await publicReviews()).toEqual([])
    expect(await counters()).toEqual({ rating: 0, reviewCount: 0 })
  })

  test.each([
    'We went there from 2019-2024.',
    'Since 12.03.2024 every day, 9 to 5, Rs 1,500 a month.',
    'Good people.The rooms are calm.',
    'We were at school. They were kind.',
    'He is 7, she is 12; class 3 to 8. Helpline 1098 was kind.',
  ])('an ordinary text does not: %s', async (reviewText) => {
    expect(await written(await signInAs(app), { reviewText })).toMatchObject({ state: 'shown' })
  })
})

describe('one’s own review', () => {
  test('GET /api/listings/:id/reviews/user gives it, or null', async () => {
    const asha = await signInAs(app)
    const other = await signInAs(app)
    await write(asha)
    expect(await (await asha.get(`${path()}/user`)).json()).toMatchObject({ mine: true, rating: 4 })
    expect(await (await other.get(`${path()}/user`)).json()).toBeNull()
    expect((await app.get(`${path()}/user`)).status).toBe(401)
    expect(await (await asha.get(path())).json()).toMatchObject([{ mine: true }])
  })

  test('PATCH changes it, for 30 days', async () => {
    const asha = await signInAs(app)
    const other = await signInAs(app)
    await write(asha)
    const change = (as: SignedIn) =>
      as.send('PATCH', `${path()}/user`, {
        rating: 2,
        reviewText: 'It got loud.',
        author: 'parent',
      })
    expect((await change(other)).status).toBe(404)
    expect(await (await change(asha)).json()).toMatchObject({
      rating: 2,
      reviewText: 'It got loud.',
      author: 'A parent',
    })
    expect(await counters()).toEqual({ rating: 2, reviewCount: 1 })

    const long = new Date(Date.now() - 31 * 86_400_000)
    await app.db.update(listingReviews).set({ createdAt: long })
    const late = await change(asha)
    expect(late.status).toBe(422)
    expect((await app.send('PATCH', `${path()}/user`, {})).status).toBe(401)
  })

  test('DELETE erases it and what it counted; then one may write again', async () => {
    const asha = await signInAs(app)
    await write(asha)
    expect((await app.send('DELETE', `${path()}/user`)).status).toBe(401)
    expect((await asha.send('DELETE', `${path()}/user`)).status).toBe(200)
    expect(await counters()).toEqual({ rating: 0, reviewCount: 0 })
    expect((await asha.send('DELETE', `${path()}/user`)).status).toBe(404)
    expect((await write(asha)).status).toBe(200)
  })

  test('a change brings an address in: it waits, and no longer counts', async () => {
    const asha = await signInAs(app)
    await write(asha)
    await asha.send('PATCH', `${path()}/user`, { rating: 5, reviewText: 'Mail me: a@b.in' })
    expect(await publicReviews()).toEqual([])
    expect(await counters()).toEqual({ rating: 0, reviewCount: 0 })
  })
})

/** Decides on a review as it is now, and on all its reports. */
async function moderate(as: SignedIn, id: number, decision: object) {
  const [row] = await app.db.select().from(listingReviews).where(eq(listingReviews.id, id))
  return as.send('PATCH', `/api/admin/reviews/${id}`, {
    updatedAt: row?.updatedAt,
    lastReport: 2_147_483_647,
    ...decision,
  })
}

describe('reports and moderators', () => {
  test('three reports hide a review until an admin has looked', async () => {
    const review = await written(await signInAs(app))
    const reporters = await Promise.all([signInAs(app), signInAs(app), signInAs(app)])
    for (const reporter of reporters.slice(0, 2)) await report(reporter, review.id)
    expect(await publicReviews()).toHaveLength(1)
    expect((await report(reporters[2]!, review.id)).status).toBe(200)
    expect(await publicReviews()).toHaveLength(0)
    expect(await counters()).toEqual({ rating: 0, reviewCount: 0 })

    const admin = await signInAs(app, { role: 'admin' })
    const kept = await moderate(admin, review.id, { state: 'shown' })
    expect(await kept.json()).toMatchObject({ state: 'shown', reports: [] })
    expect(await counters()).toEqual({ rating: 4, reviewCount: 1 })
    // Reports an admin has looked at do not count again.
    await report(await signInAs(app), review.id)
    expect(await publicReviews()).toHaveLength(1)
  })

  test('nobody reports twice, or their own, or as a guest, or what is not shown', async () => {
    const asha = await signInAs(app)
    const reporter = await signInAs(app)
    const review = await written(asha)
    expect((await report(reporter, review.id)).status).toBe(200)
    expect((await report(reporter, review.id)).status).toBe(409)
    expect((await report(asha, review.id)).status).toBe(409)
    expect((await report(reporter, 99_999)).status).toBe(404)
    expect((await report(reporter, review.id, { reason: 'dull' })).status).toBe(400)
    const guest = await app.send('POST', `/api/reviews/${review.id}/report`, { reason: 'other' })
    expect(guest.status).toBe(401)
    await app.db.update(listingReviews).set({ state: 'hidden' })
    expect((await report(await signInAs(app), review.id)).status).toBe(404)
    expect(await app.db.$count(reviewReports)).toBe(1)
  })

  test('GET /api/admin/reviews is the queue of those that wait or were reported', async () => {
    const admin = await signInAs(app, { role: 'admin' })
    const waiting = await written(await signInAs(app), { reviewText: 'a@b.in' })
    const reported = await written(await signInAs(app))
    await written(await signInAs(app))
    await report(await signInAs(app), reported.id, { reason: 'other', note: 'It names my son.' })
    const answer = await admin.get('/api/admin/reviews')
    expect(answer.headers.get('x-total-count')).toBe('2')
    expect((await answer.json()) as ModeratedReview[]).toMatchObject([
      { id: waiting.id, state: 'waiting', waitingFor: 'contact', listing: { id }, reports: [] },
      { id: reported.id, state: 'shown', reports: [{ reason: 'other', note: 'It names my son.' }] },
    ])
    const all: ModeratedReview[] = await (await admin.get('/api/admin/reviews?show=all')).json()
    expect(all).toHaveLength(3)
    const alone = await admin.get(`/api/admin/reviews?show=all&id=${all[1]?.id}`)
    expect(await alone.json()).toEqual([all[1]])
    expect((await app.get('/api/admin/reviews')).status).toBe(401)
    expect((await (await signInAs(app)).get('/api/admin/reviews')).status).toBe(403)
  })

  test('a review waits since it was reported: in the queue, on the dashboard and in the daily mail', async () => {
    const admin = await signInAs(app, { role: 'admin' })
    const old = new Date(Date.now() - 40 * 86_400_000)
    const reported = await written(await signInAs(app))
    await app.db.update(listingReviews).set({ createdAt: old, updatedAt: old })
    const waiting = await written(await signInAs(app), { reviewText: 'a@b.in' })
    await report(await signInAs(app), reported.id)
    const queue = (await (await admin.get('/api/admin/reviews')).json()) as ModeratedReview[]
    expect(queue.map((review) => review.id)).toEqual([waiting.id, reported.id])
    const stats: AdminStats = await (await admin.get('/api/admin/stats')).json()
    const [{ createdAt: sent } = waiting] = queue
    expect(stats.waiting).toMatchObject([{ queue: 'reviews', count: 2, since: sent }])
    await sendDigest(app.db, app.env)
    const [mail] = await app.db.select().from(mails).where(eq(mails.kind, 'what-waits'))
    expect(mail?.text).toMatch(/\n2 reviews: The oldest: /)
    expect(mail?.text).not.toContain(day(old))
  })

  test('PATCH /api/admin/reviews/:id hides with a reason the writer reads; a changed one is read again', async () => {
    const asha = await signInAs(app)
    const admin = await signInAs(app, { role: 'admin' })
    const { id: review } = await written(asha)
    expect((await moderate(asha, review, { state: 'shown' })).status).toBe(403)
    expect((await moderate(admin, review, { state: 'hidden', reason: ' ' })).status).toBe(400)
    const hidden = await moderate(admin, review, { state: 'hidden', reason: 'It names a teacher.' })
    expect(hidden.status).toBe(200)
    expect(await publicReviews()).toEqual([])
    expect(await (await asha.get(`${path()}/user`)).json()).toMatchObject({
      state: 'hidden',
      reason: 'It names a teacher.',
    })
    expect(await (await admin.get('/api/admin/reviews?show=hidden')).json()).toHaveLength(1)

    const changed = { rating: 3, reviewText: 'The teacher was unkind.' }
    await asha.send('PATCH', `${path()}/user`, changed)
    expect(await publicReviews()).toEqual([])
    expect(await (await admin.get('/api/admin/reviews')).json()).toMatchObject([
      { waitingFor: 'change', reason: 'It names a teacher.' },
    ])
    expect((await moderate(admin, review, { state: 'shown' })).status).toBe(200)
    expect(await counters()).toEqual({ rating: 3, reviewCount: 1 })
    const acts = await app.db.select().from(auditLog).orderBy(auditLog.id)
    expect(acts).toMatchObject([
      {
        adminId: admin.user.id,
        action: 'review.hide',
        subjectId: review,
        detail: 'It names a teacher.',
      },
      { adminId: admin.user.id, action: 'review.show', subjectId: review },
    ])
  })

  test.each([{ state: 'shown' }, { state: 'hidden', reason: 'Rude.' }])(
    'an admin decides on the text they read: $state after it was changed is refused',
    async (decision) => {
      const asha = await signInAs(app)
      const admin = await signInAs(app, { role: 'admin' })
      await write(asha, { reviewText: 'Mail me: a@b.in' })
      const queue = async () =>
        (await (await admin.get('/api/admin/reviews')).json()) as ModeratedReview[]
      const [read] = await queue()
      await asha.send('PATCH', `${path()}/user`, { rating: 1, reviewText: 'Worse: c@d.in' })
      const decide = (updatedAt: string) =>
        admin.send('PATCH', `/api/admin/reviews/${read!.id}`, {
          ...decision,
          updatedAt,
          lastReport: 0,
        })
      const refused = await decide(read!.updatedAt)
      expect(refused.status).toBe(409)
      expect((await refused.json()).message).toContain('has changed since you opened it')
      const [changed] = await queue()
      expect(changed).toMatchObject({ reviewText: 'Worse: c@d.in', state: 'waiting' })
      expect(await app.db.$count(auditLog)).toBe(0)

      expect((await decide(changed!.updatedAt)).status).toBe(200)
      // Nor does one admin decide over another's head.
      expect((await decide(changed!.updatedAt)).status).toBe(409)
    },
  )

  test('a report that comes while an admin reads stays open', async () => {
    const admin = await signInAs(app, { role: 'admin' })
    const { id: review } = await written(await signInAs(app))
    await report(await signInAs(app), review, { note: 'Read.' })
    const queue = async () =>
      (await (await admin.get('/api/admin/reviews')).json()) as ModeratedReview[]
    const [read] = await queue()
    await report(await signInAs(app), review, { note: 'Not read.' })
    const { updatedAt, lastReport } = read!
    const decided = await moderate(admin, review, { state: 'shown', updatedAt, lastReport })
    expect(await decided.json()).toMatchObject({ state: 'shown', reports: [{ note: 'Not read.' }] })
    const [left] = await queue()
    expect(left).toMatchObject({ id: review, reports: [{ note: 'Not read.' }] })
    await moderate(admin, review, { state: 'shown', lastReport: left!.lastReport })
    expect(await queue()).toEqual([])
  })

  test('a hidden review that is deleted and written again waits', async () => {
    const admin = await signInAs(app, { role: 'admin' })
    const asha = await signInAs(app)
    const { id: first } = await written(asha)
    await moderate(admin, first, { state: 'hidden', reason: 'Rude.' })
    for (let n = 0; n < 2; n += 1) {
      expect((await asha.send('DELETE', `${path()}/user`)).status).toBe(200)
      const again = await written(asha)
      expect(again).toMatchObject({
        state: 'waiting',
        waitingFor: 'hidden-before',
        reason: 'Rude.',
      })
    }
    expect(await publicReviews()).toEqual([])
  })

  test.each([1, 3])('%i reports are not erased by deleting and writing again', async (times) => {
    const asha = await signInAs(app)
    const { id: first } = await written(asha)
    expect(await own(asha)).toMatchObject({ rewriteWaits: false })
    for (let n = 0; n < times; n += 1) await report(await signInAs(app), first)
    for (let n = 0; n < 2; n += 1) {
      expect(await own(asha)).toMatchObject({ rewriteWaits: true })
      await asha.send('DELETE', `${path()}/user`)
      const waiting = { state: 'waiting', waitingFor: 'reported-before' }
      expect(await written(asha)).toMatchObject(waiting)
    }
    // What a moderator has let stand may be deleted and written again.
    const [again] = await app.db.select().from(listingReviews)
    await moderate(await signInAs(app, { role: 'admin' }), again!.id, { state: 'shown' })
    expect(await own(asha)).toMatchObject({ rewriteWaits: false })
    await asha.send('DELETE', `${path()}/user`)
    expect(await written(asha)).toMatchObject({ state: 'shown' })
  })

  test('an approved review with another text can be reported again by the same people', async () => {
    const admin = await signInAs(app, { role: 'admin' })
    const asha = await signInAs(app)
    const reader = await signInAs(app)
    const { id: review } = await written(asha)
    await report(reader, review)
    await moderate(admin, review, { state: 'shown' })
    expect((await report(reader, review)).status).toBe(409)
    await asha.send('PATCH', `${path()}/user`, { rating: 1, reviewText: 'Other words.' })
    expect((await report(reader, review)).status).toBe(200)
  })

  test('a reported review that is changed still waits', async () => {
    const asha = await signInAs(app)
    const review = await written(asha)
    for (let i = 0; i < 3; i++) await report(await signInAs(app), review.id)
    await asha.send('PATCH', `${path()}/user`, { rating: 5, reviewText: 'All fine.' })
    expect(await publicReviews()).toEqual([])
    expect(await (await asha.get(`${path()}/user`)).json()).toMatchObject({ waitingFor: 'reports' })
  })
})

test('GET /api/listings/:id/reviews gives the latest first, in pages', async () => {
  for (const reviewText of ['One', 'Two', 'Three']) await write(await signInAs(app), { reviewText })
  const first = await app.get(`${path()}?limit=2`)
  expect(first.headers.get('x-total-count')).toBe('3')
  expect(first.headers.get('link')).toContain('offset=2')
  expect(await first.json()).toMatchObject([{ reviewText: 'Three' }, { reviewText: 'Two' }])
  expect(await (await app.get(`${path()}?limit=2&offset=2`)).json()).toHaveLength(1)
})

test('no review tells an address, a username or an id of its writer', async () => {
  const asha = await signInAs(app, { email: 'asha@example.org', username: 'asha-77' })
  await write(asha)
  const body = await (await app.get(path())).text()
  expect(body).not.toMatch(/asha@example|asha-77|userId/)
  await app.db.delete(users)
  expect(await publicReviews()).toEqual([])
})

test('GET /api/user/reviews lists what one wrote, the latest first, and whether others can read it', async () => {
  const asha = await signInAs(app)
  const { id: other } = await buildListing(app.db, { name: 'Hill School' })
  await write(asha)
  await write(asha, { rating: 2, reviewText: 'Write to me: asha@home.example' }, other)
  await write(await signInAs(app))
  const listed = async () => (await asha.get('/api/user/reviews')).json()
  expect(await listed()).toMatchObject([
    { listing: { id: other, name: 'Hill School', isShown: true }, rating: 2, state: 'waiting' },
    { listing: { id, isShown: true }, rating: 4, state: 'shown' },
  ])
  await app.db.update(listings).set({ isApproved: false }).where(eq(listings.id, other))
  expect(await listed()).toMatchObject([{ listing: { isShown: false } }, {}])
  expect((await app.get('/api/user/reviews')).status).toBe(401)
})
