import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '../../../shared/accounts/users.ts'
import '../../notices/mutation-cache.ts'
import { createQueryClient } from '../../query-client.ts'
import { setLike } from './like-changes.ts'
import { likeCount, likedIds } from './likes.ts'
import { currentUser } from '../admin/users.ts'

const A = { id: 1, likeCount: 4, name: 'Asha School' }
const B = { id: 2, likeCount: 7, name: 'Riverside Clinic' }

/** Answers that wait until the test lets them go, by the end of the address. */
type Waiting = { path: string; answer: (status: number, body: unknown) => void }
let waiting: Waiting[] = []

const fetch = vi.fn<typeof globalThis.fetch>((address, init) => {
  const path = address instanceof Request ? address.url : String(address)
  return new Promise<Response>((resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    waiting.push({
      path,
      answer: (status, body) => resolve(new Response(JSON.stringify(body), { status })),
    })
  })
})

beforeEach(() => {
  waiting = []
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => vi.unstubAllGlobals())

async function next(path: string): Promise<Waiting['answer']> {
  await expect.poll(() => waiting.some((asked) => asked.path.endsWith(path))).toBe(true)
  const asked = waiting.findLast((asked) => asked.path.endsWith(path))!
  waiting = waiting.filter((other) => other !== asked)
  return asked.answer
}

/** Somebody signed in, with a page that shows the hearts. */
function openPage(ids: number[]) {
  const client = createQueryClient(fetch)
  // Of the user only that there is one is asked.
  client.setQueryData(currentUser().queryKey, { id: 'asha' } as unknown as User)
  client.setQueryData(likedIds().queryKey, ids)
  const leave = new QueryObserver(client, likedIds()).subscribe(() => undefined)
  const press = (listing: typeof A, isWanted: boolean) =>
    new MutationObserver(client, setLike(listing)).mutate(isWanted).catch(() => undefined)
  return {
    press,
    leave,
    liked: () => client.getQueryData(likedIds().queryKey)?.toSorted(),
    count: ({ id }: typeof A) => client.getQueryData(likeCount(id).queryKey)?.likeCount,
  }
}

test('a like shows at once, and a refused one is taken back', async () => {
  const { press, liked, count, leave } = openPage([9])
  const done = press(A, true)
  const answer = await next('/1/like')
  expect([liked(), count(A)]).toEqual([[1, 9], 5])
  answer(500, {})
  ;(await next('/ids'))(200, [9])
  await done
  expect([liked(), count(A)]).toEqual([[9], 4])
  leave()
})

test('a refused like is taken back although the list comes anew meanwhile', async () => {
  const { press, liked, count, leave } = openPage([])
  const first = press(A, true)
  ;(await next('/1/like'))(200, { isLiked: true, likeCount: 5 })
  const stale = await next('/ids')
  const second = press(B, true)
  const refuse = await next('/2/like')
  expect(liked()).toEqual([1, 2])
  // It was asked before the second press.
  stale(200, [1])
  refuse(500, {})
  // Without this answer too the screen has to be right.
  const settled = await next('/ids')
  expect([liked(), count(A), count(B)]).toEqual([[1], 5, 7])
  settled(200, [1])
  await Promise.all([first, second])
  expect(liked()).toEqual([1])
  leave()
})

test('taking a like back', async () => {
  const { press, liked, leave } = openPage([5])
  const done = press({ id: 5, likeCount: 1, name: 'Hillside School' }, false)
  ;(await next('/5/like'))(200, { isLiked: false, likeCount: 0 })
  ;(await next('/ids'))(200, [])
  await done
  expect(liked()).toEqual([])
  leave()
})

test('a press is done before the list has come anew, so the next one counts', async () => {
  const { press, liked, leave } = openPage([])
  const done = press(A, true)
  ;(await next('/1/like'))(200, { isLiked: true, likeCount: 5 })
  await next('/ids')
  await done
  expect(liked()).toEqual([1])
  leave()
})
