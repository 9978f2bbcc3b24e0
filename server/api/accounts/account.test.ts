import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { linkIn, mailsTo, visit } from '../../../tests/support/browser.ts'
import { buildListing, buildUser, openSession } from '../../../tests/support/factories.ts'
import {
  accounts,
  eventRegistrations,
  events,
  listingLikes,
  listingReviews,
  listings,
  listingSubmissions,
  sessions,
  users,
  verifications,
} from '../../db/schema.ts'
import { findSession } from '../../services/accounts/sessions.ts'

let app: TestApp
let user: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  user = await signInAs(app)
})

const setPassword = (password: string, currentPassword?: string) =>
  user.send('PUT', '/api/account/password', { password, currentPassword })
const signIn = (password: string) =>
  visit(app).send('POST', '/api/auth/sign-in', { email: user.user.email, password })

test('PATCH /api/account changes the name, and nothing else it is given', async () => {
  const answer = await user.send('PATCH', '/api/account', {
    firstName: ' Asha\u0000 ',
    lastName: '',
    role: 'admin',
    email: 'evil@example.org',
    username: 'root',
    isEmailVerified: false,
    id: 99,
    suspendedAt: null,
    __proto__: { role: 'admin' },
  })
  expect(await answer.json()).toEqual({ ...user.user, firstName: 'Asha', lastName: null })
  expect(await (await user.get('/api/auth/user')).json()).toMatchObject({ role: 'user' })
})

test('a name that holds an address, a number or a link is refused, at sign-up too', async () => {
  for (const firstName of [
    'Call 98765 43210',
    'https://spam.example/x',
    'a@b.in',
    'x'.repeat(51),
  ]) {
    const answer = await user.send('PATCH', '/api/account', { firstName, lastName: '' })
    expect([answer.status, (await answer.json()).fields]).toEqual([
      400,
      { firstName: expect.any(String) },
    ])
    const input = { email: 'a@example.org', password: 'a quiet corner', firstName, isAdult: true }
    expect((await app.send('POST', '/api/auth/sign-up', input)).status).toBe(400)
  }
})

test('a name is one that can be read, and not that of who looks after the site', async () => {
  const official = 'Please use your own name.'
  const refused = [
    ['Admin', official],
    ['Asha the\u200b MODERATOR', official],
    ['Ad\u200dmin', official],
    ['The Saath team', official],
    ['\u0301\u0301', 'Please write a name that can be read.'],
  ] as const
  for (const [firstName, sentence] of refused) {
    const answer = await user.send('PATCH', '/api/account', { firstName, lastName: 'Naik' })
    const { fields } = await answer.json()
    expect([answer.status, fields?.firstName], firstName).toEqual([
      400,
      expect.stringContaining(sentence),
    ])
    const input = { email: 'a@example.org', password: 'a quiet corner', firstName, isAdult: true }
    expect((await app.send('POST', '/api/auth/sign-up', input)).status, firstName).toBe(400)
  }
  const taken = { firstName: '\u202eSaathvik\u2060', lastName: 'Adminathan\u3164' }
  const answer = await user.send('PATCH', '/api/account', taken)
  expect(await answer.json()).toMatchObject({ firstName: 'Saathvik', lastName: 'Adminathan' })
})

describe('PUT /api/account/password', () => {
  test('sets a first one without asking; another one only with the current', async () => {
    expect((await setPassword('a quiet corner')).status).toBe(200)
    expect((await setPassword('another corner')).status).toBe(400)
    const wrong = await setPassword('another corner', 'not this one')
    expect([wrong.status, (await wrong.json()).fields]).toEqual([
      400,
      { currentPassword: 'This is not your current password.' },
    ])
    expect((await setPassword('another corner', 'a quiet corner')).status).toBe(200)
    expect((await signIn('a quiet corner')).status).toBe(401)
    expect((await signIn('another corner')).status).toBe(200)
    expect((await setPassword('qwertyuiop', 'another corner')).status).toBe(400)
  })

  test('signs out everywhere else, and tells the owner', async () => {
    await openSession(app.db, user.user.id)
    await setPassword('a quiet corner')
    expect(await app.db.$count(sessions)).toBe(1)
    expect((await user.get('/api/auth/user')).status).toBe(200)
    expect(await mailsTo(app, user.user.email)).toMatchObject([{ kind: 'password-changed' }])
  })
})

/** As if everybody had signed in so long ago. */
const sitFor = (minutes: number) =>
  app.db.update(sessions).set({ createdAt: new Date(Date.now() - minutes * 60_000) })

describe('an account without a password', () => {
  test('is not taken over, or deleted, at a screen that was left open', async () => {
    await sitFor(11)
    expect(await (await user.get('/api/account/methods')).json()).toMatchObject({ isFresh: false })
    const password = await setPassword('a quiet corner')
    expect([password.status, (await password.json()).message]).toEqual([
      403,
      expect.stringContaining('sign out and sign in again'),
    ])
    expect((await user.send('DELETE', '/api/account', {})).status).toBe(403)
    expect(await app.db.$count(accounts)).toBe(0)
    expect(await app.db.$count(users)).toBe(1)
  })

  test('sets a password, or goes, within ten minutes of signing in', async () => {
    await sitFor(9)
    expect(await (await user.get('/api/account/methods')).json()).toMatchObject({ isFresh: true })
    expect((await setPassword('a quiet corner')).status).toBe(200)
    // From now on the password is asked for, however long somebody sits there.
    await sitFor(600)
    expect((await setPassword('another corner', 'a quiet corner')).status).toBe(200)
    const other = await signInAs(app)
    expect((await other.send('DELETE', '/api/account', {})).status).toBe(200)
  })
})

describe('/api/account/sessions', () => {
  test('GET lists one’s own, without what would open them', async () => {
    await openSession(app.db, user.user.id)
    await signInAs(app)
    const list = await (await user.get('/api/account/sessions')).json()
    expect(list).toMatchObject([{ isCurrent: false }, { isCurrent: true }])
    const rows = await app.db.select().from(sessions)
    for (const { sid } of rows) expect(JSON.stringify(list)).not.toContain(sid)
  })

  test('DELETE /:id ends one of them; another’s is not found', async () => {
    const other = await signInAs(app)
    const [mine] = await (await user.get('/api/account/sessions')).json()
    expect((await other.send('DELETE', `/api/account/sessions/${mine.id}`)).status).toBe(404)
    expect((await user.send('DELETE', `/api/account/sessions/${mine.id}`)).status).toBe(200)
    expect((await user.get('/api/auth/user')).status).toBe(401)
    expect((await other.get('/api/auth/user')).status).toBe(200)
  })

  test('DELETE signs out everywhere, here too', async () => {
    await openSession(app.db, user.user.id)
    const other = await signInAs(app)
    const answer = await user.send('DELETE', '/api/account/sessions')
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect((await user.get('/api/auth/user')).status).toBe(401)
    expect(await app.db.$count(sessions)).toBe(1)
    expect((await other.get('/api/auth/user')).status).toBe(200)
  })
})

const link = (userId: number) =>
  app.db
    .insert(accounts)
    .values({ userId, providerId: 'oidc', accountId: `issuer ${userId}` })
    .returning()

describe('/api/account/methods', () => {
  test('GET names the ways in; DELETE takes a provider off', async () => {
    const [row] = await link(user.user.id)
    expect(await (await user.get('/api/account/methods')).json()).toMatchObject({
      hasPassword: false,
      providers: [{ id: row!.id, provider: 'oidc' }],
    })
    expect((await user.send('DELETE', `/api/account/methods/${row!.id}`)).status).toBe(200)
    expect(await app.db.$count(accounts)).toBe(0)
  })

  test('DELETE ends every other session and what was mailed, and tells the owner', async () => {
    const [row] = await link(user.user.id)
    const elsewhere = await openSession(app.db, user.user.id)
    await app.send('POST', '/api/auth/link', { email: user.user.email })
    await user.send('DELETE', `/api/account/methods/${row!.id}`)
    expect(await findSession(app.db, elsewhere)).toBeUndefined()
    expect((await user.get('/api/auth/user')).status).toBe(200)
    expect(await app.db.$count(verifications)).toBe(0)
    const mail = (await mailsTo(app, user.user.email)).at(-1)
    expect(mail).toMatchObject({ kind: 'sign-in-method-removed' })
  })

  test('neither another’s nor the password is taken off, and not the last one where no mail can be sent', async () => {
    const [theirs] = await link((await buildUser(app.db)).id)
    expect((await user.send('DELETE', `/api/account/methods/${theirs!.id}`)).status).toBe(404)
    await setPassword('a quiet corner')
    const [, password] = await app.db.select().from(accounts).orderBy(accounts.id)
    expect((await user.send('DELETE', `/api/account/methods/${password!.id}`)).status).toBe(404)

    app = await createTestApp(
      { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' },
      undefined,
      app.db,
    )
    const alone = await signInAs(app)
    const [last] = await link(alone.user.id)
    expect((await alone.send('DELETE', `/api/account/methods/${last!.id}`)).status).toBe(409)
  })
})

/** A person who did everything there is to do. */
async function live() {
  const { id } = user.user
  const listing = await buildListing(app.db)
  await app.db.insert(listingLikes).values({ userId: id, listingId: listing.id })
  const other = await buildUser(app.db)
  await app.db.insert(listingReviews).values([
    { userId: id, listingId: listing.id, rating: 1, reviewText: 'Not for us.' },
    { userId: other.id, listingId: listing.id, rating: 4, reviewText: 'Kind.' },
  ])
  await app.db.update(listings).set({ rating: 2.5, reviewCount: 2 })
  const submission = {
    name: 'A school',
    category: 'therapists',
    description: 'x',
    address: 'x',
    phone: '112',
    submitterName: 'Asha',
    submitterEmail: user.user.email,
    userId: id,
  } as const
  await app.db.insert(listingSubmissions).values([
    { ...submission, status: 'approved', decidedAt: new Date(), listingId: listing.id },
    { ...submission, status: 'pending' },
  ])
  const event = { title: 'Walk', description: 'x', location: 'x', organizer: 'x' }
  const [past, toCome] = await app.db
    .insert(events)
    .values([
      { ...event, startDate: new Date('2026-01-01'), currentParticipants: 1 },
      { ...event, startDate: new Date('2099-01-01'), currentParticipants: 1 },
    ])
    .returning()
  const registration = {
    userId: id,
    forWhom: 'myself' as const,
    participantName: 'Canary',
  }
  await app.db.insert(eventRegistrations).values([
    { ...registration, eventId: past!.id, status: 'attended' },
    { ...registration, eventId: toCome!.id },
  ])
}

test('GET /api/account/data is everything kept about the person, as a file, and nothing that opens anything', async () => {
  await live()
  await setPassword('a quiet corner')
  const answer = await user.get('/api/account/data')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
  const data = await answer.json()
  expect(data).toMatchObject({
    account: { email: user.user.email },
    waysToSignIn: [{ provider: 'credential' }],
    likes: [{ listingId: 1 }],
    reviews: [{ reviewText: 'Not for us.' }],
    submissions: [{ status: 'approved' }, { status: 'pending' }],
    registrations: [{ participantName: 'Canary' }, { participantName: 'Canary' }],
  })
  const [row] = await app.db.select().from(sessions)
  const [account] = await app.db.select().from(accounts)
  for (const secret of [row!.sid, account!.password!, 'Kind.'])
    expect(JSON.stringify(data)).not.toContain(secret)
})

test('GET /api/account/data has reports, what admins did, and mails: one’s own, and no link in them', async () => {
  await live()
  const other = await signInAs(app)
  const admin = await signInAs(app, { role: 'admin' })
  const reviews = await app.db.select().from(listingReviews)
  const [mine, theirs] = reviews.toSorted((a) => (a.userId === user.user.id ? -1 : 1))
  await user.send('POST', `/api/reviews/${theirs!.id}/report`, { reason: 'other', note: 'Loud.' })
  for (const { id, updatedAt } of [mine!, theirs!])
    await admin.send('PATCH', `/api/admin/reviews/${id}`, {
      state: 'hidden',
      reason: `Canary ${id}`,
      lastReport: 0,
      updatedAt,
    })
  for (const { id } of [user.user, other.user])
    await admin.send('DELETE', `/api/admin/users/${id}/sessions`)
  for (const { email } of [user.user, other.user])
    await app.send('POST', '/api/auth/link', { email })

  const back = visit(app)
  await back.confirm(await linkIn(app, user.user.email))
  await app.send('POST', '/api/auth/link', { email: user.user.email })
  const answer = await back.get('/api/account/data')
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({
    reports: [{ reviewId: theirs!.id, reason: 'other', note: 'Loud.' }],
    actsAboutMe: [
      { actor: 'admin', action: 'review.hide', detail: `Canary ${mine!.id}` },
      { actor: 'admin', action: 'user.end-sessions' },
    ],
    actsByMe: [],
    mails: [{ kind: 'sign-in-link' }, { kind: 'sign-in-link' }],
  })
  expect(text).not.toMatch(/token=|adminId/)
  expect(text).not.toContain(`Canary ${theirs!.id}`)
  expect(text).not.toContain(other.user.email)
})

describe('DELETE /api/account', () => {
  test('erases the person; what was approved stays without them (ruling 21)', async () => {
    await live()
    const answer = await user.send('DELETE', '/api/account', {})
    expect(answer.status).toBe(200)
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect((await user.get('/api/auth/user')).status).toBe(401)

    expect(await app.db.$count(users)).toBe(1)
    expect(await app.db.$count(listingLikes)).toBe(0)
    expect(await app.db.select().from(listings)).toMatchObject([{ rating: 4, reviewCount: 1 }])
    expect(await app.db.select().from(listingSubmissions)).toMatchObject([
      { status: 'approved', userId: null, submitterName: null, submitterEmail: null },
    ])
    expect(await app.db.select().from(events).orderBy(events.id)).toMatchObject([
      { currentParticipants: 1 },
      { currentParticipants: 0 },
    ])
    expect(await app.db.select().from(eventRegistrations)).toMatchObject([
      { status: 'attended', userId: null, participantName: null },
    ])
    expect(await mailsTo(app, user.user.email)).toMatchObject([
      {
        kind: 'account-deleted',
        text: expect.stringMatching(/page of a place[^]*stays\s+as\s+it\s+is/),
      },
    ])
    const { rows } = await app.db.$client.query(
      'select (select json_agg(r) from event_registrations r) as r, (select json_agg(s) from listing_submissions s) as s',
    )
    expect(JSON.stringify(rows)).not.toMatch(/Canary|asha\d/)
  })

  test('asks for the password where there is one', async () => {
    await setPassword('a quiet corner')
    expect((await user.send('DELETE', '/api/account', {})).status).toBe(400)
    expect((await user.send('DELETE', '/api/account', { password: 'no' })).status).toBe(400)
    expect(await app.db.$count(users)).toBe(1)
    const right = { password: 'a quiet corner' }
    expect((await user.send('DELETE', '/api/account', right)).status).toBe(200)
    expect((await signIn('a quiet corner')).status).toBe(401)
  })

  test('the address is free again', async () => {
    await user.send('DELETE', '/api/account', {})
    const browser = visit(app)
    await browser.send('POST', '/api/auth/link', { email: user.user.email, isAdult: true })
    await browser.confirm(await linkIn(app, user.user.email, 'sign-in-link'))
    expect(await browser.whoAmI()).toMatchObject({ firstName: null, role: 'user' })
  })
})
