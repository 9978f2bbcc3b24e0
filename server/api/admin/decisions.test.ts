import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { CONTACT_SETTINGS, MESSAGE, prove } from '../../../tests/support/contact.ts'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { buildCategories, buildEvent, buildListing } from '../../../tests/support/factories.ts'
import { startMailServer } from '../../../tests/support/mail-server.ts'
import type { Decision } from '../../../shared/admin/decisions.ts'
import type { Submission } from '../../../shared/submissions/submissions.ts'
import {
  auditLog,
  contactSubmissions,
  decisions,
  eventOrganisers,
  events,
  listingReports,
  listingReviews,
  listings,
  listingSubmissions,
  mails,
  reviewReports,
  unconfirmedMails,
} from '../../db/schema.ts'
import { readEnv } from '../../env/env.ts'
import { deliverMails } from '../../mail/delivery.ts'
import { createMailer } from '../../mail/mailer.ts'

let app: TestApp
let admin: SignedIn
let asha: SignedIn
beforeEach(async () => {
  await emptyDatabase()
  app = await createTestApp(CONTACT_SETTINGS)
  admin = await signInAs(app, { role: 'admin', isEmailVerified: true })
  asha = await signInAs(app, { firstName: 'Asha', lastName: 'Naik', isEmailVerified: true })
  await buildCategories(app.db)
})

const json = async <T>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T
const own = (as = admin) => json<Decision[]>(as.get('/api/admin/decisions'))
const undo = (id: number | undefined, as = admin) =>
  as.send('POST', `/api/admin/decisions/${id}/undo`)
const acts = async () =>
  (await app.db.select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action)

async function done(answer: Promise<Response>) {
  const { status } = await answer
  expect(status, await (await answer).clone().text()).toBe(200)
}

/** Refused with this sentence, and nothing has changed. */
async function refused(answer: Promise<Response>, sentence: RegExp) {
  expect((await answer).status).toBe(409)
  expect(await json<{ message: string }>(answer)).toMatchObject({
    message: expect.stringMatching(sentence) as string,
  })
}

const NEW = {
  name: 'Sea School',
  category: 'special-schools',
  description: 'A school by the sea.',
  address: 'Beach Road',
  town: 'Mapusa',
  region: 'Goa',
  phone: '0832 227 6543',
}
const sendIn = (fields: object = {}) =>
  json<Submission>(asha.send('POST', '/api/submissions', { ...NEW, ...fields }))
const decide = ({ id }: Pick<Submission, 'id'>, status = 'approved', as = admin) =>
  done(
    as.send('PATCH', `/api/submissions/${id}/status`, {
      status,
      adminNotes: status === 'rejected' ? 'We could not confirm it.' : '',
    }),
  )
/** Everything of this database that a decision on a submission touches, without the log of who did what. */
const state = async () => ({
  submissions: await app.db.select().from(listingSubmissions),
  listings: await app.db.select().from(listings).orderBy(listings.id),
  mails: await app.db.select().from(mails),
})

describe('a submission', () => {
  test('that was approved waits again, and the listing and the email are gone', async () => {
    const submission = await sendIn()
    const before = await state()
    await decide(submission)
    const [decision] = await own()
    expect(decision).toMatchObject({
      kind: 'submission.approve',
      subjectId: submission.id,
      subject: 'Sea School',
    })
    expect(decision?.secondsLeft).toBeGreaterThan(290)
    const leaves = Date.parse(decision?.mailAt ?? '') - Date.now()
    expect(Math.round(leaves / 10_000)).toBe(30)
    const answer = undo(decision?.id)
    await done(answer)
    expect(await json(answer)).toEqual({ kind: 'submission.approve', subjectId: submission.id })
    expect(await state()).toEqual(before)
    expect(await own()).toEqual([])
    expect(await acts()).toEqual(['listing.create', 'submission.approve', 'submission.undo'])
  })

  test('that was rejected waits again; the same undo once more changes nothing', async () => {
    const submission = await sendIn()
    const before = await state()
    await decide(submission, 'rejected')
    const [decision] = await own()
    await done(undo(decision?.id))
    await done(undo(decision?.id))
    expect(await state()).toEqual(before)
    // It can be decided anew, and that undone as well.
    await decide(submission)
    await done(undo((await own())[0]?.id))
    expect(await state()).toEqual(before)
    expect((await acts()).filter((act) => act === 'submission.undo')).toHaveLength(2)
  })

  test('that changed a listing: the listing says what it said, with the version it had', async () => {
    const listing = await buildListing(app.db, { name: 'Asha School', town: 'Mapusa' })
    const change = await sendIn({ ...NEW, name: 'Asha School, Mapusa', listingId: listing.id })
    const before = await state()
    await decide(change)
    expect((await state()).listings[0]?.name).toBe('Asha School, Mapusa')
    await done(undo((await own())[0]?.id))
    expect(await state()).toEqual(before)
    expect(await acts()).toContain('listing.undo')
  })

  test('stays approved when somebody has liked, reviewed or changed the new listing', async () => {
    const submission = await sendIn()
    await decide(submission)
    const [decision] = await own()
    const [listing] = await app.db.select().from(listings)
    await done(asha.send('POST', `/api/listings/${listing?.id}/like`))
    await refused(undo(decision?.id), /^Somebody has liked/)
    await done(asha.send('POST', `/api/listings/${listing?.id}/like`))
    const other = await signInAs(app, { role: 'admin' })
    const edit = { version: listing?.updatedAt.toISOString(), description: 'By the sea.' }
    await done(other.send('PATCH', `/api/admin/listings/${listing?.id}`, edit))
    await refused(undo(decision?.id), /^Something has changed/)
    const [row] = await app.db.select().from(listingSubmissions)
    expect(row?.status).toBe('approved')
    // Nothing of what was refused is done: the email still leaves.
    expect(await app.db.$count(mails)).toBe(1)
  })

  test('stays changed when somebody has edited the listing since', async () => {
    const listing = await buildListing(app.db, { name: 'Asha School', town: 'Mapusa' })
    await decide(await sendIn({ name: 'Asha School, Mapusa', listingId: listing.id }))
    const other = await signInAs(app, { role: 'admin' })
    await done(other.send('PATCH', `/api/admin/listings/${listing.id}/unapprove`))
    await refused(undo((await own())[0]?.id), /^The listing has changed since/)
  })
})

test('after five minutes it is too late, and only who decided may undo', async () => {
  const submission = await sendIn()
  await decide(submission)
  const [decision] = await own()
  const other = await signInAs(app, { role: 'admin' })
  expect(await own(other)).toEqual([])
  expect((await undo(decision?.id, other)).status).toBe(404)
  await app.db.update(decisions).set({ createdAt: sql`now() - interval '5 minutes'` })
  await refused(undo(decision?.id), /^More than five minutes/)
  expect(await own()).toEqual([])
})

test('the email leaves once nothing can be undone any more, and never after an undo', async () => {
  const server = await startMailServer()
  const env = readEnv({ NODE_ENV: 'test', SMTP_URL: server.url, MAIL_FROM: 'hello@saath.example' })
  const deliver = () => deliverMails(app.db, createMailer(env)!, pino({ level: 'silent' }))
  await decide(await sendIn(), 'rejected')
  await deliver()
  expect(server.received).toHaveLength(0)
  await done(undo((await own())[0]?.id))
  const [submission] = await app.db.select().from(listingSubmissions)
  await decide(submission!)
  await app.db.update(mails).set({ nextTryAt: sql`now()` })
  const [decision] = await own()
  await Promise.all([deliver(), undo(decision?.id)])
  // Either it was undone and nothing left, or it left and stays decided.
  const [row] = await app.db.select().from(listingSubmissions)
  expect(server.received.length).toBe(row?.status === 'approved' ? 1 : 0)
})

test('of ten who undo at once each is answered, and it is undone once', async () => {
  await decide(await sendIn())
  const [decision] = await own()
  const answers = await Promise.all(Array.from({ length: 10 }, () => undo(decision?.id)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await app.db.$count(listings)).toBe(0)
  expect((await acts()).filter((act) => act === 'submission.undo')).toHaveLength(1)
})

test('an undo and an account that is deleted at once: neither waits for the other in a ring', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await signInAs(app)
    const sent = await json<Submission>(
      person.send('POST', '/api/submissions', { ...NEW, name: `Sea School ${round}` }),
    )
    await decide(sent)
    const [decision] = await own()
    const answers = await Promise.all([
      undo(decision?.id),
      person.send('DELETE', '/api/account', {}),
    ])
    expect(answers[1].status).toBe(200)
    expect([200, 404]).toContain(answers[0].status)
  }
})

const moderate = async (id: number, to: 'shown' | 'hidden') => {
  const [row] = await app.db.select().from(listingReviews).where(eq(listingReviews.id, id))
  const [report] = await app.db.select().from(reviewReports)
  await done(
    admin.send('PATCH', `/api/admin/reviews/${id}`, {
      state: to,
      reason: to === 'hidden' ? 'It names a child.' : '',
      updatedAt: row?.updatedAt.toISOString(),
      lastReport: report?.id ?? 0,
    }),
  )
}

describe('a review', () => {
  test('that was hidden is shown again and counts, and its report is open again', async () => {
    const { id: listingId } = await buildListing(app.db)
    const review = await json<{ id: number }>(
      asha.send('POST', `/api/listings/${listingId}/reviews`, {
        rating: 4,
        reviewText: 'Kind people, and a calm room.',
      }),
    )
    const reader = await signInAs(app)
    await done(reader.send('POST', `/api/reviews/${review.id}/report`, { reason: 'untrue' }))
    const read = async () => ({
      review: (await app.db.select().from(listingReviews))[0],
      report: (await app.db.select().from(reviewReports))[0],
      counted: (await app.db.select().from(listings))[0]?.reviewCount,
    })
    // As a version is sent back: in milliseconds.
    await app.db.update(listingReviews).set({ updatedAt: new Date() })
    const before = await read()
    await moderate(review.id, 'hidden')
    expect((await read()).counted).toBe(0)
    await done(undo((await own())[0]?.id))
    expect(await read()).toEqual(before)
    expect(await acts()).toEqual(['review.hide', 'review.undo'])
    await moderate(review.id, 'shown')
    await done(
      asha.send('PATCH', `/api/listings/${listingId}/reviews/user`, {
        rating: 2,
        reviewText: 'It was loud.',
      }),
    )
    await refused(undo((await own())[0]?.id), /^Something has changed/)
  })
})

test('a message that was marked as read is unread again; marking one as unread is no decision', async () => {
  const [message] = await app.db.insert(contactSubmissions).values(MESSAGE).returning()
  const mark = (isRead: boolean) =>
    done(admin.send('PATCH', `/api/contact/${message?.id}`, { isRead }))
  await mark(true)
  await mark(true)
  expect(await own()).toMatchObject([{ kind: 'message.read', subject: '', mailAt: null }])
  await done(undo((await own())[0]?.id))
  expect((await app.db.select().from(contactSubmissions))[0]).toEqual(message)
  await mark(true)
  const [decision] = await own()
  await mark(false)
  expect(await own()).toHaveLength(1)
  await app.db.delete(contactSubmissions)
  await refused(undo(decision?.id), /^Something has changed/)
})

const propose = async () => {
  const event = await buildEvent(app.db, {
    isApproved: false,
    proposedBy: asha.user.id,
    sensory: { noise: 'quiet' },
  })
  await app.db
    .insert(eventOrganisers)
    .values({ eventId: event.id, userId: asha.user.id, namedBy: admin.user.id })
  await app.db.update(events).set({ updatedAt: new Date() })
  return event.id
}
const readEvents = async () => ({
  events: await app.db.select().from(events),
  organisers: await app.db.select().from(eventOrganisers),
  mails: await app.db.select().from(mails),
})
const actOn = (id: number, what: string, body?: object) =>
  done(admin.send('PATCH', `/api/admin/events/${id}/${what}`, body))

describe('an event', () => {
  test('that was rejected, and so deleted, is there again as it was', async () => {
    const id = await propose()
    const before = await readEvents()
    await actOn(id, 'reject', { reason: 'It is a course.' })
    expect((await readEvents()).events).toEqual([])
    await done(undo((await own())[0]?.id))
    expect(await readEvents()).toEqual(before)
    expect(await acts()).toEqual(['event.delete', 'event.undo'])
    // The next one has a number of its own.
    expect((await buildEvent(app.db)).id).toBeGreaterThan(id)
  })

  test('that was approved waits again, unless somebody has registered', async () => {
    const id = await propose()
    const before = await readEvents()
    await actOn(id, 'approve')
    await done(undo((await own())[0]?.id))
    expect(await readEvents()).toEqual(before)
    await actOn(id, 'approve')
    const person = await signInAs(app)
    await done(
      person.send('POST', `/api/events/${id}/register`, {
        forWhom: 'myself',
        isAdult: true,
        participantName: 'Asha',
      }),
    )
    await refused(undo((await own())[0]?.id), /^Somebody has registered/)
  })
})

test('a report that was answered is open again, with whom to tell; its correction is undone', async () => {
  const listing = await buildListing(app.db, { name: 'Sea School', phone: '+918322223333' })
  const altcha = await prove(app.env)
  await done(
    app.send('POST', '/api/contact', {
      kind: 'wrong',
      listingId: listing.id,
      subject: 'Sea School',
      field: 'phone',
      seen: '+91 832 222 3333',
      report: 'wrong-number',
      right: '0832 222 4444',
      email: 'ravi@example.org',
      altcha,
    }),
  )
  await app.db.update(listings).set({ updatedAt: new Date() })
  const read = async () => ({
    reports: await app.db.select().from(listingReports),
    listings: await app.db.select().from(listings),
    mails: await app.db.select().from(mails),
    marks: await app.db.select().from(unconfirmedMails),
  })
  const before = await read()
  const id = before.reports[0]?.id
  await done(
    admin.send('POST', `/api/admin/reports/${id}/correction`, {
      now: '+91 832 222 3333',
      from: id,
      method: 'phone',
    }),
  )
  const after = await read()
  expect(after.listings[0]?.phone).toBe('+918322224444')
  expect(after.mails).toHaveLength(1)
  expect(after.marks).toHaveLength(1)
  await done(undo((await own())[0]?.id))
  expect(await read()).toEqual(before)
  expect(await acts()).toContain('report.undo')
})
