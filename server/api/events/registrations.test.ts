import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { mailsTo } from '../../../tests/support/browser.ts'
import { buildEvent } from '../../../tests/support/factories.ts'
import { ADULT, CHILD } from '../../../tests/support/participants.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import type { Registration } from '../../../shared/events/registrations.ts'
import { eventRegistrations, events } from '../../db/schema.ts'

const DAY = 86_400_000

let app: TestApp
let asha: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  asha = await signInAs(app)
})

const register = (who: SignedIn, id: number, body: object = ADULT, call = 'register') =>
  who.send('POST', `/api/events/${id}/${call}`, body)
const join = (who: SignedIn, id: number) => register(who, id, ADULT, 'waitlist')
const cancel = (who: SignedIn, id: number) => who.send('PATCH', `/api/registrations/${id}/cancel`)
const accept = (who: SignedIn, id: number) => who.send('PATCH', `/api/registrations/${id}/accept`)
const read = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T
const mine = (who: SignedIn) => read<Registration[]>(who.get('/api/user/events'))
const kinds = async ({ user }: SignedIn) =>
  (await mailsTo(app, user.email))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('event'))
const eventNow = async (id: number) => {
  const [event] = await app.db.select().from(events).where(eq(events.id, id))
  return event!
}

test('registering takes a place, is told by mail, and stands on the dashboard, readable to its owner alone', async () => {
  const { id } = await buildEvent(app.db, { maxParticipants: 2 })
  const needs = {
    specialRequirements: 'A place near the door',
    emergencyContact: 'Ravi',
    emergencyPhone: '0832 245 8728',
    participantAge: '34',
  }
  const answer = await register(asha, id, { ...ADULT, ...needs, status: 'attended', userId: 99 })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const registered = await answer.json()
  expect(registered).toMatchObject({ status: 'registered', isEventToCome: true })
  expect(await mine(asha)).toEqual([registered])
  expect(registered).toMatchObject({
    participantName: 'Asha Naik',
    participantAge: 34,
    specialRequirements: 'A place near the door',
    emergencyContactName: 'Ravi',
    emergencyContactPhone: '+918322458728',
  })
  expect(await eventNow(id)).toMatchObject({ currentParticipants: 1 })
  const [row] = await app.db.select().from(eventRegistrations)
  expect(row).toMatchObject({ status: 'confirmed', participantEmail: asha.user.email })
  for (const sealed of [row!.specialRequirements, row!.emergencyContact, row!.emergencyPhone])
    expect(sealed).toMatch(/^1\.[0-9a-f]{8}\./)
  expect(await kinds(asha)).toEqual(['event-registered'])

  const other = await signInAs(app)
  expect(await mine(other)).toEqual([])
  expect((await cancel(other, row!.id)).status).toBe(404)
  expect((await register(asha, id)).status).toBe(409)
})

test.each([
  [{ forWhom: undefined }, 'forWhom'],
  [{ isAdult: false }, 'isAdult'],
  [{ participantName: '   ' }, 'participantName'],
  [{ participantName: '\u200b' }, 'participantName'],
  [{ participantAge: 7 }, 'participantAge'],
  [{ forWhom: 'ward', isMinor: false, participantAge: 7 }, 'participantAge'],
  [{ participantAge: '0' }, 'participantAge', 'Age must be at least 1'],
  [{ participantAge: '121' }, 'participantAge', 'Age must be reasonable'],
  [{ emergencyPhone: '12' }, 'emergencyPhone'],
])('%j is refused at the field %s', async (wrong, field, sentence?: string) => {
  const { id } = await buildEvent(app.db)
  const answer = await register(asha, id, { ...ADULT, ...wrong })
  expect(answer.status).toBe(400)
  const { fields } = (await answer.json()) as { fields: Record<string, string> }
  expect(Object.keys(fields)).toEqual([field])
  if (sentence) expect(fields[field]).toBe(sentence)
  expect(await app.db.$count(eventRegistrations)).toBe(0)
  expect(await eventNow(id)).toMatchObject({ currentParticipants: 0 })
})

describe('a child (ruling 27)', () => {
  test('is registered with the consent of an adult, whose version and time are kept', async () => {
    const { id } = await buildEvent(app.db)
    expect((await register(asha, id, CHILD)).status).toBe(200)
    const [row] = await app.db.select().from(eventRegistrations)
    expect(row).toMatchObject({
      isMinor: true,
      participantName: 'Rohan',
      guardianName: 'Asha Naik',
      guardianBirthYear: 1985,
      guardianRelation: 'parent',
      consentVersion: '2026-11-27',
    })
    expect(row!.consentAt).toBeInstanceOf(Date)
  })

  test.each([
    [{ isMinor: undefined }, 'isMinor'],
    [{ agrees: false }, 'agrees'],
    [{ guardianName: '' }, 'guardianName'],
    [{ guardianName: '\u2060' }, 'guardianName'],
    [{ participantAge: 18 }, 'participantAge'],
    [{ participantName: 'रवि कुमार' }, 'participantName'],
    [{ participantName: 'கவி குமார்' }, 'participantName'],
    [{ guardianBirthYear: '' }, 'guardianBirthYear'],
    [{ guardianBirthYear: Number(indianDay(new Date()).slice(0, 4)) - 17 }, 'guardianBirthYear'],
    [{ guardianRelation: undefined }, 'guardianRelation'],
    [{ participantName: 'Rohan Naik' }, 'participantName'],
  ])('with %j nothing is kept', async (wrong, field) => {
    const { id } = await buildEvent(app.db)
    const answer = await register(asha, id, { ...CHILD, ...wrong })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
    expect(await app.db.$count(eventRegistrations)).toBe(0)
  })

  test.each(['Rohan', 'R. K.', 'R K', 'R.'])('may be called %s', async (participantName) => {
    const { id } = await buildEvent(app.db)
    expect((await register(asha, id, { ...CHILD, participantName })).status).toBe(200)
  })
})

describe('an event at which one cannot register says why (§4)', () => {
  test.each([
    [{ startDate: new Date(Date.now() - DAY) }, 422, 'Event Has Passed'],
    [{ registrationDeadline: new Date(Date.now() - DAY) }, 422, 'Registration Closed'],
    [{ maxParticipants: 1, currentParticipants: 1 }, 409, 'Event Full'],
    [{ cancelledAt: new Date() }, 422, 'This event has been cancelled.'],
    [{ registrationUrl: 'https://example.org' }, 422, expect.stringContaining('own website')],
    [{ isApproved: false }, 404, expect.any(String)],
  ])('%j: %i', async (fields, status, message) => {
    const { id } = await buildEvent(app.db, fields)
    const answer = await register(asha, id)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ message })
    expect(await app.db.$count(eventRegistrations)).toBe(0)
    expect(await kinds(asha)).toEqual([])
    if (status !== 409) expect((await join(asha, id)).status).toBe(status)
  })

  test('a guest, and who has not confirmed the address', async () => {
    const { id } = await buildEvent(app.db)
    expect((await app.send('POST', `/api/events/${id}/register`, ADULT)).status).toBe(401)
    const unconfirmed = await signInAs(app, { isEmailVerified: false })
    expect((await register(unconfirmed, id)).status).toBe(403)
    expect((await register(asha, 999)).status).toBe(404)
  })
})

test('GET /api/events/:id/registration says how it stands, to a guest without anything of anybody', async () => {
  const { id } = await buildEvent(app.db, { maxParticipants: 1, contactEmail: 'a@example.org' })
  const path = `/api/events/${id}/registration`
  expect(await read(asha.get(path))).toMatchObject({ state: 'open', own: null, keptDays: 30 })
  await register(asha, id)
  expect(await read(asha.get(path))).toMatchObject({
    state: 'full',
    own: { status: 'registered' },
    contactEmail: 'a@example.org',
  })
  const guest = await app.get(path)
  expect(guest.headers.get('cache-control')).toBe('no-store')
  expect(await guest.json()).toMatchObject({ state: 'full', own: null })
})

describe('the waitlist', () => {
  test('a place that becomes free is offered to the first, who accepts; declining passes it on', async () => {
    const { id } = await buildEvent(app.db, { maxParticipants: 1 })
    const [first, second] = [await signInAs(app), await signInAs(app)]
    expect((await join(first, id)).status).toBe(409)
    const { id: place } = await read<Registration>(register(asha, id))
    const { id: one } = await read<Registration>(join(first, id))
    await join(second, id)
    expect(await mine(first)).toMatchObject([{ status: 'waitlisted', waitlistPosition: 1 }])
    expect(await mine(second)).toMatchObject([{ status: 'waitlisted', waitlistPosition: 2 }])
    expect((await accept(first, one)).status).toBe(422)

    expect((await cancel(asha, place)).status).toBe(200)
    expect(await eventNow(id)).toMatchObject({ currentParticipants: 0, openOffers: 1 })
    const [offer] = await mine(first)
    expect(offer).toMatchObject({ status: 'offered', waitlistPosition: null })
    expect(Date.parse(offer!.offeredUntil!) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    // Kept for who was asked: nobody else gets it.
    expect((await register(asha, id)).status).toBe(409)
    await cancel(first, one)
    const [next] = await mine(second)
    expect(next).toMatchObject({ status: 'offered' })
    expect(await read(accept(second, next!.id))).toMatchObject({ status: 'registered' })
    expect(await eventNow(id)).toMatchObject({ currentParticipants: 1, openOffers: 0 })
    expect(await kinds(asha)).toEqual(['event-registered', 'event-left'])
    expect(await kinds(first)).toEqual(['event-waitlisted', 'event-offered', 'event-left'])
    expect(await kinds(second)).toEqual(['event-waitlisted', 'event-offered', 'event-registered'])
  })

  test('who deletes the account frees the place, and who waits is asked', async () => {
    const { id } = await buildEvent(app.db, { maxParticipants: 1, proposedBy: asha.user.id })
    const other = await signInAs(app)
    await register(asha, id)
    await join(other, id)
    expect((await asha.send('DELETE', '/api/account', {})).status).toBe(200)
    expect(await eventNow(id)).toMatchObject({ currentParticipants: 0, openOffers: 1 })
    expect(await mine(other)).toMatchObject([{ status: 'offered' }])
    // An offer is given back, too.
    const third = await signInAs(app)
    await join(third, id)
    expect((await other.send('DELETE', '/api/account', {})).status).toBe(200)
    expect(await eventNow(id)).toMatchObject({ currentParticipants: 0, openOffers: 1 })
    expect(await mine(third)).toMatchObject([{ status: 'offered' }])
  })
})

test('what was cancelled or has begun cannot be cancelled; one may register again', async () => {
  const { id } = await buildEvent(app.db)
  const { id: one } = await read<Registration>(register(asha, id))
  expect(await read(cancel(asha, one))).toMatchObject({ status: 'cancelled' })
  expect((await cancel(asha, one)).status).toBe(409)
  const { id: two } = await read<Registration>(register(asha, id))
  await app.db.update(events).set({ startDate: new Date(Date.now() - 60_000) })
  const late = await cancel(asha, two)
  expect(late.status).toBe(422)
  expect(await late.json()).toMatchObject({ message: 'Event Has Passed' })
  expect(await eventNow(id)).toMatchObject({ currentParticipants: 1 })
})

test('when an event is cancelled, who has a place, an offer or waits is told, with the reason and nobody’s name', async () => {
  const { id } = await buildEvent(app.db, { maxParticipants: 2 })
  const [offered, waiting, left] = [await signInAs(app), await signInAs(app), await signInAs(app)]
  await register(asha, id, CHILD)
  const { id: gone } = await read<Registration>(register(left, id))
  await join(offered, id)
  await join(waiting, id)
  await cancel(left, gone)
  const admin = await signInAs(app, { role: 'admin' })
  const reason = { reason: 'The hall is flooded.' }
  const cancelled = await admin.send('PATCH', `/api/admin/events/${id}/cancel`, reason)
  expect(cancelled.status).toBe(200)
  for (const who of [asha, offered, waiting])
    expect((await kinds(who)).at(-1)).toBe('event-cancelled')
  expect(await kinds(left)).not.toContain('event-cancelled')
  const mails = await mailsTo(app, asha.user.email)
  expect(mails.at(-1)!.text).toContain('The hall is flooded.')
  expect(JSON.stringify(mails)).not.toContain('Rohan')
})

test('GET /api/account/data tells what was told for events as it was written', async () => {
  const { id } = await buildEvent(app.db)
  await register(asha, id, { ...ADULT, specialRequirements: 'No music' })
  expect(await read(asha.get('/api/account/data'))).toMatchObject({
    registrations: [{ eventId: id, specialRequirements: 'No music', emergencyContact: null }],
  })
})
