import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openSiteCiphers } from '../../server/http/ciphers.ts'
import { auditLog, eventRegistrations, events } from '../../server/db/schema.ts'
import { openSecrets } from '../../server/start/secrets.ts'
import { findParticipants } from '../../server/services/registrations/organisers.ts'
import { eraseParticipants } from '../../server/services/registrations/jobs.ts'
import { indianDay, indianTime } from '../../shared/indian-days.ts'
import type { Participants } from '../../shared/events/registrations.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { mailsTo } from '../support/browser.ts'
import { buildEvent } from '../support/factories.ts'
import { CHILD } from '../support/participants.ts'

/** Who edits an event that has begun must not open again what was told of children, nor keep it longer (attacks F3). */

const DAY = 86_400_000
/** Whole minutes, as the form has them. */
const inDays = (days: number) => new Date(Math.floor((Date.now() + days * DAY) / 60_000) * 60_000)

let app: TestApp
let admin: SignedIn
let parent: SignedIn
let eventId: number
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
  parent = await signInAs(app)
  eventId = (await buildEvent(app.db)).id
  await register(parent)
})

const register = async (who: SignedIn) => {
  const answer = await who.send('POST', `/api/events/${eventId}/register`, CHILD)
  expect(answer.status).toBe(200)
}
const lasted = (from: number, until: number) =>
  app.db.update(events).set({ startDate: inDays(from), endDate: inDays(until) })

/** What the admin's form sends, with another beginning and end. */
async function move(from: number, until: number, moveReason = 'A second day.', status = 200) {
  const [event] = await app.db.select().from(events).where(eq(events.id, eventId))
  const { title, description, location, organizer, updatedAt } = event!
  const [start, end] = [inDays(from), inDays(until)]
  const answer = await admin.send('PATCH', `/api/admin/events/${eventId}`, {
    title,
    description,
    location,
    organizer,
    updatedAt: updatedAt.toISOString(),
    startDay: indianDay(start),
    startTime: indianTime(start),
    endDay: indianDay(end),
    endTime: indianTime(end),
    moveReason,
  })
  expect(answer.status, await answer.clone().text()).toBe(status)
  return answer.json()
}
const seen = async () =>
  (await (await admin.get(`/api/events/${eventId}/registrations`)).json()) as Participants
const seenAfter = (days: number) => {
  const ciphers = openSiteCiphers(app.env, openSecrets(app.env))
  return findParticipants(app.db, ciphers, admin.user, eventId, inDays(days))
}
const namesAfter = async (days: number) => {
  await eraseParticipants(app.db, { ERASE_AFTER_DAYS: 30 }, inDays(days))
  const rows = await app.db.select().from(eventRegistrations).orderBy(eventRegistrations.id)
  return rows.map(({ participantName }) => participantName)
}
const told = async () =>
  (await mailsTo(app, parent.user.email)).filter(({ kind }) => kind === 'event-changed')

test('an event that was over for ten days opens nothing when its end is moved to tomorrow', async () => {
  await lasted(-10.1, -10)
  expect(await seen()).toMatchObject({ isOpen: false, participants: [] })
  await move(-10.1, 1, 'We forgot the second day.')
  expect(await seen()).toMatchObject({ isOpen: true, participants: [], closed: 1, taken: 1 })
  const marked = await admin.send('PATCH', '/api/registrations/1/attended', { attended: true })
  expect(marked.status).toBe(422)
})

test('those who took part are told by mail, and the audit log says from when to when and why', async () => {
  await lasted(-10.1, -10)
  await move(-10.1, -0.1, 'We forgot the second day.')
  const [mail, ...more] = await told()
  expect(more).toEqual([])
  expect(mail?.text).toContain('The reason:\n\n  We forgot the second day.\n')
  expect(mail?.text).toContain('What you told us for this event is shown to its organisers until')
  expect(mail?.validUntil).toBeNull()
  const acts = await app.db.select().from(auditLog).where(eq(auditLog.action, 'event.edit'))
  expect(acts).toHaveLength(1)
  expect(acts[0]?.detail).toMatch(/^from .+ – .+ to .+ – .+: We forgot the second day\.$/)
})

test('an event that has begun is not moved without a reason; one to come is', async () => {
  await lasted(-10.1, -10)
  const sentence =
    'This event has started. Please say why its time changes: everyone who took part reads it.'
  expect(await move(-10.1, 1, ' ', 400)).toMatchObject({ fields: { moveReason: sentence } })
  expect(await told()).toEqual([])
  await lasted(2, 2.1)
  await move(3, 3.1, '')
})

test('an event that was over for 29 days keeps nothing longer when it is moved to next year', async () => {
  await lasted(-29.1, -29)
  await move(300, 300.1)
  // Not even by a second move, once it has begun anew.
  await lasted(-0.1, 2)
  await move(-0.1, 20)
  expect(await namesAfter(0)).toEqual(['Rohan'])
  expect(await namesAfter(1.1)).toEqual([null])
})

test('while it is on, a later end shows and keeps nothing longer than the first', async () => {
  await lasted(-0.1, 0.1)
  await move(-0.1, 20)
  expect((await seenAfter(1)).participants).toHaveLength(1)
  expect(await seenAfter(1.2)).toMatchObject({ isOpen: true, participants: [], closed: 1 })
  expect(await namesAfter(30)).toEqual(['Rohan'])
  expect(await namesAfter(30.2)).toEqual([null])
})

test('an earlier end closes and erases earlier', async () => {
  await lasted(-5, 20)
  await move(-5, -2)
  expect(await seen()).toMatchObject({ isOpen: false, participants: [] })
  expect(await namesAfter(28.1)).toEqual([null])
})

test('before it has begun an event may be moved: those who registered are told, and the new times count', async () => {
  await lasted(2, 2.1)
  await move(20, 20.1)
  expect(await told()).toHaveLength(1)
  expect((await told())[0]?.text).not.toContain('What you told us')
  expect((await seenAfter(19)).participants).toHaveLength(1)
  expect(await namesAfter(50)).toEqual(['Rohan'])
  expect(await namesAfter(50.2)).toEqual([null])
})

test('for whoever registers after it was put off, the new times count', async () => {
  await lasted(-0.1, 0.1)
  await move(9, 9.1)
  await register(await signInAs(app))
  expect(await seenAfter(8)).toMatchObject({ closed: 1, participants: [{ id: 2 }] })
  expect(await namesAfter(31)).toEqual([null, 'Rohan'])
})
