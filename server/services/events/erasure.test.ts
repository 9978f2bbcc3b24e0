import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { buildEvent } from '../../../tests/support/factories.ts'
import { decisions, events } from '../../db/schema.ts'

const CONTACT = { contactEmail: 'ravi@example.org', contactPhone: '+919822112345' }

let app: TestApp
let ravi: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  ravi = await signInAs(app, { firstName: 'Ravi', lastName: 'Naik' })
})

const propose = (fields: Partial<typeof events.$inferInsert> = {}) =>
  buildEvent(app.db, { organizer: 'Ravi', proposedBy: ravi.user.id, ...CONTACT, ...fields })

async function deleteAccount(who = ravi) {
  const answer = await who.send('DELETE', '/api/account', { email: who.user.email })
  expect(answer.status, await answer.text()).toBe(200)
}

const stored = async () => JSON.stringify(await app.db.select().from(events))

test('with an account, every event that it proposed loses its contact and its organiser’s name', async () => {
  const shown = await propose()
  await propose({ startDate: new Date(Date.now() - 86_400_000) })
  await propose({ cancelledAt: new Date(), cancelReason: 'Rain.' })
  const waits = await propose()
  await (
    await signInAs(app)
  ).send('POST', `/api/events/${waits.id}/register`, {
    forWhom: 'myself',
    isAdult: true,
    participantName: 'Asha',
  })
  await app.db.update(events).set({ isApproved: false }).where(eq(events.id, waits.id))
  const feed = async () => (await app.get(`/events/${shown.id}.ics`)).text()
  expect(await feed()).toContain('Organized by Ravi')

  await deleteAccount()
  expect(await app.db.$count(events)).toBe(4)
  expect(await stored()).not.toMatch(/ravi|9822112345/i)
  expect(await (await app.get(`/api/events/${shown.id}`)).json()).toMatchObject({
    title: shown.title,
    organizer: '',
    contactEmail: null,
    contactPhone: null,
  })
  expect(await feed()).not.toContain('Organized by')
  expect(await feed()).toContain(`SEQUENCE:${shown.sequence + 1}`)
})

test.each([
  ['Ravi N.', ''],
  ['RAVI’S club', ''],
  ['The Naik family', ''],
  ['Ravindra Trust', 'Ravindra Trust'],
  ['Ponda parents', 'Ponda parents'],
])(
  '%s as the organiser is then "%s"; what leads to them goes all the same',
  async (before, after) => {
    await propose({ organizer: before })
    await deleteAccount()
    expect(await app.db.select().from(events)).toMatchObject([
      { organizer: after, contactEmail: null, contactPhone: null },
    ])
  },
)

test('of an account without a name, its address says whose name it is', async () => {
  const who = { firstName: null, lastName: null, email: 'ravi.k2@example.org' }
  const nameless = await signInAs(app, who)
  await propose({ proposedBy: nameless.user.id })
  await deleteAccount(nameless)
  expect(await app.db.select().from(events)).toMatchObject([{ organizer: '' }])
})

test('what a rejection keeps for undoing it goes, too, and events of others stay as they are', async () => {
  const admin = await signInAs(app, { role: 'admin' })
  const { id } = await propose({ isApproved: false })
  await admin.send('PATCH', `/api/admin/events/${id}/reject`, { reason: 'It is a course.' })
  expect(JSON.stringify(await app.db.select().from(decisions))).toContain('9822112345')
  const other = await propose({ proposedBy: null })
  await deleteAccount()
  expect(await app.db.$count(decisions)).toBe(0)
  expect(await app.db.select().from(events)).toMatchObject([
    { organizer: 'Ravi', ...CONTACT, updatedAt: other.updatedAt },
  ])
})

test('an admin who has the event open does not bring its contact back', async () => {
  const admin = await signInAs(app, { role: 'admin' })
  const { id } = await propose()
  const { title, description, location, organizer, updatedAt } = await (
    await admin.get(`/api/admin/events/${id}`)
  ).json()
  await deleteAccount()
  const startDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const edit = { title, description, location, organizer, updatedAt, startDay, ...CONTACT }
  expect((await admin.send('PATCH', `/api/admin/events/${id}`, edit)).status).toBe(409)
  expect(await stored()).not.toContain('9822112345')
})
