import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect } from 'vitest'
import {
  blogPosts,
  contactSubmissions,
  events,
  eventRegistrations,
  listingSubmissions,
  newsletterSubscriptions,
} from '../../server/db/schema.ts'
import { endLateOffers } from '../../server/services/registrations/seats.ts'
import { notifyByMail } from '../../server/services/registrations/mails.ts'
import { createPages } from '../../server/pages/pages.ts'
import { isRunning } from '../../shared/advertising/rules.ts'
import { endAfter, endOfSpan, spanOf, toPicked } from '../../shared/advertising/days.ts'
import { render, renderFailure } from '../../web/entry-server.tsx'
import { signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { textOf } from '../support/draw-page.tsx'
import { buildAdvertisement, buildEvent, buildListing } from '../support/factories.ts'
import { exercise, type Row } from './rows.ts'
import * as scene from './scene.ts'

/** Each transition of §4 performed, and each that is left out refused. */

interface Transition extends Row {
  entity: string
  states?: string[]
  allStates?: string[]
  initial?: string | null
}

let app: TestApp
let admin: SignedIn
beforeAll(async () => {
  const assets = { sheet: null, stylesheets: [], scripts: [] }
  app = await scene.createScene(createPages({ render, renderFailure, assets, policy: null }))
  admin = await signInAs(app, { role: 'admin' })
})

exercise<Transition>('transitions', 'answer', (row) => {
  const perform = PERFORM[row.id]
  return perform && (() => perform(row))
})

const HOUR = 3_600_000
const past = () => new Date(Date.now() - 60_000)
const json = async (answer: Response | Promise<Response>) => (await answer).json()
const statusOf = async (answer: Promise<Response>) => (await answer).status

/** The states that a column holds, and the one that it begins with. */
async function expectStates(
  table: string,
  column: string,
  { states = [], allStates = states, initial }: Transition,
) {
  const { rows } = await app.db.execute<{ rule: string }>(sql`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c'`)
  const rule =
    rows.find((one) => new RegExp(`\\b${column}\\)?::text = ANY`).test(one.rule))?.rule ?? ''
  expect([...rule.matchAll(/'([^']+)'::/g)].map(([, value]) => value).toSorted()).toEqual(
    allStates.toSorted(),
  )
  const { rows: presets } = await app.db.execute<{ column_default: string }>(sql`
    select column_default from information_schema.columns where table_name = ${table} and column_name = ${column}`)
  expect(presets[0]?.column_default).toContain(initial)
}

// ——— likes
async function likes(times: number) {
  const { owner, path } = await scene.prepare(app, 'POST /api/listings/{id}/like')
  const answers = []
  for (let n = 0; n < times; n += 1) answers.push(await json(owner.send('POST', path)))
  return answers.at(-1)
}

// ——— reviews
async function aReview(text = scene.REVIEW.reviewText) {
  const owner = await signInAs(app)
  const path = `/api/listings/${await scene.aListing(app)}/reviews`
  const review = await json(owner.send('POST', path, { ...scene.REVIEW, reviewText: text }))
  return { owner, path, review }
}
const shown = async (path: string) => ((await json(app.get(path))) as unknown[]).length

// ——— submissions
async function aSubmission(status?: 'approved' | 'rejected') {
  const owner = await signInAs(app)
  const id = await scene.aSubmission(app, owner)
  const decide = (body: object) => admin.send('PATCH', `/api/submissions/${id}/status`, body)
  if (status) expect(await statusOf(decide({ status, adminNotes: 'Seen.' }))).toBe(200)
  const state = async () => {
    const [row] = await app.db
      .select()
      .from(listingSubmissions)
      .where(eq(listingSubmissions.id, id))
    return row?.status
  }
  return { owner, id, decide, state }
}
const decided = async (status: 'approved' | 'rejected') => {
  const { decide, state } = await aSubmission(status)
  for (const other of ['approved', 'rejected'])
    expect(await statusOf(decide({ status: other, adminNotes: 'Again.' }))).toBe(409)
  expect(await state()).toBe(status)
}
const editDecided = async (status: 'approved' | 'rejected') => {
  const { owner, id, state } = await aSubmission(status)
  expect(
    await statusOf(owner.send('PATCH', `/api/user/submissions/${id}`, { name: 'Other' })),
  ).toBe(409)
  expect(await state()).toBe(status)
}

// ——— listings
async function act(isApproved: boolean, act: 'approve' | 'unapprove' | 'delete') {
  const { id } = await buildListing(app.db, { isApproved })
  const path = `/api/admin/listings/${id}`
  const answer =
    act === 'delete' ? admin.send('DELETE', path) : admin.send('PATCH', `${path}/${act}`)
  return { id, status: await statusOf(answer), page: (await app.get(`/api/listings/${id}`)).status }
}

// ——— posts
async function aPost(isPublished: boolean) {
  const { id } = await json(admin.send('POST', '/api/blog', { ...scene.POST, isPublished }))
  const kept = async () => (await app.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]
  const isPublic = async () =>
    ((await json(app.get('/api/blog/published'))) as { id: number }[]).some(
      (post) => post.id === id,
    )
  return { id, kept, isPublic }
}
const deletePost = async (isPublished: boolean) => {
  const { id, kept } = await aPost(isPublished)
  expect(await statusOf(admin.send('DELETE', `/api/blog/${id}`))).toBe(200)
  expect(await kept()).toBeUndefined()
  expect(await statusOf(admin.send('DELETE', `/api/blog/${id}`))).toBe(404)
}

// ——— registrations
async function anEventFor(fields: Parameters<typeof buildEvent>[1] = {}) {
  const { id } = await buildEvent(app.db, fields)
  const join = async (way = 'register') => {
    const person = await signInAs(app)
    const answer = await person.send('POST', `/api/events/${id}/${way}`, scene.REGISTRATION)
    const body = await answer.json()
    const state = async () => (await json(person.get('/api/user/events')))[0]?.status
    const change = (what: string) => person.send('PATCH', `/api/registrations/${body.id}/${what}`)
    return { person, status: answer.status, body, state, change }
  }
  const taken = async () => (await json(app.get(`/api/events/${id}`))).currentParticipants
  return { id, join, taken }
}
/** Full, with one who waits. */
async function fullEvent() {
  const event = await anEventFor({ maxParticipants: 1 })
  const first = await event.join()
  const second = await event.join('waitlist')
  return { ...event, first, second }
}

/** What the page of registering says instead of its form. */
const registering = async (fields: Parameters<typeof buildEvent>[1]) => {
  const { id } = await buildEvent(app.db, { contactEmail: 'parents@example.org', ...fields })
  const user = await signInAs(app)
  return (await user.get(`/events/${id}/register`)).text()
}

// ——— advertisements
const running = async (fields: Parameters<typeof buildAdvertisement>[1], change: object = {}) => {
  const { id } = await buildAdvertisement(app.db, fields)
  const before = await listed(id)
  if (Object.keys(change).length > 0) {
    const body = Object.fromEntries(AD_FIELDS.map((field) => [field, before[field]]))
    expect(
      await statusOf(admin.send('PUT', `/api/advertisements/${id}`, { ...body, ...change })),
    ).toBe(200)
  }
  return [before.isRunning, (await listed(id)).isRunning]
}
/** What a PUT says of one. */
const AD_FIELDS = [
  'title',
  'description',
  'type',
  'position',
  'targetUrl',
  'isActive',
  'startDate',
  'endDate',
  'budget',
  'clickTarget',
]
const listed = async (id: number) =>
  ((await json(admin.get('/api/advertisements'))) as Record<string, unknown>[]).find(
    (one) => one.id === id,
  )!
const span = (startDate: Date, endDate: Date) => ({
  isActive: true,
  startDate: startDate.toISOString(),
  endDate: endDate.toISOString(),
})
const BEGINS = new Date('2026-11-22T04:30:00Z')

const start = toPicked(BEGINS)

const PERFORM: Record<string, (row: Transition) => unknown> = {
  'transitions-002': async () => {
    const html = await (await (await signInAs(app)).get('/dashboard')).text()
    expect(textOf(html)).toContain('Sign Out')
  },
  'transitions-003': async () => {
    const html = await (await app.get('/')).text()
    expect(html).toContain('href="/api/login')
    expect(textOf(html)).not.toContain('Sign Out')
  },
  'transitions-006': async () => expect(await likes(1)).toEqual({ isLiked: true, likeCount: 1 }),
  'transitions-007': async () => expect(await likes(2)).toEqual({ isLiked: false, likeCount: 0 }),
  'transitions-008': async () => {
    const path = `/api/listings/${await scene.aListing(app)}`
    expect(await statusOf(app.send('POST', `${path}/like`))).toBe(401)
    expect(await json(app.get(`${path}/likes`))).toEqual({ likeCount: 0 })
  },
  'transitions-009': async () => {
    const { path, review } = await aReview()
    expect([review.state, await shown(path)]).toEqual(['shown', 1])
  },
  'transitions-010': async () => {
    const { owner, path } = await aReview()
    expect(await json(owner.get(`${path}/user`))).toMatchObject({
      ...scene.REVIEW,
      mine: true,
      isChangeable: true,
    })
  },
  'transitions-011': async () => {
    const { owner, path } = await aReview()
    expect(await statusOf(owner.send('POST', path, scene.REVIEW))).toBe(409)
    expect(await shown(path)).toBe(1)
  },
  'transitions-013': async () => {
    const { owner, path } = await aReview()
    expect(await json(owner.send('PATCH', `${path}/user`, { rating: 1 }))).toMatchObject({
      rating: 1,
    })
  },
  'transitions-014': async () => {
    const { owner, path } = await aReview()
    expect(await statusOf(owner.send('DELETE', `${path}/user`))).toBe(200)
    expect(await json(owner.get(`${path}/user`))).toBeNull()
    expect(await statusOf(owner.send('DELETE', `${path}/user`))).toBe(404)
  },
  'transitions-015': async () => {
    for (const text of ['Write to a@example.org', 'Call 98220 12345', 'See https://example.org']) {
      const { path, review } = await aReview(text)
      expect([review.state, review.waitingFor, await shown(path)]).toEqual([
        'waiting',
        'contact',
        0,
      ])
    }
  },
  'transitions-016': async () => {
    const { path, review } = await aReview()
    for (const left of [1, 1, 0]) {
      const reporter = await signInAs(app)
      const answer = reporter.send('POST', `/api/reviews/${review.id}/report`, {
        reason: 'untrue',
        note: '',
      })
      expect(await statusOf(answer)).toBe(200)
      expect(await shown(path)).toBe(left)
    }
  },
  'transitions-018': (row) => expectStates('listing_submissions', 'status', row),
  'transitions-019': async () => expect(await (await aSubmission()).state()).toBe('pending'),
  'transitions-020': async () => {
    const { decide, state } = await aSubmission()
    const { listingId } = await json(decide({ status: 'approved' }))
    expect(await state()).toBe('approved')
    expect(await statusOf(app.get(`/api/listings/${listingId}`))).toBe(200)
  },
  'transitions-021': async () => {
    const { owner, decide, state } = await aSubmission()
    expect(await statusOf(decide({ status: 'rejected', adminNotes: 'Add the street.' }))).toBe(200)
    expect(await state()).toBe('rejected')
    expect((await json(owner.get('/api/user/submissions')))[0]).toMatchObject({
      adminNotes: 'Add the street.',
    })
  },
  'transitions-022': async () => {
    const { decide, state } = await aSubmission()
    for (const adminNotes of [undefined, '', ' '])
      expect(await statusOf(decide({ status: 'rejected', adminNotes }))).toBe(400)
    // Nor is there a way to leave a decision open again.
    expect(await statusOf(decide({ status: 'pending' }))).toBe(400)
    expect(await state()).toBe('pending')
  },
  'transitions-023': () => decided('approved'),
  'transitions-024': () => decided('rejected'),
  'transitions-025': async () => {
    const { owner, id, state } = await aSubmission()
    expect(
      await statusOf(owner.send('PATCH', `/api/user/submissions/${id}`, { name: 'Other' })),
    ).toBe(200)
    expect(await state()).toBe('pending')
  },
  'transitions-026': () => editDecided('approved'),
  'transitions-027': () => editDecided('rejected'),
  'transitions-028': async () => {
    const [row] = await app.db
      .execute(
        sql`select column_default from information_schema.columns where table_name = 'listings' and column_name = 'is_approved'`,
      )
      .then(({ rows }) => rows)
    expect(row).toEqual({ column_default: 'false' })
    // From a state into the same: refused.
    expect((await act(true, 'approve')).status).toBe(409)
    expect((await act(false, 'unapprove')).status).toBe(409)
  },
  'transitions-029': async () =>
    expect(await act(false, 'approve')).toMatchObject({ status: 200, page: 200 }),
  'transitions-030': async () =>
    expect(await act(true, 'unapprove')).toMatchObject({ status: 200, page: 410 }),
  'transitions-031': async () => {
    const { id, ...answers } = await act(true, 'delete')
    expect(answers).toEqual({ status: 200, page: 410 })
    for (const way of ['approve', 'unapprove'])
      expect([404, 409]).toContain(
        await statusOf(admin.send('PATCH', `/api/admin/listings/${id}/${way}`)),
      )
  },
  'transitions-032': async () => expect((await act(false, 'delete')).status).toBe(200),
  'transitions-033': async () => {
    const made = { name: 'Made', category: 'therapists', description: 'Speech.' }
    expect(await json(admin.send('POST', '/api/admin/listings', made))).toMatchObject({
      isApproved: false,
    })
  },
  'transitions-034': async () => {
    const event = {
      title: 'Walk',
      description: 'A walk.',
      startDay: '2027-03-01',
      location: 'Margao',
      organizer: 'Friends',
    }
    const { id } = await json((await signInAs(app)).send('POST', '/api/events', event))
    expect(await statusOf(app.get(`/api/events/${id}`))).toBe(404)
    const [kept] = await app.db.select().from(events).where(eq(events.id, id))
    expect(kept?.isApproved).toBe(false)
  },
  'transitions-035': async () => {
    const { id } = await buildEvent(app.db, { isApproved: false })
    expect(await statusOf(admin.send('PATCH', `/api/admin/events/${id}/approve`))).toBe(200)
    expect(await statusOf(app.get(`/api/events/${id}`))).toBe(200)
  },
  'transitions-036': async () => {
    const { isPublished: _left, ...post } = scene.POST
    expect(await json(admin.send('POST', '/api/blog', post))).toMatchObject({ isPublished: false })
  },
  'transitions-037': async () => expect(await (await aPost(false)).isPublic()).toBe(false),
  'transitions-038': async () => expect(await (await aPost(true)).isPublic()).toBe(true),
  'transitions-039': async () => {
    const { id, isPublic } = await aPost(false)
    expect(await statusOf(admin.send('PATCH', `/api/blog/${id}`, { isPublished: true }))).toBe(200)
    expect(await isPublic()).toBe(true)
  },
  'transitions-040': async () => {
    const { id, isPublic } = await aPost(true)
    expect(await statusOf(admin.send('PATCH', `/api/blog/${id}`, { isPublished: false }))).toBe(200)
    expect(await isPublic()).toBe(false)
  },
  'transitions-041': () => deletePost(false),
  'transitions-042': () => deletePost(true),
  'transitions-043': async () => {
    const [kept] = await app.db.insert(contactSubmissions).values(scene.MESSAGE).returning()
    expect(kept?.isRead).toBe(false)
  },
  'transitions-044': async () => {
    const [kept] = await app.db.insert(contactSubmissions).values(scene.MESSAGE).returning()
    for (const isRead of [true, false])
      expect(await json(admin.send('PATCH', `/api/contact/${kept?.id}`, { isRead }))).toMatchObject(
        { isRead },
      )
  },
  'transitions-045': async () => {
    const { body, path } = await scene.prepare(app, 'POST /api/newsletter')
    await app.send('POST', path, body)
    const [kept] = await app.db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, (body as { email: string }).email))
    expect(kept).toMatchObject({ isActive: true, confirmedAt: null })
  },
  'transitions-050': (row) => expectStates('event_registrations', 'status', row),
  'transitions-051': async () => {
    const { join, taken } = await anEventFor()
    const { state } = await join()
    expect([await state(), await taken()]).toEqual(['registered', 1])
  },
  'transitions-052': async () => {
    const { first, second, taken } = await fullEvent()
    expect(await statusOf(first.change('cancel'))).toBe(200)
    expect([await first.state(), await second.state(), await taken()]).toEqual([
      'cancelled',
      'offered',
      0,
    ])
    // From there no way leads on.
    for (const what of ['cancel', 'accept'])
      expect([404, 409, 422]).toContain(await statusOf(first.change(what)))
  },
  'transitions-053': async () => {
    const { id, join } = await anEventFor()
    const { change, body } = await join()
    await app.db.update(events).set({ startDate: past() }).where(eq(events.id, id))
    expect([409, 422]).toContain(await statusOf(change('cancel')))
    const [kept] = await app.db
      .select()
      .from(eventRegistrations)
      .where(eq(eventRegistrations.id, body.id))
    expect(kept?.status).toBe('confirmed')
  },
  'transitions-054': async () => {
    const { second, join } = await fullEvent()
    const third = await join('waitlist')
    expect([await second.state(), await third.state()]).toEqual(['waitlisted', 'waitlisted'])
    for (const [at, { person }] of [second, third].entries())
      expect((await json(person.get('/api/user/events')))[0].waitlistPosition).toBe(at + 1)
    // While a place is free nobody waits for one, and who waits has nothing to accept.
    expect((await (await anEventFor()).join('waitlist')).status).toBe(409)
    expect([404, 409, 422]).toContain(await statusOf(second.change('accept')))
  },
  'transitions-055': async () => {
    const { first, second, join } = await fullEvent()
    const third = await join('waitlist')
    await first.change('cancel')
    expect([await second.state(), await third.state()]).toEqual(['offered', 'waitlisted'])
    expect((await json(second.person.get('/api/user/events')))[0].offeredUntil).toBeTruthy()
  },
  'transitions-056': async () => {
    const { first, second, taken } = await fullEvent()
    await first.change('cancel')
    expect(await statusOf(second.change('accept'))).toBe(200)
    expect([await second.state(), await taken()]).toEqual(['registered', 1])
  },
  'transitions-057': async () => {
    const { first, second, join } = await fullEvent()
    const third = await join('waitlist')
    await first.change('cancel')
    await app.db
      .update(eventRegistrations)
      .set({ offeredUntil: past() })
      .where(eq(eventRegistrations.id, second.body.id))
    expect([409, 422]).toContain(await statusOf(second.change('accept')))
    await endLateOffers(app.db, new Date(), notifyByMail(app.env))
    expect(await third.state()).toBe('offered')
  },
  'transitions-058': async () => {
    const { join, taken } = await anEventFor({ startDate: new Date(Date.now() + HOUR) })
    const { body } = await join()
    const answer = admin.send('PATCH', `/api/registrations/${body.id}/attended`, { attended: true })
    expect(await json(answer)).toMatchObject({ status: 'attended' })
    expect(await taken()).toBe(1)
  },
  'transitions-059': async () => {
    // The first that holds is said, however many do.
    const html = await registering({
      startDate: past(),
      registrationDeadline: past(),
      maxParticipants: 1,
      currentParticipants: 1,
    })
    expect(textOf(html)).toContain('Event Has Passed')
    expect(textOf(html)).not.toContain('Registration Closed')
  },
  'transitions-060': async () => {
    const html = await registering({
      registrationDeadline: past(),
      maxParticipants: 1,
      currentParticipants: 1,
    })
    expect(textOf(html)).toContain('Registration Closed')
    expect(textOf(html)).not.toContain('Event Full')
  },
  'transitions-061': async () => {
    const html = await registering({ maxParticipants: 1, currentParticipants: 1 })
    expect(textOf(html)).toContain('Event Full')
    expect(html).toMatch(/href="mailto:parents@example\.org[^"]*"/)
    expect(textOf(html)).toContain('Join Waitlist')
  },
  'transitions-062': async () => {
    const html = await registering({})
    expect(html).toContain('name="forWhom"')
    expect(textOf(html)).not.toMatch(/Event Has Passed|Registration Closed|Event Full/)
  },
  'transitions-063': async () => {
    const badge = async (startDate: Date) => {
      const { id } = await buildEvent(app.db, { startDate })
      return json(app.get(`/api/events/${id}`))
    }
    expect(await badge(new Date(Date.now() + HOUR))).toMatchObject({ isUpcoming: true })
    expect(await badge(past())).toMatchObject({ isUpcoming: false })
  },
  'transitions-064': async ({ states = [] }) => {
    const words = async (startDate: Date) => {
      const { id } = await buildEvent(app.db, { startDate })
      return textOf(await (await app.get(`/events/${id}`)).text())
    }
    const [upcoming = '', over = ''] = states
    expect(await words(new Date(Date.now() + HOUR))).toContain(upcoming)
    expect(await words(past())).toContain(over)
  },
  'transitions-065': async () => {
    const now = new Date()
    const around = { startDate: new Date(+now - 1), endDate: new Date(+now + 1) }
    expect(isRunning({ isActive: true, startDate: now, endDate: now }, now)).toBe(true)
    expect(isRunning({ isActive: false, ...around }, now)).toBe(false)
    expect(isRunning({ isActive: true, ...around, startDate: new Date(+now + 1) }, now)).toBe(false)
    expect(isRunning({ isActive: true, ...around, endDate: new Date(+now - 1) }, now)).toBe(false)
  },
  'transitions-066': async () => {
    const later = new Date(Date.now() + HOUR)
    expect(await running({ startDate: later })).toEqual([false, false])
    expect(
      isRunning({ isActive: true, startDate: later, endDate: new Date(+later + HOUR) }, later),
    ).toBe(true)
  },
  'transitions-067': async () => {
    expect(await running({ startDate: new Date(0), endDate: past() })).toEqual([false, false])
    expect(await running({})).toEqual([true, true])
  },
  'transitions-068': async () =>
    expect(await running({}, { isActive: false })).toEqual([true, false]),
  'transitions-069': async () => {
    expect(await running({ isActive: false }, { isActive: true })).toEqual([false, true])
    const over = { isActive: false, startDate: new Date(Date.now() - 48 * HOUR), endDate: past() }
    expect(await running(over, { isActive: true })).toEqual([false, false])
  },
  'transitions-070': () => {
    for (const days of [7, 14, 30, 60, 90])
      expect(endOfSpan({ start, duration: String(days), days: '' })).toEqual(endAfter(BEGINS, days))
  },
  'transitions-071': () => {
    const later = new Date(BEGINS.getTime() + 24 * HOUR)
    const end = endOfSpan({ start: toPicked(later), duration: '30', days: '' })
    expect(end).toEqual(endAfter(later, 30))
  },
  'transitions-072': () => {
    for (const days of [1, 8, 365])
      expect(endOfSpan({ start, duration: 'custom', days: String(days) })).toEqual(
        endAfter(BEGINS, days),
      )
    for (const days of ['0', '366'])
      expect(endOfSpan({ start, duration: 'custom', days })).toBeUndefined()
  },
  'transitions-073': () => {
    for (const days of [7, 14, 30, 60, 90])
      expect(spanOf(span(BEGINS, endAfter(BEGINS, days)))).toMatchObject({ duration: String(days) })
  },
  'transitions-074': () => {
    for (const days of [1, 8, 365])
      expect(spanOf(span(BEGINS, endAfter(BEGINS, days)))).toMatchObject({
        duration: 'custom',
        days: String(days),
      })
  },
}
