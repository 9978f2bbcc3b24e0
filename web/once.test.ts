import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchOnce } from './once.ts'

/** The keys under which it asked, and what each is answered. */
let keys: string[]
let answers: (Response | Error)[]

beforeEach(() => {
  keys = []
  answers = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key') ?? '')
    const answer = answers.shift() ?? new Response()
    if (answer instanceof Error) throw answer
    return answer
  })
  // What was asked last in another test is not asked here.
  vi.advanceTimersByTime(60_000)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const post = (address: string, body?: RequestInit['body']) =>
  fetchOnce(address, { method: 'POST', body })
const distinct = () => new Set(keys).size

test('every key is random and long enough', async () => {
  await post('/a', '1')
  await post('/a', '2')
  expect(keys).toEqual([expect.stringMatching(/^\d+(-\d+){4}$/), expect.stringMatching(/./)])
  expect(distinct()).toBe(2)
})

test('the same request while it is on its way, and shortly after, is the same act', async () => {
  await Promise.all([post('/b', 'x'), post('/b', 'x')])
  await post('/b', 'x')
  expect(distinct()).toBe(1)
  vi.advanceTimersByTime(3_000)
  await post('/b', 'x')
  expect(distinct()).toBe(2)
})

test('another act in between makes the same request a new one', async () => {
  await post('/c', 'like')
  await post('/c', 'unlike')
  await post('/c', 'like')
  expect(distinct()).toBe(3)
})

test('without an answer, and after a failure of the server, it goes on under its key', async () => {
  answers = [new TypeError('offline'), new Response(null, { status: 503 }), new Response()]
  await post('/d').catch(() => {})
  vi.advanceTimersByTime(600_000)
  await post('/d')
  vi.advanceTimersByTime(600_000)
  await post('/d')
  expect(distinct()).toBe(1)
})

test('what was refused is sent anew, under a key of its own', async () => {
  answers = [new Response(null, { status: 409 }), new Response()]
  await post('/e')
  await post('/e')
  expect(distinct()).toBe(2)
})

const form = (text: string) => {
  const body = new FormData()
  body.set('file', new File([text], 'a.csv', { lastModified: 1 }))
  return body
}

test('files are told apart', async () => {
  await Promise.all([post('/f', form('1')), post('/f', form('1')), post('/f', form('22'))])
  expect(distinct()).toBe(2)
})
