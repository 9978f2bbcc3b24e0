import { beforeAll, expect, test } from 'vitest'
import { advertisements, blogPosts, events, listings } from '../server/db/schema.ts'
import { AD_POSITIONS, AD_TYPES } from '../shared/advertising/rules.ts'
import { createTestApp, signInAs, type TestApp } from './support/app.ts'
import { linkIn, visit } from './support/browser.ts'
import { buildEvent, buildListing, buildPost } from './support/factories.ts'
import { readOpenApi } from './support/open-api.ts'
import { CALLS } from './support/specification.ts'

/** The table of §7 against the app. Who gets what, and that answers have their shape, is authorisation-matrix.test.ts. */

let app: TestApp
let openApi: Awaited<ReturnType<typeof readOpenApi>>
beforeAll(async () => {
  app = await createTestApp()
  openApi = await readOpenApi(app)
})

/** `GET /api/listings/{id}` for the route `GET /api/listings/:id`, `GET /events/{id}.ics` for `…/:file{\d+\.ics}`. */
const routed = () =>
  new Set(
    app.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) =>
        `${method} ${path}`.replace(/:file\{.*/, '{id}.ics').replace(/:(\w+)/g, '{$1}'),
      ),
  )

test('every call of §7 is routed, and every call that is routed stands in §7', () => {
  const calls = CALLS.map(({ call }) => call)
  expect(calls.length).toBeGreaterThan(130)
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([])
  expect(calls.filter((call) => !routed().has(call))).toEqual([])
  const told = new Set(calls)
  expect([...routed()].filter((call) => / \/api\//.test(call) && !told.has(call))).toEqual([])
})

/** Files, which say by their media type what they are; tests of their own open them. */
const FILES = /^(WebP or JPEG|text\/calendar|JSON file|OpenAPI 3\.1 document)$/

test('every call of §7 answers what its row says', () => {
  const wrong = CALLS.filter(({ call, answer }) => routed().has(call) && !FILES.test(answer))
    .map(({ call, method, path, answer }) => {
      const operation = openApi.operationOf(method, path)
      return {
        call,
        answer: answer.replaceAll('`', '').split(', ').toSorted().join(', '),
        is: operation && openApi.answerOf(operation),
      }
    })
    .filter(({ answer, is }) => !is?.includes(answer))
  expect(wrong).toEqual([])
})

/** What signing in answers to requests that say enough: they need a mail, or what its link opened. */
test('the calls that sign in answer as declared', async () => {
  const asha = {
    email: 'asha@example.org',
    password: 'a quiet corner',
    firstName: 'Asha',
    isAdult: true,
  }
  const browser = visit(app)
  const expectDone = async (path: string, body: object) => {
    const answer = await browser.send('POST', path, body)
    expect(answer.status, path).toBe(200)
    await openApi.expectDeclared(openApi.operationOf('POST', path)!, answer)
  }
  const opened = async () => {
    await browser.open(await linkIn(app, asha.email))
    return (await browser.get('/api/auth/confirm')).json()
  }
  await expectDone('/api/auth/sign-up', asha)
  await expectDone('/api/auth/confirm', { id: (await opened()).id })
  await expectDone('/api/logout', {})
  await expectDone('/api/auth/sign-in', asha)
  await expectDone('/api/logout', {})
  await expectDone('/api/auth/link', asha)
  await expectDone('/api/auth/confirm', { id: (await opened()).id })
  await expectDone('/api/auth/forgot', asha)
  await browser.open(await linkIn(app, asha.email))
  const { id } = await (await browser.get('/api/auth/new-password')).json()
  await expectDone('/api/auth/new-password', { id, password: 'another quiet corner' })
})

/** Rows nobody approved or published, and advertisements out of their time: each with the word in every text. */
const HIDDEN = 'Kingfisherhidden'
const YESTERDAY = new Date(Date.now() - 86_400_000)
const hide = async () => {
  const { db } = app
  const told = { description: `${HIDDEN} therapy`, town: 'Mapusa', region: 'Goa', phone: '112' }
  const listing = { ...told, name: `${HIDDEN} school`, address: HIDDEN, services: [HIDDEN] }
  await buildListing(db, { ...listing, isApproved: false })
  await buildListing(db, { ...listing, isApproved: false, isSponsored: true })
  const event = { title: HIDDEN, description: HIDDEN, location: HIDDEN, organizer: HIDDEN }
  await buildEvent(db, { ...event, isApproved: false, town: 'Mapusa' })
  await buildPost(db, {
    title: HIDDEN,
    slug: 'hidden',
    excerpt: HIDDEN,
    content: HIDDEN,
    isPublished: false,
    publishedAt: null,
  })
  const ad = { title: HIDDEN, description: HIDDEN, targetUrl: `https://example.org/${HIDDEN}` }
  const days = { startDate: new Date(Date.now() - 172_800_000), endDate: YESTERDAY }
  const later = {
    startDate: new Date(Date.now() + 86_400_000),
    endDate: new Date(Date.now() + 172_800_000),
  }
  for (const position of AD_POSITIONS)
    for (const type of AD_TYPES)
      await db.insert(advertisements).values([
        { ...ad, position, type, ...days },
        { ...ad, position, type, ...later },
        { ...ad, position, type, startDate: YESTERDAY, endDate: later.endDate, isActive: false },
      ])
}

test('what anybody may read holds nothing unapproved, unpublished or inactive, for guests and for admins', async () => {
  await hide()
  const reads = CALLS.filter(
    ({ call, method, who }) => method === 'GET' && who === 'guest' && routed().has(call),
  )
  expect(reads.length).toBeGreaterThan(20)
  const persons = [app, await signInAs(app, { role: 'admin' })]
  for (const { path } of reads)
    for (const query of queriesOf(path)) {
      const address = path
        .replace('{id}', '1')
        .replace('{slug}', 'hidden')
        .replace(/\{.*\}/, 'x')
      for (const person of persons) {
        const answer = await person.get(address + query)
        expect(await answer.text(), address + query).not.toContain(HIDDEN)
        // What an admin wrote an advertisement to lead to, it leads to, also when it no longer stands anywhere (ruling 29).
        if (path !== '/out/{id}') expect(answer.headers.get('location') ?? '').not.toContain(HIDDEN)
      }
    }

  // The same rows, once they are approved and published: it was not for another reason that they were not found.
  const shown = { isApproved: true, publishedAt: YESTERDAY }
  await app.db.update(listings).set(shown)
  await app.db.update(events).set({ isApproved: true })
  await app.db.update(blogPosts).set({ isPublished: true, publishedAt: YESTERDAY })
  for (const path of ['/api/listings', '/api/events', '/api/blog/published', '/events.ics'])
    expect(await (await app.get(path)).text(), path).toContain(HIDDEN)
})

const queriesOf = (path: string) =>
  path === '/api/slots'
    ? AD_POSITIONS.map((position) => `?position=${position}`)
    : ['', '?region=mapusa&slugs=hidden', '?search=therapy&q=mapu&near=mapusa']
