import ICAL from 'ical.js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPages } from '../../server/pages/pages.ts'
import { mails } from '../../server/db/schema.ts'
import { render, renderFailure } from '../../web/entry-server.tsx'
import { BLOG_PAGE } from '../../shared/blog/rules.ts'
import { addDays, indianDay } from '../../shared/indian-days.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { csvOf, ROW, sendCsv } from '../support/csv.ts'
import { emptyDatabase } from '../support/database.ts'
import { buildCategories, buildListing, buildPost } from '../support/factories.ts'
import { expectReadable, readHtml } from './dead-text.ts'
import { CORPUS, PAYLOADS } from './xss-corpus.ts'

/** Everything people write, written to run: stored by the calls that take it, and read wherever it is shown. */

let app: TestApp
let admin: SignedIn
let user: SignedIn
beforeAll(async () => {
  const assets = { sheet: null, stylesheets: [], scripts: ['/assets/boot.js'] }
  const settings = { PUBLIC_URL: 'https://saath.example' }
  app = await createTestApp(settings, createPages({ render, renderFailure, assets, policy: null }))
})
beforeEach(async () => {
  await emptyDatabase()
  await buildCategories(app.db)
  admin = await signInAs(app, { role: 'admin' })
  user = await signInAs(app)
})

/** Sends a body; what the call refuses by name is left out and sent again. Gives the row, and what was refused. */
async function store(
  who: SignedIn,
  method: string,
  path: string,
  body: Record<string, unknown>,
): Promise<{ row: { id: number; updatedAt: string }; refused: string[] }> {
  // It is not about how often.
  await app.db.execute('delete from rate_limits')
  const answer = await who.send(method, path, body)
  if (answer.status === 200) return { row: await answer.json(), refused: [] }
  const { fields = {}, message } = (await answer.json()) as {
    fields?: Record<string, string>
    message: string
  }
  const refused = Object.keys(fields).map((field) => field.split('.')[0] ?? '')
  expect(answer.status, message).toBe(400)
  expect(
    refused.filter((field) => !(field in body)),
    message,
  ).toEqual([])
  expect(refused, message).not.toEqual([])
  const rest = Object.fromEntries(Object.entries(body).filter(([key]) => !refused.includes(key)))
  const stored = await store(who, method, path, { ...rest, ...NEEDED(rest) })
  return { ...stored, refused: [...refused, ...stored.refused] }
}

/** What is required stands in for what was refused. */
const NEEDED = (rest: object) => ({
  ...(!('name' in rest) && !('title' in rest) && { name: 'Calm', title: 'Calm' }),
  ...(!('reviewText' in rest) && !('description' in rest) && { description: 'Calm' }),
})

async function look(path: string, who: TestApp | SignedIn = app) {
  const answer = await who.get(path)
  expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
  return readHtml(await answer.text(), path)
}

test('the corpus is of every class, and large', () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(150)
  expect(Object.keys(CORPUS)).toEqual([
    'html',
    'ends',
    'attribute',
    'json',
    'markdown',
    'feed',
    'calendar',
    'mail',
  ])
})

test('what nobody wrote to run is not taken for it, and what runs is', () => {
  expect(readHtml('<p title="onload=canary()">&lt;script&gt;</p>', 'calm').text.trim()).toBe(
    '<script>',
  )
  // Every payload of HTML is found by the reader of the tests where it is not escaped.
  const unnoticed = CORPUS.html.filter((payload) => {
    try {
      readHtml(`<p>${payload}</p>`, '')
      return true
    } catch {
      return false
    }
  })
  // An address that ends in an attribute, and a title that only browsers with script end early.
  expect(unnoticed).toEqual([
    '<img/src=x/onerror=canary()>',
    '<noscript><p title="</noscript><img src=x onerror=canary()>">',
  ])
})

test('in a listing', async () => {
  const left: string[] = []
  for (const payload of PAYLOADS) {
    const { row, refused } = await store(admin, 'POST', '/api/admin/listings', {
      name: payload,
      description: payload,
      category: 'therapists',
      address: payload,
      town: payload.slice(0, 60),
      ages: payload.slice(0, 30),
      services: [payload],
      accessibility: [payload],
      languages: [payload.slice(0, 40)],
      isApproved: true,
      facts: { name: { sourceUrl: 'https://example.org', sourceTitle: payload, quote: payload } },
    })
    left.push(...refused)
    const { text, jsonLd } = await look(`/listing/${row.id}`)
    expectReadable(text, payload, 'listing')
    for (const block of jsonLd) expect(() => JSON.parse(block)).not.toThrow()
  }
  expect(left).toEqual([])
  for (let page = 1; page <= 16; page += 1) await look(`/directory?page=${page}&view=list`)
  await look('/')
})

test('in a review, and in what is said of it', async () => {
  for (const payload of PAYLOADS) {
    const { id } = await buildListing(app.db)
    await store(user, 'POST', `/api/listings/${id}/reviews`, { rating: 4, reviewText: payload })
    expectReadable((await look(`/listing/${id}`, user)).text, 'Asha', 'listing')
  }
  const reviews = (await (await admin.get('/api/admin/reviews?show=all&limit=200')).json()) as {
    id: number
    updatedAt: string
    reviewText: string
    listing: { id: number }
  }[]
  expect(reviews).toHaveLength(PAYLOADS.length)
  for (const { id, updatedAt, reviewText, listing } of reviews) {
    await store(admin, 'PATCH', `/api/admin/reviews/${id}`, {
      state: 'shown',
      updatedAt,
      lastReport: 0,
    })
    expectReadable((await look(`/listing/${listing.id}`)).text, reviewText, 'review')
    await app.db.execute('delete from rate_limits')
    const reported = await admin.send('POST', `/api/reviews/${id}/report`, {
      reason: 'other',
      note: reviewText,
    })
    expect(reported.status).toBe(200)
  }
})

test('in a submission, and in the answer to it', async () => {
  for (const payload of PAYLOADS) {
    const { row } = await store(user, 'POST', '/api/submissions', {
      name: payload,
      description: payload,
      category: 'therapists',
      address: payload,
      phone: '112',
      town: payload.slice(0, 60),
      services: [payload],
      accessibility: [payload],
      languages: [payload.slice(0, 40)],
    })
    await store(admin, 'PATCH', `/api/submissions/${row.id}/status`, {
      status: 'rejected',
      adminNotes: payload,
      version: row.updatedAt,
    })
  }
  const { text } = await look('/dashboard/listings', user)
  for (const payload of PAYLOADS) expectReadable(text, payload, 'My Listings')
  await expectMails('submission-rejected', PAYLOADS)
})

async function expectMails(kind: string, payloads: string[]) {
  const letters = (await app.db.select().from(mails).orderBy(mails.id)).filter(
    (mail) => mail.kind === kind,
  )
  expect(letters).toHaveLength(payloads.length)
  for (const [n, { subject, html, text, calendar, recipient }] of letters.entries()) {
    expect(subject).not.toMatch(/[\r\n]/)
    expect(recipient).toMatch(/^asha\d+@example\.org$/)
    expectReadable(readHtml(html ?? '', kind).text, payloads[n] ?? '', kind)
    expectReadable(text ?? '', payloads[n] ?? '', kind)
    if (kind === 'event-cancelled') expectCalendar(calendar ?? '', [payloads[n] ?? ''])
  }
}

test('in an event, its calendars and the mails about it', async () => {
  const startDay = addDays(indianDay(new Date()), 300)
  for (const payload of PAYLOADS) {
    const { row } = await store(admin, 'POST', '/api/admin/events', {
      title: payload,
      description: payload,
      startDay,
      location: payload,
      town: payload.slice(0, 60),
      organizer: payload,
      price: payload.slice(0, 50),
      ageGroup: payload,
      requirements: payload,
      isApproved: true,
    })
    const { text, jsonLd } = await look(`/events/${row.id}`)
    expectReadable(text, payload, 'event')
    for (const block of jsonLd) expect(() => JSON.parse(block)).not.toThrow()
    expectCalendar(await (await app.get(`/events/${row.id}.ics`)).text(), [payload])
    const registered = { forWhom: 'myself', isAdult: true, participantName: payload.slice(0, 100) }
    await store(user, 'POST', `/api/events/${row.id}/register`, {
      ...registered,
      specialRequirements: payload,
      emergencyContact: payload.slice(0, 100),
    })
    const cancelled = await admin.send('PATCH', `/api/admin/events/${row.id}/cancel`, {
      reason: payload,
    })
    expect(cancelled.status, await cancelled.clone().text()).toBe(200)
  }
  expectCalendar(await (await app.get('/events.ics')).text(), PAYLOADS)
  const calendar = `?view=calendar&month=${startDay.slice(0, 7)}&day=${startDay}`
  for (const view of ['', '?view=all', calendar]) await look(`/events${view}`)
  const { text } = await look('/dashboard', user)
  for (const payload of PAYLOADS) expectReadable(text, payload, 'Event Registrations')
  await expectMails('event-cancelled', PAYLOADS)
})

/** Calendars hold what they always hold, an event a payload, and its words as words. */
function expectCalendar(feed: string, payloads: string[]) {
  const calendar = new ICAL.Component(ICAL.parse(feed))
  const events = calendar.getAllSubcomponents('vevent')
  expect(events).toHaveLength(payloads.length)
  for (const event of events) {
    const names = event.getAllProperties().map(({ name }) => name)
    expect(names.filter((name) => !PROPERTIES.includes(name))).toEqual([])
    expect(event.getAllSubcomponents()).toEqual([])
    expect(event.getFirstPropertyValue('url')).toMatch(/^https:\/\/saath\.example\/events\/\d+$/)
  }
  const text = events.map((event) => event.getFirstPropertyValue('summary')).join('\n')
  for (const payload of payloads) expectReadable(text, payload, 'calendar')
  for (const line of feed.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
}

const PROPERTIES =
  'uid sequence dtstamp created last-modified dtstart dtend status summary description location url x-microsoft-cdo-alldayevent x-microsoft-msncalendar-alldayevent'.split(
    ' ',
  )

test('in the name of an account, where it is taken', async () => {
  let taken = 0
  for (const payload of PAYLOADS) {
    const name = payload.slice(0, 50)
    await app.db.execute('delete from rate_limits')
    const answer = await user.send('PATCH', '/api/account', { firstName: name, lastName: name })
    if (answer.status === 400) continue
    expect(answer.status).toBe(200)
    taken += 1
    expectReadable((await look('/account', user)).text, name, 'account')
  }
  // Others are refused: a name holds no address and nothing of a tag.
  expect(taken).toBeGreaterThan(0)
})

test('in a post', async () => {
  for (const [n, payload] of PAYLOADS.entries()) {
    await buildPost(app.db, {
      title: payload,
      slug: `post-${n}`,
      excerpt: payload,
      author: payload,
      tags: [payload],
      content: `${payload}\n\ntext after`,
    })
    const { text, jsonLd } = await look(`/blog/post-${n}`)
    expectReadable(text, payload, 'post')
    expect(text).toContain('text after')
    for (const block of jsonLd) expect(() => JSON.parse(block)).not.toThrow()
  }
  let shown = ''
  for (let page = 1; page <= Math.ceil(PAYLOADS.length / BLOG_PAGE); page += 1)
    shown += (await look(`/blog?page=${page}`)).text
  for (const payload of PAYLOADS) expectReadable(shown, payload, 'blog')
  await look('/')
})

test('in the cells of an import', async () => {
  const rows = PAYLOADS.map((payload) => ({
    ...ROW,
    name: payload,
    description: payload,
    address: payload,
    services: payload.slice(0, 60),
    town: payload.slice(0, 60),
    isApproved: 'true',
  }))
  const answer = await sendCsv(
    app,
    admin,
    csvOf(rows),
    '/api/admin/listings/import?duplicates=create',
  )
  const { summary, errors } = (await answer.json()) as {
    summary: { total: number; successful: number }
    errors: { error: string }[]
  }
  expect(summary.total).toBe(PAYLOADS.length)
  expect(errors).toEqual([])
  for (let id = 1; id <= summary.successful; id += 1) await look(`/listing/${id}`)
})

describe('in an address', () => {
  test.each([
    [
      '/directory',
      ['search', 'category', 'region', 'near', 'radius', 'sort', 'page', 'view', 'show'],
    ],
    ['/events', ['view', 'month', 'day', 'page', 'region']],
    ['/login', ['problem', 'provider', 'returnTo', 'done']],
  ])('of %s', async (path, names) => {
    for (const payload of PAYLOADS)
      await look(`${path}?${new URLSearchParams(names.map((name) => [name, payload]))}`)
  })

  test.each(['/listing/', '/no-such-page/'])('below %s', async (path) => {
    for (const payload of PAYLOADS) await look(path + encodeURIComponent(payload))
  })
})
