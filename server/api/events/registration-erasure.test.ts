import { beforeEach, expect, test } from 'vitest'
import type { Participants, Registration } from '../../../shared/events/registrations.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { buildEvent } from '../../../tests/support/factories.ts'
import { ADULT, CHILD } from '../../../tests/support/participants.ts'
import { eventRegistrations, events } from '../../db/schema.ts'
import { endLateOffers } from '../../services/registrations/seats.ts'
import { notifyByMail } from '../../services/registrations/mails.ts'

const DAY = 86_400_000
const NEEDS = {
  specialRequirements: 'No music',
  emergencyContact: 'Meera',
  emergencyPhone: '112',
}
const GROWN_UP = { ...ADULT, ...NEEDS }
const WARD = { ...CHILD, ...NEEDS }
const after = (days: number) => new Date(Date.now() + days * DAY)

let app: TestApp
let asha: SignedIn
let admin: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  asha = await signInAs(app)
  admin = await signInAs(app, { role: 'admin' })
})

async function register(who: SignedIn, eventId: number, body: object, call = 'register') {
  const answer = await who.send('POST', `/api/events/${eventId}/${call}`, body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Registration
}
const cancelEvent = (id: number) =>
  admin.send('PATCH', `/api/admin/events/${id}/cancel`, { reason: 'Rain.' })
const erase = (who: SignedIn, id: number) => who.send('DELETE', `/api/registrations/${id}/details`)
const rows = () => app.db.select().from(eventRegistrations).orderBy(eventRegistrations.id)
const GONE = {
  participantName: null,
  participantEmail: null,
  participantAge: null,
  specialRequirements: null,
  emergencyContact: null,
  emergencyPhone: null,
  guardianName: null,
  guardianBirthYear: null,
  guardianRelation: null,
  erasedAt: expect.any(Date),
}

test('an offer for a child that nobody took in time leaves nothing of the child', async () => {
  const { id } = await buildEvent(app.db, { maxParticipants: 1 })
  const place = await register(asha, id, GROWN_UP)
  await register(await signInAs(app), id, WARD, 'waitlist')
  await register(await signInAs(app), id, GROWN_UP, 'waitlist')
  await asha.send('PATCH', `/api/registrations/${place.id}/cancel`)
  await endLateOffers(app.db, after(1.1), notifyByMail(app.env))
  const [, child, adult] = await rows()
  expect(child).toMatchObject({ ...GONE, status: 'cancelled', consentAt: expect.any(Date) })
  expect(adult).toMatchObject({ status: 'offered', participantName: 'Asha Naik' })
})

test('an event that is cancelled keeps nothing of children and no needs of anybody, and shows nobody', async () => {
  const { id } = await buildEvent(app.db, { startDate: after(2) })
  await register(asha, id, GROWN_UP)
  await register(await signInAs(app), id, WARD)
  const seen = async () =>
    (await (await admin.get(`/api/events/${id}/registrations`)).json()) as Participants
  expect((await seen()).participants).toHaveLength(2)
  expect((await cancelEvent(id)).status).toBe(200)
  const [adult, child] = await rows()
  expect(adult).toMatchObject({
    status: 'confirmed',
    participantName: 'Asha Naik',
    specialRequirements: null,
    emergencyContact: null,
    emergencyPhone: null,
  })
  expect(child).toMatchObject({ ...GONE, status: 'confirmed', consentAt: expect.any(Date) })
  expect(await seen()).toMatchObject({ isOpen: false, isCancelled: true, participants: [] })
})

test('what was told for an event that has begun is deleted on request, by its owner alone, and stays deleted', async () => {
  const { id } = await buildEvent(app.db)
  const { id: own } = await register(asha, id, WARD)
  const early = await erase(asha, own)
  expect(early.status).toBe(422)
  expect(await early.json()).toMatchObject({ message: expect.stringContaining('cancel') })
  await app.db.update(events).set({ startDate: after(-1) })
  expect((await erase(await signInAs(app), own)).status).toBe(404)
  const answer = await erase(asha, own)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({ status: 'registered', participantName: null })
  const [row] = await rows()
  expect(row).toMatchObject({
    ...GONE,
    eventId: id,
    status: 'confirmed',
    consentVersion: expect.any(String),
    consentAt: expect.any(Date),
  })
  expect((await erase(asha, own)).status).toBe(200)
  expect(await rows()).toEqual([row])
})

test('so is what an adult told for an event that is cancelled, or for a registration they cancelled', async () => {
  const [off, left] = [await buildEvent(app.db), await buildEvent(app.db)]
  const { id: ofCancelled } = await register(asha, off.id, GROWN_UP)
  const { id: ofLeft } = await register(asha, left.id, GROWN_UP)
  await cancelEvent(off.id)
  await asha.send('PATCH', `/api/registrations/${ofLeft}/cancel`)
  for (const id of [ofCancelled, ofLeft]) expect((await erase(asha, id)).status).toBe(200)
  expect(await rows()).toMatchObject([GONE, GONE])
})
