import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { AdminEvent } from '../../../shared/events/events.ts'
import { indianDay, indianTime, momentInIndia } from '../../../shared/indian-days.ts'
import type { Registration } from '../../../shared/events/registrations.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { mailsTo } from '../../../tests/support/browser.ts'
import { buildEvent } from '../../../tests/support/factories.ts'
import { todayInIndia } from '../../../tests/support/today.ts'
import { eventOrganisers, eventRegistrations, events } from '../../db/schema.ts'
import { day as longDay } from '../../../shared/formats/moments.ts'
import { remindParticipants } from '../../services/registrations/jobs.ts'

const HOUR = 3_600_000
const ADULT = { forWhom: 'myself', isAdult: true, participantName: 'Asha Naik' }
/** Whole minutes, as the form has them. */
const inHours = (hours: number) =>
  new Date(Math.floor((Date.now() + hours * HOUR) / 60_000) * 60_000)

let app: TestApp
let admin: SignedIn
let asha: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
  asha = await signInAs(app)
})

async function ask(who: SignedIn, method: string, path: string, body?: object, status = 200) {
  const answer = await who.send(method, `/api${path}`, body)
  expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBe(status)
  return (await answer.json()) as Registration
}

/** A place at an event that is to come; `marked` by its organiser, who may do so from two hours before. */
async function register({ marked = false } = {}) {
  const event = await buildEvent(app.db, { startDate: inHours(1) })
  const { id } = await ask(asha, 'POST', `/events/${event.id}/register`, ADULT)
  if (marked) await ask(admin, 'PATCH', `/registrations/${id}/attended`, { attended: true })
  return { id, eventId: event.id }
}
const kinds = async () => (await mailsTo(app, asha.user.email)).map(({ kind }) => kind)
const eventOf = async (id: number) => {
  const answer = await admin.get(`/api/admin/events/${id}`)
  return (await answer.json()) as AdminEvent
}
const rowOf = async (id: number) => {
  const [row] = await app.db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id))
  return row!
}

/** What the admin's form sends of an event as it stands, with what they change. */
async function edit(id: number, change: object) {
  const [event] = await app.db.select().from(events).where(eq(events.id, id))
  const { title, description, location, organizer, startDate, endDate, updatedAt } = event!
  await ask(admin, 'PATCH', `/admin/events/${id}`, {
    title,
    description,
    location,
    organizer,
    updatedAt: updatedAt.toISOString(),
    ...at('start', startDate),
    ...(endDate && at('end', endDate)),
    ...change,
  })
}
const at = (which: 'start' | 'end', moment: Date) => ({
  [`${which}Day`]: indianDay(moment),
  [`${which}Time`]: indianTime(moment),
})

test('who came early is told, too, when the event is cancelled', async () => {
  const { eventId } = await register({ marked: true })
  await ask(admin, 'PATCH', `/admin/events/${eventId}/cancel`, { reason: 'Rain.' })
  expect(await kinds()).toEqual(['event-registered', 'event-cancelled'])
})

test('who came early has a place at the event that is put off, is told, and can leave it', async () => {
  const { id, eventId } = await register({ marked: true })
  await edit(eventId, at('start', inHours(24 * 9)))
  expect(await kinds()).toEqual(['event-registered', 'event-changed'])
  expect(await rowOf(id)).toMatchObject({ status: 'confirmed' })
  expect(await app.db.select().from(events)).toMatchObject([{ currentParticipants: 1 }])
  expect(await ask(asha, 'PATCH', `/registrations/${id}/cancel`)).toMatchObject({
    status: 'cancelled',
  })
  expect(await app.db.select().from(events)).toMatchObject([{ currentParticipants: 0 }])
})

test('another end leaves who is there marked as there', async () => {
  const { id, eventId } = await register({ marked: true })
  await edit(eventId, at('end', inHours(4)))
  expect(await rowOf(id)).toMatchObject({ status: 'attended' })
})

test('who came early can have deleted what they told, as they cannot cancel any more', async () => {
  const { id } = await register({ marked: true })
  await ask(asha, 'PATCH', `/registrations/${id}/cancel`, undefined, 409)
  const answer = await ask(asha, 'DELETE', `/registrations/${id}/details`)
  expect(answer).toMatchObject({ status: 'attended', participantName: null })
  expect(await rowOf(id)).toMatchObject({ participantName: null, erasedAt: expect.any(Date) })
})

test.each([
  ['of several days', false, async () => ({ startDate: inHours(-20), endDate: inHours(4) })],
  [
    'of this day alone',
    true,
    async () => ({ startDate: momentInIndia(await todayInIndia()), endDate: null }),
  ],
])(
  'an event %s can be cancelled until it is over, and whoever comes is told',
  async (_, isAllDay, times) => {
    const { eventId } = await register()
    await app.db.update(events).set({ isAllDay, ...(await times()) })
    expect(await eventOf(eventId)).toMatchObject({ isUpcoming: false, isOver: false })
    await ask(admin, 'PATCH', `/admin/events/${eventId}/cancel`, { reason: 'Rain.' })
    expect(await kinds()).toEqual(['event-registered', 'event-cancelled'])
    expect(await eventOf(eventId)).toMatchObject({ cancelReason: 'Rain.' })
  },
)

test('an event that is over cannot be cancelled, and nobody is told of a change of it', async () => {
  const { eventId } = await register()
  await app.db.update(events).set({ startDate: inHours(-20), endDate: inHours(-1) })
  expect(await eventOf(eventId)).toMatchObject({ isOver: true })
  await ask(admin, 'PATCH', `/admin/events/${eventId}/cancel`, { reason: 'Rain.' }, 422)
  await edit(eventId, { location: 'Panaji' })
  expect(await kinds()).toEqual(['event-registered'])
})

test('who comes is told of another place while the event is on, by a mail that counts until it ends', async () => {
  const { eventId } = await register()
  const endDate = inHours(4)
  await app.db.update(events).set({ startDate: inHours(-20), endDate })
  await edit(eventId, { location: 'Panaji' })
  const mail = (await mailsTo(app, asha.user.email)).at(-1)!
  expect(mail).toMatchObject({ kind: 'event-changed', validUntil: endDate })
  expect(mail.text).toContain('Panaji')
})

test('so does the mail of an event that was moved to a time that has come', async () => {
  const { eventId } = await register()
  const endDate = inHours(4)
  await app.db.update(events).set({ endDate })
  await edit(eventId, at('start', inHours(-1)))
  const mail = (await mailsTo(app, asha.user.email)).at(-1)!
  expect(mail).toMatchObject({ kind: 'event-changed', validUntil: endDate })
})

test.each([
  ['tomorrow: the mail of the move is the reminder', 24, ['event-changed']],
  ['next week: they are reminded two days before', 24 * 7, ['event-changed', 'event-reminder']],
])('whoever comes to an event that is moved to %s', async (_, hours, told) => {
  const { eventId } = await register()
  await app.db.update(events).set({ startDate: inHours(24 * 20) })
  await app.db.update(eventRegistrations).set({ registeredAt: inHours(-24 * 10) })
  await edit(eventId, at('start', inHours(hours)))
  await remindParticipants(app.db, app.env, inHours(hours - 20))
  expect(await kinds()).toEqual(['event-registered', ...told])
})

test('a reminder that leaves late says the day, which is true whenever it is read', async () => {
  await register()
  const startDate = inHours(24)
  await app.db.update(events).set({ startDate })
  await app.db.update(eventRegistrations).set({ registeredAt: inHours(-24 * 10) })
  await remindParticipants(app.db, app.env, inHours(0))
  const mail = (await mailsTo(app, asha.user.email)).at(-1)
  expect(mail?.subject).toBe(`On ${longDay(startDate)}: Craft morning`)
})

test('the approval that waits says the new day, and who proposed the event hears of the move', async () => {
  const proposal = { isApproved: false, proposedBy: asha.user.id, startDate: inHours(24 * 20) }
  const { id, startDate } = await buildEvent(app.db, proposal)
  await ask(admin, 'PATCH', `/admin/events/${id}/approve`)
  const moved = inHours(24 * 27)
  await edit(id, { ...at('start', moved), moveReason: 'The hall is taken.' })
  const told = await mailsTo(app, asha.user.email)
  expect(told.map(({ kind }) => kind)).toEqual(['event-approved', 'event-changed'])
  const [approval, change] = told
  expect(approval?.text).toContain(longDay(moved))
  expect(approval?.text).not.toContain(longDay(startDate))
  // It still leaves once the approval cannot be undone any more.
  expect(approval?.decisionId).not.toBeNull()
  expect(change?.decisionId).toBe(approval?.decisionId)
  for (const said of [longDay(moved), longDay(startDate), 'The hall is taken.', '/contact\n'])
    expect(change?.text).toContain(said)
  expect(change?.text).not.toContain('registration')
})

test('who proposed the event, or organises it, hears of its move once; who was not told of it, of none', async () => {
  const { eventId } = await register()
  await app.db.update(events).set({ proposedBy: asha.user.id })
  const organiser = await signInAs(app)
  const named = { eventId, userId: organiser.user.id }
  await app.db.insert(eventOrganisers).values([named, { eventId, userId: asha.user.id }])
  await edit(eventId, { location: 'Panaji' })
  await edit(eventId, { description: 'With clay.' })
  expect(await kinds()).toEqual(['event-registered', 'event-changed'])
  const told = await mailsTo(app, organiser.user.email)
  expect(told.map(({ kind }) => kind)).toEqual(['event-changed'])
  await app.db.update(events).set({ isApproved: false })
  await edit(eventId, { location: 'Mapusa' })
  expect(await mailsTo(app, organiser.user.email)).toHaveLength(1)
})
