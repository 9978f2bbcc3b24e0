import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { LIMITS } from '../../../shared/limits.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { mailsTo } from '../../../tests/support/browser.ts'
import { buildEvent } from '../../../tests/support/factories.ts'
import { events, mails, users } from '../../db/schema.ts'
import { endLateOffers } from '../../services/registrations/seats.ts'
import { remindParticipants } from '../../services/registrations/jobs.ts'
import { notifyByMail } from '../../services/registrations/mails.ts'

const DAY = 86_400_000
const ADULT = { forWhom: 'myself', isAdult: true, participantName: 'Asha' }
const after = (days: number) => new Date(Date.now() + days * DAY)

let app: TestApp
let admin: SignedIn
let asha: SignedIn
let ravi: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
  asha = await signInAs(app)
  ravi = await signInAs(app)
})

async function ask(who: SignedIn, method: string, path: string, body?: object) {
  const answer = await who.send(method, `/api${path}`, body)
  expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBe(200)
  return (await answer.json()) as Record<string, string> & { id: number }
}
const kinds = async ({ user }: SignedIn) => (await mailsTo(app, user.email)).map(({ kind }) => kind)

test('a title may be as long as a subject: every mail about the event leaves, cut behind a whole letter', async () => {
  // Each of these letters is four characters, and looks broken when it is cut.
  const title = 'स्ते'.repeat(LIMITS.title / 4)
  const { id } = await buildEvent(app.db, { title, startDate: after(10), maxParticipants: 1 })
  const { id: place } = await ask(asha, 'POST', `/events/${id}/register`, ADULT)
  await ask(ravi, 'POST', `/events/${id}/waitlist`, ADULT)
  await ask(asha, 'PATCH', `/registrations/${place}/cancel`)
  await endLateOffers(app.db, after(1.1), notifyByMail(app.env))
  await ask(ravi, 'POST', `/events/${id}/register`, ADULT)
  await remindParticipants(app.db, app.env, after(8.5))
  await ask(admin, 'POST', `/admin/events/${id}/organisers`, {
    email: ravi.user.email,
    accepts: true,
  })
  const read = await (await admin.get(`/api/admin/events/${id}`)).json()
  const { description, organizer, updatedAt } = read as Record<string, string>
  const startDay = after(20).toISOString().slice(0, 10)
  const edit = { title, description, location: 'Panaji', organizer, updatedAt, startDay }
  await ask(admin, 'PATCH', `/admin/events/${id}`, edit)
  await ask(admin, 'PATCH', `/admin/events/${id}/cancel`, { reason: 'Rain.' })

  expect(await kinds(asha)).toEqual(['event-registered', 'event-left'])
  expect(await kinds(ravi)).toEqual([
    'event-waitlisted',
    'event-offered',
    'event-offer-ended',
    'event-registered',
    'event-reminder',
    'event-organiser',
    'event-changed',
    'event-cancelled',
  ])
  for (const { subject, kind } of await app.db.select().from(mails)) {
    expect(subject, kind).toMatch(/: (स्ते){40,}…$/)
    expect(subject?.length ?? 0, kind).toBeLessThanOrEqual(LIMITS.subject)
  }
})

test('an event whose mails cannot be written holds up no other, and the job fails in the end', async () => {
  const tell = notifyByMail(app.env)
  const broken = await signInAs(app)
  for (const who of [broken, ravi]) {
    const { id } = await buildEvent(app.db, { startDate: after(10), maxParticipants: 1 })
    const { id: place } = await ask(asha, 'POST', `/events/${id}/register`, ADULT)
    await ask(who, 'POST', `/events/${id}/waitlist`, ADULT)
    await ask(asha, 'PATCH', `/registrations/${place}/cancel`)
    const other = await buildEvent(app.db, { startDate: after(10) })
    await ask(who, 'POST', `/events/${other.id}/register`, ADULT)
  }
  await app.db.update(users).set({ email: 'no address' }).where(eq(users.id, broken.user.id))
  const failed = { message: 'failed for events: 1', errors: [expect.any(Error)] }
  await expect(endLateOffers(app.db, after(1.1), tell)).rejects.toMatchObject(failed)
  expect((await kinds(ravi)).at(-1)).toBe('event-offer-ended')
  // What failed is as it was, so that it is done when it can be.
  expect(await app.db.select().from(events).orderBy(events.id)).toMatchObject([
    { openOffers: 1 },
    { openOffers: 0 },
    { openOffers: 0 },
    { openOffers: 0 },
  ])
  const reminding = remindParticipants(app.db, app.env, after(8.5))
  await expect(reminding).rejects.toThrow('failed for events: 2')
  expect((await kinds(ravi)).at(-1)).toBe('event-reminder')
})
