import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { mailsTo } from '../../../tests/support/browser.ts'
import { buildEvent } from '../../../tests/support/factories.ts'
import { openCiphers } from '../../http/ciphers.ts'
import { runCommand } from '../../control/commands.ts'
import { eventRegistrations, events } from '../../db/schema.ts'
import { readEnv } from '../../env/env.ts'
import { openSecrets } from '../../start/secrets.ts'
import { endLateOffers } from './seats.ts'
import { eraseParticipants, repairSeats, remindParticipants, reencrypt } from './jobs.ts'
import { notifyByMail } from './mails.ts'
import { findRegistrations } from './registrations.ts'

const DAY = 86_400_000
const ADULT = {
  forWhom: 'myself',
  isAdult: true,
  participantName: 'Asha',
  specialRequirements: 'No music',
  emergencyPhone: '112',
}

let app: TestApp
let asha: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  asha = await signInAs(app)
})

const register = async (who: SignedIn, id: number, call = 'register') => {
  const answer = await who.send('POST', `/api/events/${id}/${call}`, ADULT)
  expect(answer.status).toBe(200)
  return (await answer.json()) as { id: number }
}
const kinds = async ({ user }: SignedIn) =>
  (await mailsTo(app, user.email))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('event'))
const after = (days: number) => new Date(Date.now() + days * DAY)

test('offers that nobody took in time go to the next, once, whoever looks', async () => {
  const { id } = await buildEvent(app.db, { maxParticipants: 1 })
  const [first, second] = [await signInAs(app), await signInAs(app)]
  const { id: place } = await register(asha, id)
  await register(first, id, 'waitlist')
  await register(second, id, 'waitlist')
  await asha.send('PATCH', `/api/registrations/${place}/cancel`)
  const tell = notifyByMail(app.env)
  await endLateOffers(app.db, after(0.9), tell)
  expect(await kinds(first)).toEqual(['event-waitlisted', 'event-offered'])
  await Promise.all([
    endLateOffers(app.db, after(1.1), tell),
    endLateOffers(app.db, after(1.1), tell),
  ])
  expect(await kinds(first)).toEqual(['event-waitlisted', 'event-offered', 'event-offer-ended'])
  expect(await kinds(second)).toEqual(['event-waitlisted', 'event-offered'])
  expect(await app.db.select().from(events)).toMatchObject([
    { currentParticipants: 0, openOffers: 1 },
  ])
  // What an admin hid meanwhile stops nobody else's.
  await app.db.update(events).set({ isApproved: false })
  await endLateOffers(app.db, after(3), tell)
  expect(await app.db.select().from(events)).toMatchObject([{ openOffers: 0 }])
})

test.each([
  ['is cancelled', { cancelledAt: new Date() }],
  ['has begun', { startDate: after(-1) }],
])('an offer at an event that %s ends without a word', async (_, fields) => {
  const { id } = await buildEvent(app.db, { maxParticipants: 1 })
  const waiting = await signInAs(app)
  const { id: place } = await register(asha, id)
  await register(waiting, id, 'waitlist')
  await asha.send('PATCH', `/api/registrations/${place}/cancel`)
  await app.db.update(events).set({ endDate: null, ...fields })
  await endLateOffers(app.db, after(1.1), notifyByMail(app.env))
  expect(await kinds(waiting)).toEqual(['event-waitlisted', 'event-offered'])
  expect(await app.db.select().from(events)).toMatchObject([{ openOffers: 0 }])
})

test('who has a place is reminded two days before, once; not who registered later, waits, or left', async () => {
  const { id } = await buildEvent(app.db, { startDate: after(10), maxParticipants: 2 })
  const [late, waiting] = [await signInAs(app), await signInAs(app)]
  await register(asha, id)
  await register(late, id)
  await register(waiting, id, 'waitlist')
  await app.db
    .update(eventRegistrations)
    .set({ registeredAt: after(9) })
    .where(eq(eventRegistrations.userId, late.user.id))
  await remindParticipants(app.db, app.env, after(7))
  expect(await kinds(asha)).toEqual(['event-registered'])
  await Promise.all([1, 2].map(() => remindParticipants(app.db, app.env, after(8.5))))
  await remindParticipants(app.db, app.env, after(9))
  expect(await kinds(asha)).toEqual(['event-registered', 'event-reminder'])
  expect(await kinds(late)).toEqual(['event-registered'])
  expect(await kinds(waiting)).toEqual(['event-waitlisted'])
  const mail = (await mailsTo(app, asha.user.email)).at(-1)!
  expect(mail.text).toContain('/dashboard?registration=1')
  expect(mail.text).toContain('I can’t come')
})

test('nobody is reminded of an event that was cancelled', async () => {
  const { id } = await buildEvent(app.db, { startDate: after(10) })
  await register(asha, id)
  await app.db.update(events).set({ cancelledAt: new Date() })
  await remindParticipants(app.db, app.env, after(9))
  expect(await kinds(asha)).toEqual(['event-registered'])
})

test('30 days after the event what was told of participants is erased; the row stays', async () => {
  await buildEvent(app.db, { startDate: after(5), endDate: after(6) })
  await register(asha, 1)
  await eraseParticipants(app.db, app.env, after(35.9))
  expect(await app.db.select().from(eventRegistrations)).toMatchObject([{ erasedAt: null }])
  await Promise.all([1, 2].map(() => eraseParticipants(app.db, app.env, after(36.1))))
  const [row] = await app.db.select().from(eventRegistrations)
  expect(row).toMatchObject({
    status: 'confirmed',
    forWhom: 'myself',
    participantName: null,
    participantEmail: null,
    specialRequirements: null,
    emergencyPhone: null,
  })
  const [shown] = (await (await asha.get('/api/user/events')).json()) as object[]
  expect(shown).toMatchObject({ participantName: null, status: 'registered' })
  const soon = readEnv({ NODE_ENV: 'test', ERASE_AFTER_DAYS: '1' })
  expect(soon.ERASE_AFTER_DAYS).toBe(1)
})

test('an event that says no end lasts until its day in India does, and the 30 days count from then', async () => {
  const { id } = await buildEvent(app.db, { isAllDay: true })
  await register(asha, id)
  // 00:00 of 1 December in India, and 23:59 of it: both end with that day.
  for (const start of ['2026-11-30T18:30:00Z', '2026-12-01T18:29:00Z']) {
    await app.db.update(events).set({ startDate: new Date(start), endDate: null })
    await eraseParticipants(app.db, app.env, new Date('2026-12-31T18:30:00Z'))
    expect((await app.db.select().from(eventRegistrations))[0]?.erasedAt).toBeNull()
  }
  await eraseParticipants(app.db, app.env, new Date('2026-12-31T18:30:01Z'))
  expect((await app.db.select().from(eventRegistrations))[0]?.erasedAt).not.toBeNull()
})

test('after a change of the secret, what was sealed before is read, then sealed anew, and needs the old one no more', async () => {
  await buildEvent(app.db)
  await register(asha, 1)
  const settings = { SECRET_KEY: 'another secret, as long as it has to be', DATA_DIR: '/nowhere' }
  const both = readEnv({ ...settings, NODE_ENV: 'test', SECRET_KEY_BEFORE: app.env.SECRET_KEY })
  const alone = openCiphers(openSecrets(settings))
  const read = async (ciphers: typeof alone) =>
    (await findRegistrations(app.db, ciphers, asha.user.id))[0]?.specialRequirements
  await expect(read(alone)).rejects.toThrow('another secret')
  const said = await runCommand({ db: app.db, env: both }, 'secret rotate', [])
  expect(said[0]).toBe('1 entry was sealed again with the secret in use.')
  expect(await read(alone)).toBe('No music')
  expect(await reencrypt(app.db, alone)).toBe(0)
})

const mend = () => repairSeats(app.db, new Date(), notifyByMail(app.env))

test('repairSeats counts places and offers anew where they differ from the rows', async () => {
  await buildEvent(app.db, { maxParticipants: 9 })
  await register(asha, 1)
  expect(await mend()).toBe(0)
  await app.db.update(events).set({ currentParticipants: 4, openOffers: 2 })
  expect(await mend()).toBe(1)
  expect(await app.db.select().from(events)).toMatchObject([
    { currentParticipants: 1, openOffers: 0 },
  ])
})

test('places that were counted as taken are offered to who waits, and nobody passes the line', async () => {
  const { id } = await buildEvent(app.db, { maxParticipants: 1, currentParticipants: 1 })
  const [first, newcomer] = [await signInAs(app), await signInAs(app)]
  await register(first, id, 'waitlist')
  expect(await mend()).toBe(1)
  expect(await kinds(first)).toEqual(['event-waitlisted', 'event-offered'])
  const answer = await newcomer.send('POST', `/api/events/${id}/register`, ADULT)
  expect(answer.status).toBe(409)
  const counted = { currentParticipants: 0, openOffers: 1 }
  expect(await app.db.select().from(events)).toMatchObject([counted])
  expect(await mend()).toBe(0)
})

test('what an event says of its end keeps nothing longer than an event may last', async () => {
  const { id } = await buildEvent(app.db, { endDate: new Date('9000-01-01') })
  await register(asha, id)
  await eraseParticipants(app.db, app.env, after(30 + 60 + 29))
  expect((await app.db.select().from(eventRegistrations))[0]?.erasedAt).toBeNull()
  await eraseParticipants(app.db, app.env, after(30 + 60 + 31))
  expect((await app.db.select().from(eventRegistrations))[0]).toMatchObject({
    participantName: null,
    erasedAt: expect.any(Date),
  })
})

test('who was given a place in the day before the reminder has just been told', async () => {
  const { id } = await buildEvent(app.db, { startDate: after(10), maxParticipants: 2 })
  const [early, late] = [await signInAs(app), await signInAs(app)]
  for (const who of [early, late]) await register(who, id)
  await app.db.update(eventRegistrations).set({ waitingSince: new Date() })
  await app.db
    .update(eventRegistrations)
    .set({ updatedAt: after(7.5) })
    .where(eq(eventRegistrations.userId, late.user.id))
  await remindParticipants(app.db, app.env, after(8.1))
  expect(await kinds(early)).toEqual(['event-registered', 'event-reminder'])
  expect(await kinds(late)).toEqual(['event-registered'])
})
