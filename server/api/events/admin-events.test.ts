import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { adminEventForm } from '../../../shared/events/input.ts'
import type { AdminEvent } from '../../../shared/events/events.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { buildEvent, buildUser } from '../../../tests/support/factories.ts'
import { auditLog, eventRegistrations, events, mails } from '../../db/schema.ts'
import { readEnv } from '../../env/env.ts'
import { day as longDay } from '../../../shared/formats/moments.ts'
import { cancelEvent } from '../../services/events/cancel.ts'
import { editEvent } from '../../services/events/changes.ts'

let app: TestApp
let admin: SignedIn
beforeEach(async () => {
  await emptyDatabase()
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
})

/** Events begin within two years. */
const DAY = addDays(indianDay(new Date()), 300)
const EVENT = {
  title: 'Craft morning',
  description: 'Paper and clay.',
  startDay: DAY,
  startTime: '10:00',
  endTime: '12:00',
  location: 'Community hall',
  town: 'Ponda',
  region: 'Goa',
  organizer: 'Ponda parents',
}

async function ask(method: string, path: string, body?: unknown, status = 200) {
  const answer = await admin.send(method, `/api/admin/events${path}`, body)
  expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBe(status)
  return (await answer.json()) as AdminEvent & { message: string; fields?: object }
}

/** A day as mails write it. */
const written = (day: string) => longDay(new Date(`${day}T00:00:00+05:30`))

const acts = async () =>
  (await app.db.select().from(auditLog).orderBy(asc(auditLog.id))).map(
    ({ action, detail }) => action + (detail ? `: ${detail}` : ''),
  )

async function registerSomebody(eventId: number, status: 'confirmed' | 'waitlisted' | 'cancelled') {
  const user = await buildUser(app.db)
  await app.db.insert(eventRegistrations).values({
    eventId,
    userId: user.id,
    forWhom: 'myself',
    participantName: 'A.',
    status,
    waitingSince: status === 'waitlisted' ? new Date() : null,
  })
}

describe('GET /api/admin/events', () => {
  test('shows what waits first, who proposed it, and finds by words', async () => {
    const proposer = await buildUser(app.db, { email: 'zubin@example.org' })
    await buildEvent(app.db, { title: 'Second', isApproved: false })
    await buildEvent(app.db, {
      title: 'First',
      isApproved: false,
      proposedBy: proposer.id,
      createdAt: new Date(0),
    })
    await buildEvent(app.db, { title: 'Open' })
    const over = await buildEvent(app.db, { title: 'Over', startDate: new Date(0) })
    await buildEvent(app.db, { title: 'Off', cancelledAt: new Date() })
    const list = async (query: string) => {
      const answer = await admin.get(`/api/admin/events${query}`)
      return ((await answer.json()) as AdminEvent[]).map(({ title }) => title)
    }
    expect(await list('')).toEqual(['First', 'Second'])
    expect(await list('?show=upcoming')).toEqual(['Open'])
    expect(await list('?show=past')).toEqual(['Over'])
    expect(await list('?show=cancelled')).toEqual(['Off'])
    expect(await list('?show=all&search=seco')).toEqual(['Second'])
    expect(await list('?show=all&search=%25')).toEqual([])
    expect(await list(`?show=all&id=${over.id}`)).toEqual(['Over'])
    const answer = await admin.get('/api/admin/events?limit=1')
    expect(answer.headers.get('x-total-count')).toBe('2')
    expect(await answer.json()).toMatchObject([{ proposer: { email: 'zubin@example.org' } }])
  })
})

test('an event is made, edited, approved, featured, unapproved and deleted, and each is written down', async () => {
  const made = await ask('POST', '', EVENT)
  expect(made).toMatchObject({ isApproved: false, startDate: `${DAY}T04:30:00.000Z` })
  const edited = await ask('PATCH', `/${made.id}`, {
    ...EVENT,
    title: 'Craft evening',
    updatedAt: made.updatedAt,
  })
  expect(edited.title).toBe('Craft evening')
  expect((await ask('PATCH', `/${made.id}/approve`)).isApproved).toBe(true)
  expect((await ask('PATCH', `/${made.id}/approve`)).isApproved).toBe(true)
  expect((await ask('PATCH', `/${made.id}/feature`, { isFeatured: true })).isFeatured).toBe(true)
  expect((await ask('PATCH', `/${made.id}/unapprove`)).isApproved).toBe(false)
  await ask('DELETE', `/${made.id}`)
  await ask('GET', `/${made.id}`, undefined, 404)
  expect(await acts()).toEqual([
    'event.edit: created',
    'event.edit',
    'event.approve',
    'event.edit: featured',
    'event.unapprove',
    'event.delete: Craft evening',
  ])
})

test('an admin may show their own at once', async () => {
  expect((await ask('POST', '', { ...EVENT, isApproved: true })).isApproved).toBe(true)
})

describe('PATCH /api/admin/events/:id', () => {
  test('refuses an edit of what has changed since it was read', async () => {
    const { id, updatedAt } = await ask('POST', '', EVENT)
    await ask('PATCH', `/${id}`, { ...EVENT, price: 'Free', updatedAt })
    await ask('PATCH', `/${id}`, { ...EVENT, price: 'Rs 10', updatedAt }, 409)
  })

  test('counts up what calendars are told, and only that', async () => {
    const { id, ...made } = await ask('POST', '', EVENT)
    const edit = async (updatedAt: string, fields: object) => {
      const answer = await ask('PATCH', `/${id}`, { ...EVENT, ...fields, updatedAt })
      const [row] = await app.db.select().from(events)
      return [answer.updatedAt, row?.sequence] as const
    }
    const [second, first] = await edit(made.updatedAt, { price: 'Free' })
    expect(first).toBe(0)
    expect((await edit(second, { startTime: '11:00' }))[1]).toBe(1)
  })

  test.each([true, false])(
    'refuses fewer places than are taken, approved: %s',
    async (isApproved) => {
      const { id, updatedAt } = await buildEvent(app.db, {
        maxParticipants: 10,
        currentParticipants: 3,
        openOffers: 1,
        isApproved,
      })
      const change = { ...EVENT, maxParticipants: 3, updatedAt: updatedAt.toISOString() }
      const { message, fields } = await ask('PATCH', `/${id}`, change, 409)
      expect(message).toContain('4 places are already taken')
      expect(fields).toEqual({ maxParticipants: message })
      expect((await app.db.select().from(events))[0]).toMatchObject({ maxParticipants: 10 })
      await ask('PATCH', `/${id}`, { ...change, maxParticipants: 4 })
    },
  )

  test('offers the places an admin adds to who waits', async () => {
    const { id, updatedAt } = await buildEvent(app.db, {
      maxParticipants: 1,
      currentParticipants: 1,
    })
    await registerSomebody(id, 'waitlisted')
    const told: string[] = []
    const parsed = { ...EVENT, maxParticipants: 2 }
    await ask('PATCH', `/${id}`, { ...parsed, updatedAt: updatedAt.toISOString() })
    const [row] = await app.db.select().from(eventRegistrations)
    expect(row?.status).toBe('offered')
    expect(told).toEqual([])
  })

  test('tells who has a place, an offer or waits that it has moved, once, and reminds them again', async () => {
    const full = { ...EVENT, maxParticipants: 1 }
    const { id, updatedAt } = await ask('POST', '', { ...full, isApproved: true })
    await app.db.update(events).set({ currentParticipants: 1 })
    await registerSomebody(id, 'confirmed')
    await registerSomebody(id, 'waitlisted')
    await registerSomebody(id, 'cancelled')
    await app.db.update(eventRegistrations).set({ remindedAt: new Date() })
    const dearer = { ...full, price: 'Rs 10' }
    const priced = await ask('PATCH', `/${id}`, { ...dearer, updatedAt })
    expect(await app.db.$count(mails)).toBe(0)
    const moved = { ...dearer, startDay: addDays(DAY, 1), mode: 'online' }
    await ask('PATCH', `/${id}`, { ...moved, updatedAt: priced.updatedAt })
    const told = await app.db.select().from(mails)
    expect(told.map(({ kind }) => kind)).toEqual(['event-changed', 'event-changed'])
    const after = written(addDays(DAY, 1))
    expect(told[0]!.text).toMatch(
      new RegExp(`\nNew time: [^\n]*${after}[^]*\nBefore: [^\n]*${written(DAY)}`),
    )
    expect(told[0]!.text).toContain('\nNew format: Online\nBefore: In person\nThe same: Place\n')
    expect(told[0]!.text).toContain(`/events/${id}.ics`)
    expect(told[0]!.text).not.toContain('A.\n')
    const rows = await app.db.select().from(eventRegistrations)
    expect(rows.map(({ remindedAt }) => remindedAt)).toEqual([null, null, null])
  })

  test('a letter of a move that cannot be written leaves the event where it was', async () => {
    const { id, updatedAt } = await ask('POST', '', { ...EVENT, isApproved: true })
    await registerSomebody(id, 'confirmed')
    const moved = adminEventForm.parse({ ...EVENT, startDay: addDays(DAY, 1) })
    const failing = editEvent(
      app.db,
      admin.user,
      id,
      { ...moved, updatedAt },
      {
        env: app.env,
        now: new Date(),
        tell: async () => {},
        tellOfChange: () => Promise.reject(new Error('no mail')),
      },
    )
    await expect(failing).rejects.toThrow('no mail')
    expect((await app.db.select().from(events))[0]).toMatchObject({ sequence: 0 })
  })

  test('refuses a region that is not a state or union territory', async () => {
    const { fields } = await ask('POST', '', { ...EVENT, region: 'Ruritania' }, 400)
    expect(fields).toHaveProperty('region')
    const made = await ask('POST', '', { ...EVENT, town: '', region: 'Puducherry' })
    expect(made).toMatchObject({ region: 'Puducherry' })
  })

  test('refuses coordinates that are no door', async () => {
    const { id, updatedAt } = await ask('POST', '', EVENT)
    const at = { latitude: '28.6139', longitude: '77.2090' }
    const { fields } = await ask('PATCH', `/${id}`, { ...EVENT, ...at, updatedAt }, 400)
    expect(fields).toHaveProperty('latitude')
    const exact = { latitude: '15.4021', longitude: '74.0153' }
    const { point } = await ask('PATCH', `/${id}`, { ...EVENT, ...exact, updatedAt })
    expect(point).toMatchObject({ isExact: true, latitude: 15.4021 })
  })
})

describe('PATCH /api/admin/events/:id/cancel', () => {
  test('tells whoever has a place or waits, once, and keeps the event to be read', async () => {
    const { id } = await buildEvent(app.db, { currentParticipants: 1 })
    await registerSomebody(id, 'confirmed')
    await registerSomebody(id, 'waitlisted')
    await registerSomebody(id, 'cancelled')
    const told: [string, string][] = []
    const reading = { env: readEnv({ NODE_ENV: 'test' }), now: new Date() }
    await cancelEvent(app.db, admin.user, id, 'The hall is flooded.', {
      ...reading,
      tell: async (_tx, { status }, event, reason) => {
        expect(event.cancelledAt).not.toBeNull()
        told.push([status, reason])
      },
    })
    expect(told).toEqual([
      ['confirmed', 'The hall is flooded.'],
      ['waitlisted', 'The hall is flooded.'],
    ])
    expect(await (await app.get(`/api/events/${id}`)).json()).toMatchObject({
      registration: 'cancelled',
      cancelReason: 'The hall is flooded.',
    })
    await ask('PATCH', `/${id}/cancel`, { reason: 'Again.' }, 409)
    expect(await acts()).toEqual(['event.cancel: The hall is flooded.'])
    expect((await app.db.select().from(events))[0]?.sequence).toBe(1)
  })

  test('a mail that cannot be written leaves the event as it was', async () => {
    const { id } = await buildEvent(app.db, {})
    await registerSomebody(id, 'confirmed')
    const failing = cancelEvent(app.db, admin.user, id, 'Rain.', {
      env: app.env,
      now: new Date(),
      tell: () => Promise.reject(new Error('no mail')),
    })
    await expect(failing).rejects.toThrow('no mail')
    expect((await app.db.select().from(events))[0]?.cancelledAt).toBeNull()
  })

  test('needs a reason, and an event that is still to come', async () => {
    const { id } = await buildEvent(app.db, {})
    await ask('PATCH', `/${id}/cancel`, { reason: ' ' }, 400)
    const past = await buildEvent(app.db, { startDate: new Date(0) })
    await ask('PATCH', `/${past.id}/cancel`, { reason: 'Rain.' }, 422)
  })
})

test('DELETE /api/admin/events/:id refuses an event somebody has registered for, even if they cancelled', async () => {
  const { id } = await buildEvent(app.db)
  await registerSomebody(id, 'cancelled')
  await ask('DELETE', `/${id}`, undefined, 409)
  await ask('DELETE', '/999', undefined, 404)
})

test('an admin whose role was taken meanwhile changes nothing', async () => {
  const { id, updatedAt } = await buildEvent(app.db)
  const nobody = await buildUser(app.db)
  const { eventEdit } = await import('../../../shared/events/input.ts')
  const input = eventEdit.parse({ ...EVENT, updatedAt: updatedAt.toISOString() })
  const parts = {
    env: app.env,
    now: new Date(),
    tell: async () => {},
    tellOfChange: async () => {},
  }
  await expect(editEvent(app.db, nobody, id, input, parts)).rejects.toThrow(/admins/)
})
