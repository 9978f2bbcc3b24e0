import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import { listingLikes, listings } from '../../db/schema.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const read = async (response: Response) => ({
  status: response.status,
  body: await response.json(),
})

test('POST /api/listings/:id/like likes, and takes the like back', async () => {
  const { id } = await buildListing(app.db)
  const asha = await signInAs(app)
  const other = await signInAs(app)
  await other.send('POST', `/api/listings/${id}/like`)
  const like = async () => read(await asha.send('POST', `/api/listings/${id}/like`))
  expect(await like()).toEqual({ status: 200, body: { isLiked: true, likeCount: 2 } })
  expect(await like()).toEqual({ status: 200, body: { isLiked: false, likeCount: 1 } })
  expect(await like()).toEqual({ status: 200, body: { isLiked: true, likeCount: 2 } })
  expect(await app.db.$count(listingLikes)).toBe(2)
})

test('a form without script likes and leads to what one likes; a guest’s leads to signing in and back', async () => {
  const { id } = await buildListing(app.db)
  const press = async (headers: Record<string, string>) =>
    app.app.request(`/api/listings/${id}/like`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams({ returnTo: '/directory?page=2' }),
    })
  const guest = await press({})
  expect([guest.status, guest.headers.get('location')]).toEqual([
    303,
    `/api/login?returnTo=%2Fdirectory%3Fpage%3D2%23listing-${id}`,
  ])
  expect(await app.db.$count(listingLikes)).toBe(0)
  const { cookie } = await signInAs(app)
  const liked = await press({ cookie })
  expect([liked.status, liked.headers.get('location')]).toEqual([303, '/dashboard/likes'])
  expect((await press({ cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await app.db.$count(listingLikes)).toBe(1)
})

test('POST /api/listings/:id/like refuses a guest and changes nothing', async () => {
  const { id } = await buildListing(app.db)
  const answer = await app.send('POST', `/api/listings/${id}/like`)
  expect(answer.status).toBe(401)
  expect(await app.db.$count(listingLikes)).toBe(0)
})

test('POST /api/listings/:id/like refuses what is not there or no longer listed', async () => {
  const closed = await buildListing(app.db, { isApproved: false, publishedAt: new Date() })
  const waiting = await buildListing(app.db, { isApproved: false })
  const asha = await signInAs(app)
  const like = async (id: number) => (await asha.send('POST', `/api/listings/${id}/like`)).status
  expect(await like(99_999)).toBe(404)
  expect(await like(waiting.id)).toBe(404)
  expect(await like(closed.id)).toBe(410)
  expect(await app.db.$count(listingLikes)).toBe(0)
})

test('GET /api/listings/:id/liked is about the signed-in user alone', async () => {
  const { id } = await buildListing(app.db)
  const asha = await signInAs(app)
  const other = await signInAs(app)
  await asha.send('POST', `/api/listings/${id}/like`)
  expect(await read(await asha.get(`/api/listings/${id}/liked`))).toEqual({
    status: 200,
    body: { isLiked: true },
  })
  expect(await (await other.get(`/api/listings/${id}/liked`)).json()).toEqual({ isLiked: false })
  expect((await app.get(`/api/listings/${id}/liked`)).status).toBe(401)
})

test('GET /api/listings/:id/likes tells guests how many, and cards carry it too', async () => {
  const { id } = await buildListing(app.db)
  await (await signInAs(app)).send('POST', `/api/listings/${id}/like`)
  expect(await read(await app.get(`/api/listings/${id}/likes`))).toEqual({
    status: 200,
    body: { likeCount: 1 },
  })
  expect(await (await app.get('/api/listings')).json()).toMatchObject([{ id, likeCount: 1 }])
  expect((await app.get('/api/listings/99999/likes')).status).toBe(404)
})

test('GET /api/user/likes lists them, the latest like first, and of one no longer listed only the name', async () => {
  const first = await buildListing(app.db, { name: 'First', email: 'first@example.org' })
  const second = await buildListing(app.db, { name: 'Second' })
  const asha = await signInAs(app)
  const other = await signInAs(app)
  for (const { id } of [first, second]) await asha.send('POST', `/api/listings/${id}/like`)
  await app.db.update(listings).set({ isApproved: false }).where(eq(listings.id, first.id))

  const { status, body } = await read(await asha.get('/api/user/likes'))
  expect(status).toBe(200)
  expect(body).toMatchObject([{ name: 'Second', isListed: true, likeCount: 1 }, {}])
  expect((body as unknown[])[1]).toEqual({ id: first.id, name: 'First', isListed: false })
  expect(await (await asha.get('/api/user/likes/ids')).json()).toEqual([first.id, second.id])
  expect(await (await other.get('/api/user/likes')).json()).toEqual([])
  for (const path of ['/api/user/likes', '/api/user/likes/ids'])
    expect((await app.get(path)).status).toBe(401)

  // A like of what is no longer listed can still be taken back.
  const undone = await read(await asha.send('POST', `/api/listings/${first.id}/like`))
  expect(undone).toEqual({ status: 200, body: { isLiked: false, likeCount: 0 } })
})

test('what is answered to a signed-in browser is kept by nothing in between', async () => {
  const { id } = await buildListing(app.db)
  const asha = await signInAs(app)
  for (const path of ['/api/user/likes', `/api/listings/${id}/liked`])
    expect((await asha.get(path)).headers.get('cache-control')).toBe('no-store')
})

const like = (who: SignedIn, id: number, isLiked: boolean) =>
  who.send('POST', `/api/listings/${id}/like`, { isLiked })

describe('a wish', () => {
  test('a page that is out of date turns nothing round: the like is what was wished for, however often', async () => {
    const { id } = await buildListing(app.db)
    const who = await signInAs(app)
    for (const isLiked of [true, true, false, false])
      expect(await (await like(who, id, isLiked)).json()).toEqual({
        isLiked,
        likeCount: isLiked ? 1 : 0,
      })
  })

  test('to like what is not there is refused; to take back what is gone is done already', async () => {
    const { id } = await buildListing(app.db, { isApproved: false })
    const who = await signInAs(app)
    expect((await like(who, id, true)).status).toBe(404)
    expect((await like(who, id, false)).status).toBe(200)
  })
})
