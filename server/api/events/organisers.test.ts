import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { buildEvent } from '../../../tests/support/factories.ts'
import { todayInIndia } from '../../../tests/support/today.ts'
import { addDays, momentInIndia } from '../../../shared/indian-days.ts'
import type {
  OrganisedEvent,
  Participants,
  Registering,
} from '../../../shared/events/registrations.ts'
import { auditLog, eventRegistrations, events, mails } from '../../db/schema.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

let app: TestApp
let admin: SignedIn
let organiser: SignedIn
let eventId: number
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
  organiser = await signInAs(app)
  const event = await buildEvent(app.db, { proposedBy: organiser.user.id, maxParticipants: 5 })
  eventId = event.id
  const parent = await signInAs(app)
  const answer = await parent.send('POST', `/api/events/${eventId}/register`, {
    forWhom: 'myself',
    isAdult: true,
    participantName: 'Nandini Canary',
    participantAge: 40,
    participantPhone: '0832 245 8728',
    specialRequirements: 'No music',
    emergencyContact: 'Ravi',
    emergencyPhone: '112',
  })
  expect(answer.status).toBe(200)
})

const list = (who: SignedIn) => who.get(`/api/events/${eventId}/registrations`)
const name = (email = organiser.user.email, accepts: unknown = true) =>
  admin.send('POST', `/api/admin/events/${eventId}/organisers`, { email, accepts })
const mark = (who: SignedIn, attended: boolean, id = 1) =>
  who.send('PATCH', `/api/registrations/${id}/attended`, { attended })
const startsIn = (ms: number) =>
  app.db.update(events).set({ startDate: new Date(Date.now() + ms), endDate: null })
const organised = async (who: SignedIn) =>
  (await (await who.get('/api/user/organised-events')).json()) as OrganisedEvent[]
const organises = async (who: SignedIn) =>
  ((await (await who.get(`/api/events/${eventId}/registration`)).json()) as Registering).organises
const seen = async (who: SignedIn) => (await (await list(who)).json()) as Participants

test('proposing an event gives no access; an admin names an account, once the note is accepted, and it is written down', async () => {
  await startsIn(DAY)
  expect((await list(organiser)).status).toBe(403)
  expect((await name(organiser.user.email, false)).status).toBe(400)
  expect((await name('nobody@example.org')).status).toBe(404)
  const named = await name(organiser.user.email.toUpperCase())
  expect(await named.json()).toMatchObject([{ userId: organiser.user.id }])
  await name()
  const acts = await app.db.select().from(auditLog).orderBy(auditLog.id)
  expect(acts).toMatchObject([{ action: 'user.organiser', subjectId: organiser.user.id }])

  const answer = await list(organiser)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { participants, ...event } = (await answer.json()) as Participants
  expect(event).toMatchObject({ taken: 1, maxParticipants: 5, waiting: 0, isOpen: true })
  expect(participants).toEqual([
    {
      id: 1,
      status: 'registered',
      firstName: 'Nandini',
      age: 40,
      specialRequirements: 'No music',
      emergencyContactName: 'Ravi',
      emergencyContactPhone: '112',
      emergencyContactPhoneText: '112',
    },
  ])

  const removed = await admin.send(
    'DELETE',
    `/api/admin/events/${eventId}/organisers/${organiser.user.id}`,
  )
  expect(await removed.json()).toEqual([])
  expect((await list(organiser)).status).toBe(403)
})

test('who is named is told by mail, once, and finds the event; others do not', async () => {
  expect(await organised(organiser)).toEqual([])
  expect(await organises(organiser)).toBe(false)
  await name()
  await name()
  expect(await organised(organiser)).toMatchObject([{ eventId, isCancelled: false }])
  expect(await organised(admin)).toEqual([])
  expect(await organises(organiser)).toBe(true)
  const told = await app.db.select().from(mails).where(eq(mails.kind, 'event-organiser'))
  expect(told).toHaveLength(1)
  expect(told[0]?.recipient).toBe(organiser.user.email)
  expect(told[0]?.text).toContain(`/events/${eventId}/manage`)
  expect(told[0]?.text).toMatch(/for\snothing\selse/)
  expect(told[0]?.text).not.toContain('Nandini')
  await startsIn(-2 * DAY)
  expect(await organised(organiser)).toEqual([])
})

test.each([
  ['four days before', 4 * DAY, false],
  ['two days before', 2 * DAY, true],
  ['half a day after', -DAY / 2, true],
  ['two days after', -2 * DAY, false],
])('%s: participants shown %s', async (_when, ms, isOpen) => {
  await name()
  await startsIn(ms)
  for (const who of [organiser, admin]) {
    const answer = await seen(who)
    expect(answer).toMatchObject({ isOpen, taken: 1 })
    expect(answer.participants).toHaveLength(isOpen ? 1 : 0)
  }
})

test('who came is said from two hours before, and can be taken back; places stay counted', async () => {
  await name()
  await startsIn(3 * HOUR)
  expect(await seen(organiser)).toMatchObject({ isArriving: false })
  expect((await mark(organiser, true)).status).toBe(422)
  await startsIn(HOUR)
  expect(await seen(organiser)).toMatchObject({ isArriving: true })
  expect((await mark(await signInAs(app), true)).status).toBe(403)
  expect((await mark(organiser, true, 99)).status).toBe(403)
  expect(await (await mark(organiser, true)).json()).toMatchObject({ status: 'attended' })
  expect(await app.db.select().from(events)).toMatchObject([{ currentParticipants: 1 }])
  expect(await (await mark(organiser, false)).json()).toMatchObject({ status: 'registered' })
  await app.db.update(eventRegistrations).set({ status: 'cancelled' })
  expect((await mark(organiser, true)).status).toBe(409)
})

test.each([
  ['of days alone', true],
  ['that says no end', false],
])(
  'an event %s ends with its day in India: the list stays for one day more',
  async (_, isAllDay) => {
    await name()
    const today = await todayInIndia()
    const at = (daysBefore: number, time: string) =>
      app.db.update(events).set({
        isAllDay,
        endDate: null,
        startDate: momentInIndia(addDays(today, -daysBefore), isAllDay ? '00:00' : time),
      })
    // The whole of yesterday: a day after its end is still today.
    await at(1, '00:01')
    expect(await seen(organiser)).toMatchObject({ isOpen: true, participants: [{ id: 1 }] })
    expect(await organised(organiser)).toMatchObject([
      { closesAt: momentInIndia(addDays(today, 1)).toISOString() },
    ])
    await at(2, '23:59')
    expect(await seen(organiser)).toMatchObject({ isOpen: false, participants: [] })
  },
)
