import { expect, test } from 'vitest'
import { listingSubmissions } from '../../server/db/schema.ts'
import type { ModeratedReview, OwnReview, Review } from '../../shared/reviews/reviews.ts'
import { createTestApp, signInAs, type SignedIn } from '../support/app.ts'
import { buildListing } from '../support/factories.ts'

test('a review of what its writer sent in is read by a moderator before others see it, and counts only then', async () => {
  const app = await createTestApp()
  const admin = await signInAs(app, { role: 'admin' })
  const owner = await signInAs(app)
  const helper = await signInAs(app)
  const { id } = await buildListing(app.db)
  const sent = {
    name: 'Sea School',
    category: 'special-schools',
    description: 'A school.',
    address: 'Ponda',
    phone: '+918322276543',
    listingId: id,
    status: 'approved',
    decidedAt: new Date(),
  } as const
  await app.db.insert(listingSubmissions).values([
    { ...sent, kind: 'new', userId: owner.user.id },
    { ...sent, kind: 'change', userId: helper.user.id },
  ])
  const path = `/api/listings/${id}/reviews`
  const say = async (who: SignedIn, method: string, own = '') => {
    const body = { rating: 5, reviewText: 'Wonderful.' }
    const answer = await who.send(method, `${path}${own}`, body)
    expect(answer.status).toBe(200)
    return (await answer.json()) as OwnReview
  }
  const shown = async () => ((await (await app.get(path)).json()) as Review[]).length

  const review = await say(owner, 'POST')
  expect(review).toMatchObject({ state: 'waiting', waitingFor: 'own-listing' })
  expect(await shown()).toBe(0)
  // Who only mended a fact of it is a reader like others.
  expect(await say(helper, 'POST')).toMatchObject({ state: 'shown' })
  expect(await shown()).toBe(1)

  const [waiting] = (await (await admin.get('/api/admin/reviews')).json()) as ModeratedReview[]
  expect(waiting).toMatchObject({ id: review.id, waitingFor: 'own-listing' })
  const decided = await admin.send('PATCH', `/api/admin/reviews/${review.id}`, {
    state: 'shown',
    updatedAt: waiting!.updatedAt,
    lastReport: 0,
  })
  expect(decided.status, await decided.clone().text()).toBe(200)
  expect(await shown()).toBe(2)
  expect(await say(owner, 'PATCH', '/user')).toMatchObject({ state: 'waiting' })
  expect(await shown()).toBe(1)
})
