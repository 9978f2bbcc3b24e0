import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { momentInIndia } from '../../../shared/indian-days.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { mailsTo } from '../../../tests/support/browser.ts'
import { buildEvent, buildMail } from '../../../tests/support/factories.ts'
import { todayInIndia } from '../../../tests/support/today.ts'
import { auditLog, eventRegistrations, events, mails } from '../../db/schema.ts'

const DAY = 86_400_000
const ADULT = { forWhom: 'myself', isAdult: true, participantName: 'Asha' }
const after = (days: number) => new Date(Date.now() + days * DAY)

let app: TestApp
let asha: SignedIn
let admin: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  asha = await signInAs(app)
  admin = await signInAs(app, { role: 'admin' })
})

const decide = (act: string, id: number, body?: object) =>
  admin.send('PATCH', `/api/admin/events/${id}/${act}`, body)
const register = async (who: SignedIn, id: number, call = 'register') =>
  (await (await who.send('POST', `/api/events/${id}/${call}`, ADULT)).json()) as { id: number }
const kinds = async ({ user }: SignedIn) =>
  (await mailsTo(app, user.email))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('event'))
const statusOf = async ({ user }: SignedIn) => {
  const isTheirs = eq(eventRegistrations.userId, user.id)
  return (await app.db.select().from(eventRegistrations).where(isTheirs))[0]?.status
}

/** A full event that two wait for, which an admin then hid or which was over, and whose place became free meanwhile. */
async function freePlace(fields: Partial<typeof events.$inferInsert>) {
  const { id } = await buildEvent(app.db, { maxParticipants: 1 })
  const [first, second] = [await signInAs(app), await signInAs(app)]
  await register(asha, id)
  await register(first, id, 'waitlist')
  await register(second, id, 'waitlist')
  await app.db.delete(eventRegistrations).where(eq(eventRegistrations.userId, asha.user.id))
  await app.db.update(events).set({ currentParticipants: 0, ...fields })
  return { id, first, second }
}

test('approving offers what became free meanwhile to who waits, so that nobody jumps the line', async () => {
  const { id, first, second } = await freePlace({ isApproved: false })
  expect((await decide('approve', id)).status).toBe(200)
  expect([await statusOf(first), await statusOf(second)]).toEqual(['offered', 'waitlisted'])
  expect(await kinds(first)).toEqual(['event-waitlisted', 'event-offered'])
  const newcomer = await asha.send('POST', `/api/events/${id}/register`, ADULT)
  expect(newcomer.status).toBe(409)
})

test('so does an edit that moves an event from the past to a day to come', async () => {
  const { id, first, second } = await freePlace({ startDate: after(-1) })
  const read = await (await admin.get(`/api/admin/events/${id}`)).json()
  const { title, description, location, organizer, updatedAt } = read as Record<string, string>
  const days = { startDay: after(30).toISOString().slice(0, 10), maxParticipants: '1' }
  const moveReason = 'The hall was closed.'
  const edit = { title, description, location, organizer, updatedAt, moveReason, ...days }
  expect((await admin.send('PATCH', `/api/admin/events/${id}`, edit)).status).toBe(200)
  expect([await statusOf(first), await statusOf(second)]).toEqual(['offered', 'waitlisted'])
})

test('a place at an event that is not approved cannot be accepted', async () => {
  const { id, first } = await freePlace({ isApproved: false })
  await decide('approve', id)
  await app.db.update(events).set({ isApproved: false })
  const [offer] = await app.db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.status, 'offered'))
  const answer = await first.send('PATCH', `/api/registrations/${offer?.id}/accept`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ message: 'This event no longer exists.' })
})

test('what somebody counts on is not hidden: it is cancelled, and then its page stays until its day is over', async () => {
  const { id } = await buildEvent(app.db, { maxParticipants: 1 })
  await register(asha, id)
  await register(await signInAs(app), id, 'waitlist')
  const refused = await decide('unapprove', id)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('2 people are') })
  await decide('cancel', id, { reason: 'Rain.' })
  expect((await decide('unapprove', id)).status).toBe(409)
  expect((await app.get(`/api/events/${id}`)).status).toBe(200)
  await app.db.update(events).set({ startDate: after(-1) })
  expect((await decide('unapprove', id)).status).toBe(200)
})

test('an event of this day alone is not over while the day lasts', async () => {
  const { id } = await buildEvent(app.db)
  await register(asha, id)
  const today = momentInIndia(await todayInIndia())
  await app.db.update(events).set({ startDate: today, isAllDay: true })
  expect((await decide('unapprove', id)).status).toBe(409)
  await app.db.update(events).set({ startDate: new Date(today.getTime() - DAY) })
  expect((await decide('unapprove', id)).status).toBe(200)
})

test('what nobody comes to any more can be hidden', async () => {
  const { id } = await buildEvent(app.db)
  const place = await register(asha, id)
  await asha.send('PATCH', `/api/registrations/${place.id}/cancel`)
  expect((await decide('unapprove', id)).status).toBe(200)
})

test('who proposed an event hears that it is shown, with the link, once', async () => {
  const { id } = await buildEvent(app.db, { isApproved: false, proposedBy: asha.user.id })
  await decide('approve', id)
  await decide('approve', id)
  const mails = await mailsTo(app, asha.user.email)
  expect(mails.map(({ kind }) => kind)).toEqual(['event-approved'])
  expect(mails[0]?.text).toMatch(new RegExp(`/events/${id}\\b`))
})

test('who proposed an event hears why it was not taken, with what they wrote; nothing of it is kept', async () => {
  const { id } = await buildEvent(app.db, {
    title: 'Clay day',
    description: 'Paper and clay.',
    organizer: 'Clay Friends',
    maxParticipants: 8,
    contactPhone: '+918322223333',
    price: 'Free',
    sensory: { noise: 'quiet', quietRoom: 'yes' },
    isApproved: false,
    proposedBy: asha.user.id,
  })
  expect((await decide('reject', id, { reason: ' \u200b' })).status).toBe(400)
  expect((await decide('reject', id, { reason: 'It is a course.' })).status).toBe(200)
  const [mail, ...more] = await mailsTo(app, asha.user.email)
  expect(more).toEqual([])
  expect(mail?.kind).toBe('event-rejected')
  for (const said of [
    'It is a course.',
    'Clay day',
    'Paper and clay.',
    'Organiser: Clay Friends',
    'Number of places: 8',
    'Phone for questions: +91 832 222 3333',
    'Price: Free',
    'What to expect: Quiet: no music, no microphone. There is a quiet room',
  ])
    expect(mail?.text).toContain(said)
  expect(mail?.text).not.toContain('Ages:')
  expect(await app.db.$count(events)).toBe(0)
  expect(await app.db.select().from(auditLog)).toMatchObject([
    { action: 'event.delete', detail: 'Clay day (rejected)' },
  ])
})

test.each([{ isApproved: true }, { proposedBy: null }, { cancelledAt: new Date() }])(
  'with %j nothing is rejected',
  async (fields) => {
    const proposal = { isApproved: false, proposedBy: asha.user.id }
    const { id } = await buildEvent(app.db, { ...proposal, ...fields })
    expect((await decide('reject', id, { reason: 'No.' })).status).toBe(409)
    expect(await app.db.$count(events)).toBe(1)
    expect(await kinds(asha)).toEqual([])
  },
)

test('with an account its proposals go that nobody has approved', async () => {
  await buildEvent(app.db, { title: 'Shown', proposedBy: asha.user.id })
  await buildEvent(app.db, {
    isApproved: false,
    proposedBy: asha.user.id,
    contactEmail: 'asha@example.org',
    contactPhone: '+919822112345',
  })
  const gone = await asha.send('DELETE', '/api/account', { email: asha.user.email })
  expect(gone.status).toBe(200)
  expect(await app.db.select().from(events)).toMatchObject([{ title: 'Shown', proposedBy: null }])
})

test('what an account was still to be told goes with it, and the mail that says so is the last', async () => {
  const waiting = { to: asha.user.email.toUpperCase(), subject: 'Your event is shown' }
  await buildMail(app.db, waiting)
  await buildMail(app.db, { ...waiting, to: 'ravi@example.org' })
  expect((await asha.send('DELETE', '/api/account', { email: asha.user.email })).status).toBe(200)
  const told = await app.db.select().from(mails).where(eq(mails.state, 'waiting'))
  expect(told.map(({ recipient, kind }) => [recipient, kind])).toEqual([
    ['ravi@example.org', expect.any(String)],
    [asha.user.email, 'account-deleted'],
  ])
})

test.each([
  ['cancel', { reason: 'The hall is flooded.' }, ['event-cancelled']],
  ['unapprove', {}, []],
])(
  'after %s within five minutes nobody is told that this event is shown',
  async (act, body, told) => {
    const proposal = { isApproved: false, proposedBy: asha.user.id }
    const { id } = await buildEvent(app.db, proposal)
    const { id: other } = await buildEvent(app.db, proposal)
    await decide('approve', id)
    await decide('approve', other)
    expect((await decide(act, id, body)).status).toBe(200)
    const queued = await mailsTo(app, asha.user.email)
    expect(queued.map(({ kind }) => kind)).toEqual(['event-approved', ...told])
    expect(queued[0]?.text).toContain(`/events/${other}\n`)
  },
)

test.each<[string, Partial<typeof events.$inferInsert>, number, string?]>([
  ['waits', { isApproved: false }, 409, 'reject it'],
  ['is to come', {}, 409, 'cancel it'],
  ['is to come and was cancelled', { cancelledAt: new Date() }, 200],
  ['is over', { startDate: new Date('2024-02-01T05:00:00Z') }, 200],
  [
    'was never approved and is over',
    { isApproved: false, startDate: new Date('2024-02-01T05:00:00Z') },
    409,
    'reject it',
  ],
])(
  'what somebody proposed and %s is deleted only where they have heard of its end',
  async (_, fields, status, says = '') => {
    const { id } = await buildEvent(app.db, { proposedBy: asha.user.id, ...fields })
    const answer = await admin.send('DELETE', `/api/admin/events/${id}`)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(says)
    expect(await app.db.$count(events)).toBe(status === 200 ? 0 : 1)
  },
)

test('who proposed an event hears once that it is cancelled, and why', async () => {
  const { id } = await buildEvent(app.db, { title: 'Clay day', proposedBy: asha.user.id })
  await decide('cancel', id, { reason: 'The hall is flooded.' })
  expect((await decide('cancel', id, { reason: 'Again.' })).status).toBe(409)
  const [mail, ...more] = await mailsTo(app, asha.user.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'event-cancelled', subject: 'Cancelled: Clay day' })
  expect(mail?.text).toContain('The event that you proposed is cancelled')
  expect(mail?.text).toContain('The hall is flooded.')
  expect(mail?.text).toContain('/contact')
})

test('who proposed an event and comes to it is told as everybody who comes', async () => {
  const { id } = await buildEvent(app.db, { proposedBy: asha.user.id })
  await register(asha, id)
  await decide('cancel', id, { reason: 'Rain.' })
  const told = await mailsTo(app, asha.user.email)
  expect(told.map(({ kind }) => kind)).toEqual(['event-registered', 'event-cancelled'])
  expect(told[1]?.text).toContain('You do not need to cancel.')
})
