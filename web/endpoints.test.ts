import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '../server/app.ts'
import { hc } from './endpoints.ts'

const likes = hc<Api['likes']>('').api.listings
const reviews = hc<Api['reviews']>('').api.listings[':id'].reviews

afterEach(() => vi.unstubAllGlobals())

/** What the client asked for. */
function recorded() {
  const asked: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push([address, init])
    return Response.json(null)
  })
  return asked
}

test('a path is filled in', () => {
  expect(likes[':id'].likes.$path({ param: { id: '9' } })).toBe('/api/listings/9/likes')
  expect(hc<Api['categories']>('').api.categories.$path()).toBe('/api/categories')
})

test('a change is sent with its method and its body as JSON', async () => {
  const asked = recorded()
  await reviews.$post({ param: { id: '9' }, json: { rating: 4, reviewText: 'Calm' } })
  expect(asked).toEqual([
    [
      '/api/listings/9/reviews',
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': expect.any(String),
        },
        body: '{"rating":4,"reviewText":"Calm"}',
      },
    ],
  ])
})

test('one without a body has none, and what fills a path stays in its part', async () => {
  const asked = recorded()
  await reviews.user.$delete({ param: { id: '9/../..?x' } })
  expect(asked).toEqual([
    [
      '/api/listings/9%2F..%2F..%3Fx/reviews/user',
      { method: 'DELETE', headers: { 'idempotency-key': expect.any(String) } },
    ],
  ])
})
