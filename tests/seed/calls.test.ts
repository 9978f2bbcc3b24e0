import { eq } from 'drizzle-orm'
import { beforeAll, expect, vi } from 'vitest'
import {
  blogPosts,
  events,
  listingLikes,
  listingReviews,
  listings,
  listingSubmissions,
  mails,
  newsletterSubscriptions,
  users,
} from '../../server/db/schema.ts'
import { LIMITS_OF, READS } from '../../server/http/limits.ts'
import { eraseRemovedListings } from '../../server/services/listings/erasure.ts'
import { ApiError, likesApi, listingsApi, read, reviewsApi, send } from '../../web/api.ts'
import { createAdvertisement } from '../../web/queries/advertising/advertisements.ts'
import { setLike } from '../../web/queries/likes/like-changes.ts'
import { cancelRegistration, register } from '../../web/queries/events/registrations.ts'
import { currentUser } from '../../web/queries/admin/users.ts'
import { createQueryClient } from '../../web/query-client.ts'
import { signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { visit } from '../support/browser.ts'
import { csvForm } from '../support/csv.ts'
import { buildListing, buildEvent, buildPost } from '../support/factories.ts'
import { readOpenApi } from '../support/open-api.ts'
import { exercise, type Row } from './rows.ts'
import * as scene from './scene.ts'
import { expectShape, type Shape } from './shapes.ts'

/** Every call of §7, called: with its payload and without each part of it, by each role, and where it is refused. */

interface Field {
  name: string
  type: string
  required: boolean | null
  values?: string[]
  rule?: string
  default?: unknown
}
interface CallRow extends Row {
  method: string
  path: string
  role: 'guest' | 'user' | 'owner' | 'admin'
  query: { name: string; values?: string[] }[]
  payload: { fields: Field[] } | null
  answer: { status: string; shape: Shape; headers?: string[]; maximumRows?: number }
  refused: { who: string; status: number[] }[]
  effects?: string[]
  client?: string[]
}

let app: TestApp
let admin: SignedIn
let openApi: Awaited<ReturnType<typeof readOpenApi>>
beforeAll(async () => {
  app = await scene.createScene()
  admin = await signInAs(app, { role: 'admin' })
  openApi = await readOpenApi(app)
})

exercise<CallRow>('calls', 'answer', (row) =>
  row.kind === 'call' ? () => exerciseCall(row) : RULES[row.id],
)

async function exerciseCall(row: CallRow): Promise<void> {
  await expectAnswered(row)
  for (const refusal of row.refused) await expectRefused(row, refusal)
  for (const field of row.payload?.fields ?? []) await exerciseField(row, field)
  for (const { name } of row.query) await named(QUERIES, `${row.path} ${name}`)()
  for (const effect of row.effects ?? []) await named(EFFECTS, effect)(row)
  for (const promise of row.client ?? []) await named(CLIENT, promise)(row)
}

/** What a row says and this file does not know fails. */
function named<Value>(map: Record<string, Value>, name: string): Value {
  const found = map[name]
  if (!found) throw new Error(`nothing exercises "${name}"`)
  return found
}

const callOf = ({ method, path }: CallRow) => `${method} ${path}`

/** Who may, at least. */
const actorOf = ({ role }: CallRow, owner: SignedIn) =>
  // An account of its own each time: sixty changes a minute are too many for one.
  role === 'guest' ? null : role === 'admin' ? signInAs(app, { role }) : owner

async function ask(
  row: CallRow,
  changed: (asked: scene.Asked) => Partial<scene.Asked> = () => ({}),
) {
  const asked = await scene.prepare(app, callOf(row))
  const made = { ...asked, ...changed(asked) }
  return scene.make(app, callOf(row), made, await actorOf(row, asked.owner))
}

const IS: Record<string, (status: number) => boolean> = {
  '2xx': (status) => status >= 200 && status < 300,
  '3xx': (status) => status >= 300 && status < 400,
}

async function expectAnswered(row: CallRow): Promise<void> {
  const response = await ask(row)
  expect(named(IS, row.answer.status)(response.status), await response.clone().text()).toBe(true)
  const operation = openApi.operationOf(row.method, row.path)
  expect(operation, 'is in the OpenAPI document').toBeDefined()
  await openApi.expectDeclared(operation!, response.clone())
  await (ANSWERS[row.id] ?? expectJson)(row, response)
  for (const header of row.answer.headers ?? []) await expectHeader(row, response, header)
}

async function expectJson(row: CallRow, response: Response): Promise<void> {
  if (IS['2xx']!(response.status)) expectShape(await response.json(), row.answer.shape)
}

/** Answers that are no JSON, or another one than the row’s word for it says. */
const ANSWERS: Record<string, (row: CallRow, response: Response) => unknown> = {
  // A signed-in visitor is led home, a guest to the form.
  'calls-009': async (_row, response) =>
    expect(response.headers.get('location')).toMatch(/^\/login/),
  'calls-010': async (_row, response) => {
    await buildEvent(app.db)
    const found = (await (await app.get('/api/categories')).json()) as Record<string, unknown>[]
    expect(found.map(({ slug }) => slug)).toEqual([
      'special-schools',
      'doctors-specialists',
      'therapists',
      'support-groups',
      'autism-friendly-places',
      'training-centers',
      'events-workshops',
      'child-care',
    ])
    const upcoming = (await (await app.get('/api/events/upcoming')).json()) as unknown[]
    const workshops = found.find(({ slug }) => slug === 'events-workshops')
    expect(workshops?.listingCount).toBe(upcoming.length)
    expectShape(await response.json(), { list: 'Category' })
  },
  'calls-033': async ({ answer: { shape } }, response) => {
    const { columns, savedAs } = shape as { columns: string[]; savedAs: string }
    expect(response.headers.get('content-disposition')).toContain(`filename="${savedAs}"`)
    const [head = ''] = (await response.text()).split('\r\n')
    expect(head.replace('\ufeff', '').split(',').slice(0, columns.length)).toEqual(columns)
  },
  'calls-034': async (_row, response) =>
    expect(await response.json()).toMatchObject({
      summary: { total: 2, successful: 1, failed: 1 },
      message: expect.any(String),
      results: [{ row: 2, name: expect.any(String), id: expect.any(Number) }],
      errors: [{ row: 3, name: expect.any(String), error: expect.stringContaining('region') }],
    }),
  'calls-048': async (_row, response) =>
    expect((await response.json()) as object).toEqual({
      html: expect.stringMatching(/^(?!.*class='[^']*(\bad\b|sponsor)).*data-slot/s),
    }),
  'calls-049': (_row, response) =>
    expect(response.headers.get('location')).toBe('https://toys.example.org/'),
}

async function expectHeader(row: CallRow, response: Response, header: string): Promise<void> {
  const [name = '', value] = header.split(': ')
  if (value) return expect(response.headers.get(name)).toContain(value)
  if (name === 'X-Total-Count') expect(response.headers.get(name)).toMatch(/^\d+\+?$/)
  if (name !== 'Link') return
  // A page of one row says where the next is, which has another one.
  await ask(row)
  await ask(row)
  const who = row.role === 'admin' ? admin : app
  const first = await who.get(`${row.path}?limit=1`)
  const [, next = ''] = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? []
  const rows = async (answer: Response) =>
    ((await answer.json()) as { id: number }[]).map(({ id }) => id)
  const [one] = await rows(first)
  const [two] = await rows(await who.get(next))
  expect(two).toBeDefined()
  expect(two).not.toBe(one)
}

/** How each refusal of the table comes about. */
const REFUSALS: Record<string, (row: CallRow) => Promise<Response | number>> = {
  guest: (row) => askAs(row, () => null),
  user: async (row) => {
    const user = await signInAs(app)
    return askAs(row, () => user)
  },
  'another signed-in user': async (row) => {
    const other = await signInAs(app)
    return askAs(row, () => other)
  },
  'unknown id': (row) => ask(row, () => ({ path: row.path.replace('{id}', '2000000000') })),
  'invalid payload': (row) =>
    ask(row, ({ path }) =>
      row.method === 'GET' ? { path: path.replace(/=.*/, '=x') } : { body: 'no object' },
    ),
  'rejection without a note': (row) => ask(row, () => ({ body: { status: 'rejected' } })),
  'a submission already decided': (row) => twice(row),
  'a submission that is not pending': async (row) => {
    const asked = await scene.prepare(app, callOf(row))
    await app.db.update(listingSubmissions).set({ status: 'rejected', decidedAt: new Date() })
    return scene.make(app, callOf(row), asked, asked.owner)
  },
  'a second review of the same listing': (row) => twice(row),
  'a second open registration of the same user': (row) => twice(row),
  'after 30 days': async (row) => {
    const asked = await scene.prepare(app, callOf(row))
    const createdAt = new Date(Date.now() - 30 * 86_400_000 - 1_000)
    await app.db.update(listingReviews).set({ createdAt })
    return scene.make(app, callOf(row), asked, asked.owner)
  },
  'a listing no longer shown': async (row) => {
    const { id } = await buildListing(app.db, { isApproved: false, publishedAt: new Date() })
    const answer = await ask(row, () => ({ path: `/api/listings/${id}` }))
    expect(await answer.clone().json()).toMatchObject({
      name: 'Asha School',
      nearest: expect.any(Array),
    })
    return answer
  },
  'event started, deadline passed or event full': async (row) => {
    const past = new Date(Date.now() - 60_000)
    const statuses = []
    for (const fields of [
      { startDate: past },
      { registrationDeadline: past },
      { maxParticipants: 1, currentParticipants: 1 },
    ]) {
      const { id } = await buildEvent(app.db, fields)
      statuses.push((await ask(row, () => ({ path: `/api/events/${id}/register` }))).status)
    }
    for (const status of statuses) expect([409, 422]).toContain(status)
    return statuses[0] ?? 0
  },
  'after the event has started, or not registered': async (row) => {
    const asked = await scene.prepare(app, callOf(row))
    await app.db.update(events).set({ startDate: new Date(Date.now() - 60_000) })
    const { status } = await scene.make(app, callOf(row), asked, asked.owner)
    const again = await twice(row)
    expect([409, 422]).toContain(again.status)
    return status
  },
  'no file or another kind of file': async (row) => {
    expect((await ask(row, () => ({ form: new FormData() }))).status).toBe(400)
    return ask(row, () => ({ form: csvForm('name\r\nAsha\r\n', 'listings.xlsx') }))
  },
  'a file that is too large': (row) =>
    ask(row, () => ({ form: csvForm(new Uint8Array(20 * 1024 * 1024 + 1)) })),
  'too many requests': async (row) => {
    const address = `10.1.${Math.floor(Math.random() * 256)}.1`
    const from = visit(app, address)
    const { body, path } = await scene.prepare(app, callOf(row))
    const most = row.method === 'GET' ? READS.points : LIMITS_OF['contact-address'].points
    const answers = await Promise.all(
      Array.from({ length: most + 1 }, () =>
        row.method === 'GET' ? from.get('/healthz') : from.send(row.method, path, body),
      ),
    )
    const last = row.method === 'GET' ? await from.get(path) : answers.at(-1)
    const refused = [...answers, last].find((answer) => answer?.status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    return refused ?? 0
  },
}

async function askAs(row: CallRow, who: () => SignedIn | null): Promise<Response> {
  const asked = await scene.prepare(app, callOf(row))
  return scene.make(app, callOf(row), asked, who())
}

async function twice(row: CallRow): Promise<Response> {
  const asked = await scene.prepare(app, callOf(row))
  const actor = await actorOf(row, asked.owner)
  expect((await scene.make(app, callOf(row), asked, actor)).status).toBe(200)
  return scene.make(app, callOf(row), asked, actor)
}

async function expectRefused(row: CallRow, { who, status }: { who: string; status: number[] }) {
  const answer = await named(REFUSALS, who)(row)
  if (typeof answer === 'number') return expect(status, who).toContain(answer)
  expect(status, `${who}: ${await answer.clone().text()}`).toContain(answer.status)
  expect(await answer.json()).toMatchObject({
    message: expect.any(String),
    code: expect.any(String),
  })
}

/** Fields that the account says, whatever a request says (§2). */
const fromAccount = ({ rule }: Field) =>
  rule === 'read-only, from the account' || rule === 'same as in the path'

async function exerciseField(row: CallRow, field: Field): Promise<void> {
  if (row.payload?.fields[0]?.type === 'file') return
  const { name, required, values } = field
  const without = (asked: scene.Asked) => {
    const { [name]: _left, ...body } = asked.body as Record<string, unknown>
    return { body }
  }
  const isNeeded = required && !fromAccount(field) && !DEFAULTED.has(`${row.path} ${name}`)
  const left = await ask(row, without)
  expect(left.status, `without ${name}: ${await left.clone().text()}`).toBe(isNeeded ? 400 : 200)
  for (const value of values ?? []) {
    const body = (asked: scene.Asked) => ({
      body: { adminNotes: 'Seen.', ...(asked.body as object), [name]: value },
    })
    expect(
      (
        await ask(
          row,
          row.path.endsWith('/status')
            ? body
            : (asked) => ({ body: { ...(asked.body as object), [name]: value } }),
        )
      ).status,
      `${name} ${value}`,
    ).toBe(200)
  }
  if (values) {
    const odd = await ask(row, (asked) => ({ body: { ...(asked.body as object), [name]: 'odd' } }))
    expect(odd.status, `${name} odd`).toBe(400)
  }
  if (row.method === 'PATCH') await expectAlone(row, field)
}

/** Required of who writes it by hand; a program that leaves it out gets the default of the form (§5). */
const DEFAULTED = new Set(['/api/blog readTime'])

const SAMPLES: Record<string, object> = {
  '/api/listings/{id}/reviews/user': { rating: 2, reviewText: 'Other words.' },
  '/api/user/submissions/{id}': scene.SUBMISSION,
  '/api/blog/{id}': scene.POST,
}

/** PATCH changes only the fields it names (ruling 46). */
async function expectAlone(row: CallRow, { name }: Field): Promise<void> {
  const sample = SAMPLES[row.path] as Record<string, unknown> | undefined
  if (!sample || !(name in sample)) return
  const asked = await scene.prepare(app, callOf(row))
  const id = Number(/\d+/.exec(asked.path)?.[0])
  const actor = await actorOf(row, asked.owner)
  const table = TABLE_OF[row.path]!
  const where = row.path.endsWith('/user') ? eq(listingReviews.listingId, id) : eq(table.id, id)
  const [before] = await app.db.select().from(table).where(where)
  const body = { [name]: sample[name] }
  expect((await scene.make(app, callOf(row), { path: asked.path, body }, actor)).status).toBe(200)
  const [after] = await app.db.select().from(table).where(where)
  const changed = Object.keys(before!).filter(
    (key) =>
      JSON.stringify(before![key as keyof typeof before]) !==
      JSON.stringify(after![key as keyof typeof after]),
  )
  expect(
    [[name], [], ['isPublished', 'publishedAt']].some((may) =>
      changed.every((key) => key === 'updatedAt' || may.includes(key)),
    ),
    `${name}: ${changed}`,
  ).toBe(true)
}

const TABLE_OF: Record<
  string,
  typeof listingReviews | typeof listingSubmissions | typeof blogPosts
> = {
  '/api/listings/{id}/reviews/user': listingReviews,
  '/api/user/submissions/{id}': listingSubmissions,
  '/api/blog/{id}': blogPosts,
}

const ids = async (address: string) =>
  ((await (await app.get(address)).json()) as { id: number }[]).map(({ id }) => id)
const statusOf = async (address: string) => (await app.get(address)).status

/** What each parameter of a query does. */
const QUERIES: Record<string, () => unknown> = {
  '/api/login returnTo': async () => {
    const to = async (path: string) =>
      new URL(
        (await app.get(`/api/login?returnTo=${encodeURIComponent(path)}`)).headers.get(
          'location',
        ) ?? '',
        'http://x',
      ).searchParams.get('returnTo')
    expect(await to('/blog')).toBe('/blog')
    for (const foreign of ['https://evil.example/', '//evil.example', '/\\evil.example'])
      expect(await to(foreign)).not.toContain('evil')
  },
  '/api/listings category': async () => {
    const { id } = await buildListing(app.db, { category: 'doctors-specialists' })
    for (const slug of ['doctors-specialists', 'doctors'])
      expect(await ids(`/api/listings?category=${slug}`)).toEqual([id])
    expect((await ids('/api/listings?category=')).length).toBeGreaterThan(1)
  },
  '/api/listings region': async () => {
    const { id } = await buildListing(app.db, { region: 'Sikkim' })
    expect(await ids('/api/listings?region=Sikkim')).toEqual([id])
  },
  '/api/listings search': async () => {
    const { id } = await buildListing(app.db, { name: 'Kingfisher Corner' })
    expect(await ids('/api/listings?search=kingfisher')).toEqual([id])
  },
  '/api/listings near': async () => {
    // No other test has a listing there.
    const { id } = await buildListing(app.db, { town: 'Tawang', region: 'Arunachal Pradesh' })
    expect((await ids('/api/listings?near=27.59,91.87'))[0]).toBe(id)
  },
  '/api/listings radius': async () => {
    const { id } = await buildListing(app.db, { town: 'Canacona', region: 'Goa' })
    expect(await ids('/api/listings?near=15.59,73.81&radius=10')).not.toContain(id)
    expect(await statusOf('/api/listings?radius=x')).toBe(400)
  },
  '/api/listings services': async () => {
    const { id } = await buildListing(app.db, { services: ['Hydrotherapy'] })
    expect(await ids('/api/listings?services=Hydrotherapy')).toEqual([id])
  },
  '/api/listings ageGroup': async () => {
    const { id } = await buildListing(app.db, { ageGroups: ['adults'] })
    expect(await ids('/api/listings?ageGroup=adults')).toEqual([id])
  },
  '/api/listings sort': async () => {
    await buildListing(app.db, { name: 'AAA First' })
    const [first] = await ids('/api/listings?sort=name')
    expect(await (await app.get(`/api/listings/${first}`)).json()).toMatchObject({
      name: 'AAA First',
    })
  },
  '/api/listings limit': async () => {
    expect((await ids('/api/listings?limit=2')).length).toBe(2)
    expect(await statusOf('/api/listings?limit=200')).toBe(200)
    expect(await statusOf('/api/listings?limit=201')).toBe(400)
  },
  '/api/listings offset': async () => {
    const all = await ids('/api/listings?sort=name')
    expect(await ids('/api/listings?sort=name&limit=1&offset=1')).toEqual([all[1]])
  },
  '/api/slots position': async () => {
    for (const position of ['homepage-hero', 'directory-top', 'directory-bottom', 'sidebar'])
      expect(await statusOf(`/api/slots?position=${position}`)).toBe(200)
    expect(await statusOf('/api/slots?position=odd')).toBe(400)
  },
  '/api/places/near lat': async () =>
    expect(await statusOf('/api/places/near?lng=73.81')).toBe(400),
  '/api/places/near lng': async () =>
    expect(await statusOf('/api/places/near?lat=15.59')).toBe(400),
  '/api/places q': async () => {
    expect(await statusOf('/api/places?q=m')).toBe(400)
    expect((await ids('/api/places?q=ma')).length).toBe(20)
  },
}

/** What a call does besides answering. */
const EFFECTS: Record<string, (row: CallRow) => unknown> = {
  'session ended': async (row) => {
    const { owner, path } = await scene.prepare(app, callOf(row))
    await owner.send('POST', path)
    expect((await owner.get('/api/auth/user')).status).toBe(401)
  },
  'cached user cleared': async (row) => {
    const { owner, path } = await scene.prepare(app, callOf(row))
    const answer = await owner.send('POST', path)
    expect(answer.headers.getSetCookie().some((cookie) => /max-age=0/i.test(cookie))).toBe(true)
  },
  'toggles the like of this user and listing': async (row) => {
    const asked = await scene.prepare(app, callOf(row))
    for (const [isLiked, likeCount] of [
      [true, 1],
      [false, 0],
      [true, 1],
    ])
      expect(await (await scene.make(app, callOf(row), asked, asked.owner)).json()).toEqual({
        isLiked,
        likeCount,
      })
  },
  'a pending submission exists': async (row) => {
    const { id } = await (await ask(row)).json()
    const [kept] = await app.db
      .select()
      .from(listingSubmissions)
      .where(eq(listingSubmissions.id, id))
    expect(kept?.status).toBe('pending')
  },
  'the submission is pending review again': async (row) =>
    expect(await (await ask(row)).json()).toMatchObject({ status: 'pending' }),
  'approving creates an approved listing in the same transaction and remembers which': async (
    row,
  ) => {
    const { listingId } = await (await ask(row)).json()
    const [made] = await app.db.select().from(listings).where(eq(listings.id, listingId))
    expect(made).toMatchObject({ name: scene.SUBMISSION.name, isApproved: true })
  },
  'both decisions mail the submitter': async (row) => {
    for (const [status, kind] of [
      ['approved', 'submission-approved'],
      ['rejected', 'submission-rejected'],
    ]) {
      const asked = await scene.prepare(app, callOf(row))
      const body = { status, adminNotes: 'Seen.' }
      expect((await scene.make(app, callOf(row), { ...asked, body }, admin)).status).toBe(200)
      const sent = await app.db
        .select()
        .from(mails)
        .where(eq(mails.recipient, asked.owner.user.email))
      expect(sent.map((mail) => mail.kind)).toEqual([kind])
    }
  },
  'isApproved becomes true': async (row) =>
    expect(await (await ask(row)).json()).toMatchObject({ isApproved: true }),
  'isApproved becomes false': async (row) =>
    expect(await (await ask(row)).json()).toMatchObject({ isApproved: false }),
  'likes and reviews of the listing are deleted': async () => {
    const owner = await signInAs(app)
    const id = await scene.aReviewedListing(app, owner)
    await owner.send('POST', `/api/listings/${id}/like`)
    await admin.send('DELETE', `/api/admin/listings/${id}`)
    // For 24 hours it can be undone; nobody reads them meanwhile (§4).
    for (const path of ['reviews', 'likes'])
      expect((await app.get(`/api/listings/${id}/${path}`)).status).toBe(410)
    await app.db
      .update(listings)
      .set({ removedAt: new Date(Date.now() - 2 * 86_400_000) })
      .where(eq(listings.id, id))
    await eraseRemovedListings(app.db)
    expect(await app.db.$count(listingReviews, eq(listingReviews.listingId, id))).toBe(0)
    expect(await app.db.$count(listingLikes, eq(listingLikes.listingId, id))).toBe(0)
  },
  'the server generates a unique slug': async (row) => {
    const slugs = [await ask(row), await ask(row)].map(async (answer) => (await answer.json()).slug)
    expect(new Set(await Promise.all(slugs)).size).toBe(2)
  },
  'an active subscription exists': async (row) => {
    const { body, path } = await scene.prepare(app, callOf(row))
    await app.send('POST', path, body)
    const { email } = body as { email: string }
    const [kept] = await app.db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email))
    expect(kept?.isActive).toBe(true)
  },
  'currentParticipants grows by one': async (row) => {
    const { eventId } = await (await ask(row)).json()
    expect(await (await app.get(`/api/events/${eventId}`)).json()).toMatchObject({
      currentParticipants: 1,
    })
  },
  'the place is free; first in the waitlist gets a timed offer': async (row) => {
    const { id } = await buildEvent(app.db, { maxParticipants: 1 })
    const [first, second] = [await signInAs(app), await signInAs(app)]
    const taken = await (
      await first.send('POST', `/api/events/${id}/register`, scene.REGISTRATION)
    ).json()
    await second.send('POST', `/api/events/${id}/waitlist`, scene.REGISTRATION)
    await first.send(row.method, `/api/registrations/${taken.id}/cancel`)
    const [waiting] = await (await second.get('/api/user/events')).json()
    expect(waiting).toMatchObject({ status: 'offered', offeredUntil: expect.any(String) })
  },
}

const refreshed = (of: { meta?: { refresh?: unknown } | undefined }) => of.meta?.refresh

/** What the browser's side of a call promises. */
const CLIENT: Record<string, (row: CallRow) => unknown> = {
  'any returned data means signed in': async (row) => expect((await ask(row)).status).toBe(200),
  'not retried': async () => {
    const fetch = vi.fn(async () => new Response('no', { status: 500 }))
    await expect(createQueryClient(fetch, 'http://x').fetchQuery(currentUser())).rejects.toThrow(
      '500: no',
    )
    expect(fetch).toHaveBeenCalledTimes(1)
  },
  'cached 5 minutes': () => expect(currentUser().staleTime).toBe(5 * 60_000),
  'full-page browser navigation': async (row) =>
    expect((await ask(row)).headers.get('location')).toBeTruthy(),
  'invalidates the /api/user/likes cache': async () => {
    const client = createQueryClient(async () => Response.json([]))
    client.setQueryData(currentUser().queryKey, { id: 1 } as never)
    const invalidate = vi.spyOn(client, 'invalidateQueries')
    await setLike({ id: 1, likeCount: 0, name: 'Asha School' }).onSettled(null, null, true, 0, {
      client,
    })
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ['api', 'user', 'likes'] })
  },
  'list refreshes': () =>
    expect(refreshed(createAdvertisement())).toContainEqual(['api', 'advertisements']),
  'refreshes events': () => expect(refreshed(register(1))).toContainEqual(['api', 'events']),
  'refreshes user events': () =>
    expect(refreshed(cancelRegistration({ id: 1 }, () => {}))).toContainEqual([
      'api',
      'user',
      'events',
    ]),
}

/** What the browser asks, as the server would get it. */
async function requestsOf(act: () => Promise<unknown>) {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]))
  await act()
  const calls = fetch.mock.calls.map(([address, init]) => ({ address: String(address), init }))
  fetch.mockRestore()
  return calls
}

const sendReview = () =>
  send(reviewsApi.listings[':id'].reviews.$post({ param: { id: '1' }, json: scene.REVIEW }))

const RULES: Record<string, () => unknown> = {
  'calls-001': async () => {
    const [loaded, sent] = await requestsOf(async () => {
      await createQueryClient(globalThis.fetch).fetchQuery(
        read(listingsApi[':id'], { param: { id: '1' } }),
      )
      await sendReview()
    })
    // Both are the browser's default for our own origin.
    expect(loaded?.init?.credentials).toBe('same-origin')
    expect(sent?.init?.credentials ?? 'same-origin').toBe('same-origin')
  },
  'calls-002': async () => {
    const [sent] = await requestsOf(sendReview)
    expect(new Headers(sent?.init?.headers).get('content-type')).toBe('application/json')
    expect(JSON.parse(String(sent?.init?.body))).toEqual(scene.REVIEW)
    const { user } = await signInAs(app)
    const form = await app.get('/api/listings/1/reviews', {
      method: 'POST',
      body: 'rating=1',
      headers: { 'content-type': 'text/plain' },
    })
    expect([user.role, form.status]).toEqual(['user', 401])
  },
  'calls-003': async () => {
    const query = read(likesApi[':id'].likes, { param: { id: '7' } })
    expect(query.queryKey).toEqual(['api', 'listings', '7', 'likes'])
    const [asked] = await requestsOf(() => createQueryClient(globalThis.fetch).fetchQuery(query))
    expect(asked?.address).toBe('/api/listings/7/likes')
    expect(asked?.init?.method ?? 'GET').toBe('GET')
  },
  'calls-004': async () => {
    const routes = app.app.routes.filter(
      ({ method, path }) => method !== 'ALL' && path.startsWith('/api/admin/'),
    )
    const lists = ['submissions', 'contact', 'newsletter', 'advertisements', 'blog']
    for (const { method, path } of [
      ...routes,
      ...lists.map((list) => ({ method: 'GET', path: `/api/${list}` })),
    ]) {
      const address = path.replaceAll(/:\w+/g, '1')
      expect((await app.send(method, address)).status, `${method} ${path}`).toBe(401)
      const user = await signInAs(app)
      expect((await user.send(method, address)).status, `${method} ${path}`).toBe(403)
    }
    const word = 'Hiddenkingfisher'
    await buildListing(app.db, { name: word, isApproved: false })
    await buildEvent(app.db, { title: word, isApproved: false })
    await buildPost(app.db, { title: word, slug: word, isPublished: false })
    for (const list of ['listings', 'events', 'blog/published'])
      expect(await (await app.get(`/api/${list}`)).text()).not.toContain(word)
  },
  'calls-005': async () => {
    const fail = (status: number, body: string, statusText = '') =>
      createQueryClient(async () => new Response(body, { status, statusText })).fetchQuery(
        read(listingsApi.featured),
      )
    await expect(fail(418, 'short')).rejects.toThrow(new ApiError(418, 'short'))
    await expect(fail(418, 'short')).rejects.toThrow('418: short')
    await expect(fail(502, '', 'Bad Gateway')).rejects.toThrow('502: Bad Gateway')
  },
  'calls-006': async () => {
    const user = await signInAs(app)
    const listing = await buildListing(app.db)
    const reviews = `/api/listings/${listing.id}/reviews`
    await user.send('POST', reviews, scene.REVIEW)
    const { id: started } = await buildEvent(app.db, { startDate: new Date(0) })
    const refused: [status: number, code: string, answer: Promise<Response>][] = [
      [400, 'invalid', user.send('POST', '/api/submissions', {})],
      [401, 'unauthorized', app.get('/api/user/likes')],
      [403, 'forbidden', user.get('/api/submissions')],
      [404, 'not_found', app.get('/api/listings/2000000000')],
      [409, 'conflict', user.send('POST', reviews, scene.REVIEW)],
      [413, 'too_large', REFUSALS['a file that is too large']!(importRow) as Promise<Response>],
      [
        422,
        'unprocessable',
        user.send('POST', `/api/events/${started}/register`, scene.REGISTRATION),
      ],
      [429, 'too_many', REFUSALS['too many requests']!(contactRow) as Promise<Response>],
    ]
    for (const [status, code, answer] of refused) {
      const body = await (await answer).json()
      expect([(await answer).status, body], code).toMatchObject([
        status,
        { code, message: expect.any(String) },
      ])
    }
    const { fields } = await (await user.send('POST', '/api/submissions', {})).json()
    expect(fields).toMatchObject({ name: expect.any(String) })
  },
  'calls-056': () => {
    const { queries, mutations } = createQueryClient(fetch).getDefaultOptions()
    expect(queries).toMatchObject({
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      retry: false,
    })
    expect(queries?.refetchInterval ?? false).toBe(false)
    expect(mutations).toMatchObject({ retry: false })
  },
  'calls-057': async () => {
    const client = createQueryClient(async () => new Response('', { status: 401 }), 'http://x')
    await expect(client.fetchQuery(read(listingsApi.featured))).rejects.toThrow('401')
    expect(await client.fetchQuery(currentUser())).toBeNull()
  },
  'calls-058': async () => {
    const { user, send } = await signInAs(app, { isEmailVerified: false })
    const wanted = {
      firstName: 'A',
      lastName: 'B',
      role: 'admin',
      username: 'root',
      isEmailVerified: true,
      id: 1,
    }
    await send('PATCH', '/api/account', wanted)
    const [kept] = await app.db.select().from(users).where(eq(users.id, user.id))
    expect(kept).toMatchObject({ role: 'user', username: user.username, isEmailVerified: false })
  },
}

const importRow = { method: 'POST', path: '/api/admin/listings/import', role: 'admin' } as CallRow
const contactRow = { method: 'POST', path: '/api/contact', role: 'guest' } as CallRow
