import { request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Listener } from '../db/changes.ts'
import { noteTables } from '../db/tables-read.ts'
import { createSiteServer, listen } from '../start/listen.ts'
import { createSharedCache } from './shared-cache.ts'

const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60', etag: '"one"' }

/** A site that answers by `make`, and how it hears of changes. */
async function open(make: (request: Request) => Response | Promise<Response>, until = Infinity) {
  let listener: Listener | undefined
  const told = vi.fn(async () => {})
  const takeRead = vi.fn(async () => {})
  const cache = createSharedCache({
    fetch: make,
    log: pino({ level: 'silent' }),
    takeRead,
    nextMoment: async () => until,
    listen(given) {
      listener = given
      return { told, close: async () => {} }
    },
  })
  const server = createSiteServer(cache.fetch, '127.0.0.1', cache)
  const port = await listen(server, { HOST: '127.0.0.1', PORT: 0 })
  onTestFinished(() => void server.close())
  listener?.heard(new Set(['listings', 'events']))
  return {
    listener: listener!,
    figures: cache.figures,
    told,
    takeRead,
    /** By node:http, because `fetch` adds headers of its own. */
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
        (resolve, reject) => {
          send({ port, host: '127.0.0.1', path, headers, method }, (answer) => {
            buffer(answer).then(
              (body) =>
                resolve({
                  status: answer.statusCode ?? 0,
                  text: body.toString(),
                  headers: answer.headers,
                }),
              reject,
            )
          })
            .on('error', reject)
            .end()
        },
      ),
  }
}

/** Answers with a number that counts up, made of these tables. */
function counting(tables: string[], headers: Record<string, string> = SHARED) {
  const make = vi.fn(async () => {
    for (const table of tables) noteTables(`select from "${table}"`)
    return new Response(String(make.mock.calls.length), { headers })
  })
  return make
}

test('a shared answer is made once, and comes with a request id of its own each time', async () => {
  const { ask, takeRead } = await open(counting(['listings']))
  const [first, second] = [await ask('/directory'), await ask('/directory')]
  expect([first.text, second.text]).toEqual(['1', '1'])
  expect(second.headers).toMatchObject({ ...SHARED, 'content-length': '1' })
  expect(second.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  // The site itself counts what it makes.
  expect(takeRead).toHaveBeenCalledOnce()
})

test('it counts how much came from memory', async () => {
  const { ask, listener, figures } = await open(counting(['listings']))
  for (let n = 0; n < 4; n += 1) await ask('/directory')
  await ask('/directory?search=autism')
  expect(figures()).toMatchObject({ fromMemory: 3, made: 1, dropped: 0, share: 0.75, kept: 1 })
  listener.changed('listings')
  expect(figures()).toEqual({ fromMemory: 0, made: 0, dropped: 1, share: 0, kept: 0, bytes: 0 })
})

test('whoever has it already is told so', async () => {
  const { ask } = await open(counting([]))
  await ask('/about')
  const again = await ask('/about', { 'if-none-match': SHARED.etag })
  expect([again.status, again.text]).toEqual([304, ''])
  expect(again.headers['content-length']).toBeUndefined()
  expect((await ask('/about', { 'if-none-match': '"two"' })).status).toBe(200)
})

test('it goes when a table changes that it was made of, and with no other', async () => {
  const { ask, listener } = await open(counting(['listings', 'listing_facts', 'events']))
  listener.heard(new Set(['listings', 'listing_facts', 'events', 'blog_posts']))
  await ask('/')
  listener.changed('blog_posts')
  expect((await ask('/')).text).toBe('1')
  listener.changed('listing_facts')
  expect((await ask('/')).text).toBe('2')
})

test('what changed while it was being made is not kept, and nobody waits for it any more', async () => {
  const answers: ((text: string) => void)[] = []
  const { ask, listener } = await open(async () => {
    noteTables('listings')
    return new Response(await new Promise<string>((resolve) => answers.push(resolve)), {
      headers: SHARED,
    })
  })
  const before = ask('/directory')
  await expect.poll(() => answers.length).toBe(1)
  listener.changed('listings')
  const after = ask('/directory')
  await expect.poll(() => answers.length).toBe(2)
  answers[0]!('old')
  expect((await before).text).toBe('old')
  answers[1]!('new')
  expect((await after).text).toBe('new')
  expect((await ask('/directory')).text).toBe('new')
})

test('many who ask at once wait for one answer', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<string>()
  const make = vi.fn(async () => new Response(await promise, { headers: SHARED }))
  const { ask, takeRead } = await open(make)
  const all = Array.from({ length: 32 }, () => ask('/directory'))
  await expect.poll(() => make.mock.calls.length).toBe(1)
  // All have arrived when as many were counted as wait, or would be.
  await new Promise((resolve) => setTimeout(resolve, 100))
  answer('one')
  expect(new Set((await Promise.all(all)).map(({ text }) => text))).toEqual(new Set(['one']))
  expect(make).toHaveBeenCalledOnce()
  expect(takeRead).toHaveBeenCalledTimes(31)
})

test('it ends with the next moment', async () => {
  const { ask } = await open(counting([]), Date.now() + 60)
  await ask('/events')
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect((await ask('/events')).text).toBe('2')
})

test('nothing is kept while changes are not heard', async () => {
  const { ask, listener } = await open(counting([]))
  await ask('/')
  listener.lost()
  expect((await ask('/')).text).toBe('2')
  expect((await ask('/')).text).toBe('3')
  listener.heard(new Set())
  expect((await ask('/')).text).toBe('4')
  expect((await ask('/')).text).toBe('4')
})

test('what is made of a table that tells no changes is not kept', async () => {
  const { ask } = await open(counting(['sessions']))
  await ask('/')
  expect((await ask('/')).text).toBe('2')
})

test.each([
  ['private', { 'cache-control': 'private, no-store' }],
  ['for browsers alone', { 'cache-control': 'public, max-age=0' }],
  ['with a cookie', { ...SHARED, 'set-cookie': 'a=b' }],
])('an answer that is %s is not kept', async (_, headers) => {
  const { ask } = await open(counting([], headers))
  await ask('/')
  expect((await ask('/')).text).toBe('2')
})

test.each<[string, string, Record<string, string>]>([
  ['of somebody signed in', '/', { cookie: 'theme=x; saath_session=abc' }],
  ['with a mark of ours', '/', { cookie: '__Host-saath_sign-up=abc' }],
  ['of a browser that may be signed in', '/', { cookie: 'saath_user=1' }],
  ['in words of their own', '/directory?page=2&search=autism', {}],
  ['for a part', '/', { range: 'bytes=0-1' }],
  ['that is longer than any link', `/?${'x'.repeat(600)}`, {}],
])('a request %s goes to the site', async (_, path, headers) => {
  const { ask } = await open(counting([]))
  await ask(path, headers)
  expect((await ask(path, headers)).text).toBe('2')
})

test('comfort settings and ways of compressing have each their own; foreign cookies change nothing', async () => {
  const { ask } = await open(counting([]))
  const dark = { cookie: 'saath=palette=dark' }
  expect((await ask('/')).text).toBe('1')
  expect((await ask('/', dark)).text).toBe('2')
  expect((await ask('/', { cookie: 'a=1; saath=palette=dark&view=grid' })).text).toBe('2')
  expect((await ask('/', { 'accept-encoding': 'gzip, br' })).text).toBe('3')
  expect((await ask('/', { 'accept-encoding': 'gzip' })).text).toBe('4')
  expect((await ask('/', { cookie: 'theme=x' })).text).toBe('1')
  // What is answered to it is for that browser alone.
  expect((await ask('/', { cookie: 'saath=' })).text).toBe('5')
})

test('a visitor who reads too much is answered by the site, which says so', async () => {
  const { ask, takeRead } = await open(counting([]))
  await ask('/')
  takeRead.mockRejectedValueOnce(new Error('too many'))
  expect((await ask('/')).text).toBe('2')
})

test('a change is answered when it has been told', async () => {
  const { ask, told } = await open(counting([], { 'cache-control': 'no-store' }))
  await ask('/api/likes', {}, 'POST')
  expect(told).toHaveBeenCalledOnce()
})

test('an answer that fails is not waited for again', async () => {
  const make = vi.fn(async () => {
    if (make.mock.calls.length === 1) throw new Error('once')
    return new Response('well', { headers: SHARED })
  })
  const { ask } = await open(make)
  expect((await ask('/')).status).toBe(500)
  expect((await ask('/')).text).toBe('well')
})

test('who waited for what could not be made is told so, and does not wait again', async () => {
  const { promise, resolve: fail } = Promise.withResolvers<void>()
  const make = vi.fn(async () => {
    await promise
    return new Response('away', { status: 503, headers: { 'retry-after': '5' } })
  })
  const { ask } = await open(make)
  const both = [ask('/'), ask('/')]
  await expect.poll(() => make.mock.calls.length).toBe(1)
  // The second has arrived by then.
  await new Promise((resolve) => setTimeout(resolve, 100))
  fail()
  const answers = await Promise.all(both)
  expect(
    answers.map(({ status, text, headers }) => [status, text, headers['retry-after']]),
  ).toEqual([
    [503, 'away', '5'],
    [503, 'away', '5'],
  ])
  expect(make).toHaveBeenCalledOnce()
  await ask('/')
  expect(make).toHaveBeenCalledTimes(2)
})
