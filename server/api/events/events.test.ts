import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signInAs, type TestApp } from '../../../tests/support/app.ts'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { buildEvent } from '../../../tests/support/factories.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import type { Event, EventMonth, EventProposal, UsualEvent } from '../../../shared/events/events.ts'
import { eventRegistrations, events, usualEvents } from '../../db/schema.ts'
import { seed } from '../../db/seed/seed.ts'

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

let app: TestApp
beforeEach(async () => {
  await emptyDatabase()
  app = await createTestApp({ GRIEVANCE_OFFICER: 'M. Rao, grievance@example.org' })
})

async function read<Answer>(path: string, status = 200): Promise<Answer> {
  const response = await app.get(path)
  expect(response.status, path).toBe(status)
  return (await response.json()) as Answer
}

const titles = async (path: string) => (await read<Event[]>(path)).map(({ title }) => title)

test('GET /api/events gives those to come, the next first, then what was, the latest first', async () => {
  await buildEvent(app.db, { title: 'Long past', startDate: inDays(-90) })
  await buildEvent(app.db, { title: 'Later', startDate: inDays(9) })
  await buildEvent(app.db, { title: 'Just past', startDate: inDays(-2) })
  await buildEvent(app.db, { title: 'Next', startDate: inDays(1) })
  await buildEvent(app.db, { title: 'Not approved', isApproved: false })
  expect(await titles('/api/events')).toEqual(['Next', 'Later', 'Just past', 'Long past'])
  expect(await titles('/api/events?limit=1&offset=1')).toEqual(['Later'])
  const answer = await app.get('/api/events?limit=2')
  expect(answer.headers.get('x-total-count')).toBe('4')
  expect(answer.headers.get('link')).toContain('offset=2')
})

test('GET /api/events?region= takes a state or a town, by any of its names', async () => {
  await buildEvent(app.db, { title: 'Panaji', town: 'Panaji', region: 'Goa' })
  await buildEvent(app.db, { title: 'Kolkata', town: 'Kolkata', region: 'West Bengal' })
  expect(await titles('/api/events?region=goa')).toEqual(['Panaji'])
  expect(await titles('/api/events?region=Panjim')).toEqual(['Panaji'])
  expect(await titles('/api/events/upcoming?region=Calcutta')).toEqual(['Kolkata'])
  expect(await titles('/api/events?region=Nowhere')).toEqual([])
})

test('GET /api/events/upcoming leaves out what has begun, and puts featured ones first', async () => {
  await buildEvent(app.db, { title: 'Begun', startDate: inDays(-0.01), endDate: inDays(1) })
  await buildEvent(app.db, { title: 'Tomorrow', startDate: inDays(1) })
  await buildEvent(app.db, { title: 'Featured', startDate: inDays(20), isFeatured: true })
  await buildEvent(app.db, { title: 'Cancelled', startDate: inDays(2), cancelledAt: new Date() })
  expect(await titles('/api/events/upcoming')).toEqual(['Featured', 'Tomorrow', 'Cancelled'])
})

test('GET /api/events/month counts days as India does', async () => {
  // 20:00 UTC on the 31st is the 1st of the next month in India.
  await buildEvent(app.db, { title: 'First', startDate: new Date('2026-10-31T20:00:00Z') })
  await buildEvent(app.db, { title: 'Before', startDate: new Date('2026-10-31T18:00:00Z') })
  await buildEvent(app.db, {
    title: 'Over the end',
    startDate: new Date('2026-10-30T04:00:00Z'),
    endDate: new Date('2026-11-02T04:00:00Z'),
  })
  await buildEvent(app.db, { title: 'After', startDate: new Date('2026-11-30T18:30:00Z') })
  const november = await read<EventMonth>('/api/events/month?month=2026-11')
  expect(november.events.map(({ title }) => title)).toEqual(['Over the end', 'First'])
  const now = await read<EventMonth>('/api/events/month')
  expect(now.today.slice(0, 7)).toBe(now.month)
  await read('/api/events/month?month=2026-13', 400)
})

describe('GET /api/events/:id', () => {
  test('tells places, what to expect, and where it is as exactly as is known', async () => {
    const { id } = await buildEvent(app.db, {
      maxParticipants: 12,
      currentParticipants: 4,
      openOffers: 1,
      sensory: { noise: 'quiet', quietRoom: 'yes' },
      town: 'Ponda',
      region: 'Goa',
      contactPhone: '+919156321900',
      imageUrl: 'https://elsewhere.example/a.jpg',
    })
    expect(await read<Event>(`/api/events/${id}`)).toMatchObject({
      freeSeats: 7,
      registration: 'open',
      isUpcoming: true,
      sensory: { noise: 'quiet', quietRoom: 'yes' },
      point: { isExact: false, label: 'Ponda' },
      contactPhoneText: '+91 91563 21900',
      imageUrl: null,
    })
  })

  test('is 404 for one that is not approved, whoever asks', async () => {
    const { id } = await buildEvent(app.db, { isApproved: false })
    await read(`/api/events/${id}`, 404)
    const admin = await signInAs(app, { role: 'admin' })
    expect((await admin.get(`/api/events/${id}`)).status).toBe(404)
    await read('/api/events/99', 404)
    await read('/api/events/x', 400)
  })

  test('shows a cancelled one as cancelled, with the reason', async () => {
    const { id } = await buildEvent(app.db, { cancelledAt: new Date(), cancelReason: 'Rain.' })
    const event = await read<Event>(`/api/events/${id}`)
    expect(event).toMatchObject({ registration: 'cancelled', cancelReason: 'Rain.' })
  })

  test('shows a picture from a host the operator named', async () => {
    app = await createTestApp({ IMAGE_HOSTS: 'images.example.org' }, undefined, app.db)
    const imageUrl = 'https://images.example.org/hall.jpg'
    const { id } = await buildEvent(app.db, { imageUrl })
    expect((await read<Event>(`/api/events/${id}`)).imageUrl).toBe(imageUrl)
  })
})

/** Events begin within two years. */
const [DAY_BEFORE = '', FIRST = '', SECOND = ''] = [299, 300, 301].map((days) =>
  addDays(indianDay(new Date()), days),
)
const PROPOSAL = {
  title: 'Quiet hour',
  description: 'Lights lower, no music.',
  startDay: FIRST,
  startTime: '09:00',
  endTime: '10:00',
  location: 'Central library',
  town: 'Panjim',
  region: 'goa',
  organizer: 'Library',
  contactPhone: '0832 245 8728',
  maxParticipants: '10',
  deadlineDay: DAY_BEFORE,
  noise: 'quiet',
  toilets: '',
}

describe('POST /api/events', () => {
  test('keeps a proposal for an admin, with what only the server may say', async () => {
    const person = await signInAs(app)
    const answer = await person.send('POST', '/api/events', {
      ...PROPOSAL,
      isApproved: true,
      isFeatured: true,
      currentParticipants: 5,
      openOffers: 5,
      proposedBy: 999,
      sequence: 7,
      cancelledAt: new Date(),
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ state: 'pending', title: 'Quiet hour' })
    const [row] = await app.db.select().from(events)
    expect(row).toMatchObject({
      isApproved: false,
      isFeatured: false,
      currentParticipants: 0,
      openOffers: 0,
      sequence: 0,
      cancelledAt: null,
      proposedBy: person.user.id,
      town: 'Panjim',
      region: 'Goa',
      contactPhone: '+918322458728',
      maxParticipants: 10,
      sensory: { noise: 'quiet' },
      startDate: new Date(`${FIRST}T03:30:00Z`),
      endDate: new Date(`${FIRST}T04:30:00Z`),
      registrationDeadline: new Date(`${DAY_BEFORE}T18:30:00Z`),
    })
    expect(await titles('/api/events')).toEqual([])
    const own = (await (await person.get('/api/user/event-proposals')).json()) as EventProposal[]
    const seats = { maxParticipants: 10, currentParticipants: 0 }
    expect(own).toMatchObject([{ title: 'Quiet hour', state: 'pending', ...seats }])
    const other = await signInAs(app)
    expect(await (await other.get('/api/user/event-proposals')).json()).toEqual([])
  })

  test.each([
    [{ startDay: '2020-01-01', deadlineDay: '' }, 'startDay'],
    [{ startDay: '0001-01-01', deadlineDay: '' }, 'startDay'],
    [{ deadlineDay: '0000-01-01' }, 'deadlineDay'],
    [{ startTime: '', endTime: '', endDay: '9000-01-01' }, 'endDay'],
    [{ contactPhone: '2522283' }, 'contactPhone'],
    [{ title: '' }, 'title'],
    [{ maxParticipants: '-1' }, 'maxParticipants'],
  ])('refuses %j at its field', async (fields, field) => {
    const answer = await (
      await signInAs(app)
    ).send('POST', '/api/events', { ...PROPOSAL, ...fields })
    expect(answer.status).toBe(400)
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field])
  })

  test('an event of whole days ends at the midnight after the last', async () => {
    const days = { startTime: '', endTime: '', endDay: SECOND }
    await (await signInAs(app)).send('POST', '/api/events', { ...PROPOSAL, ...days })
    const [row] = await app.db.select().from(events)
    expect(row).toMatchObject({
      isAllDay: true,
      startDate: new Date(`${DAY_BEFORE}T18:30:00Z`),
      endDate: new Date(`${SECOND}T18:30:00Z`),
    })
  })

  test('refuses guests, unverified people, and everybody where nobody answers complaints', async () => {
    expect((await app.send('POST', '/api/events', PROPOSAL)).status).toBe(401)
    const unverified = await signInAs(app, { isEmailVerified: false })
    expect((await unverified.send('POST', '/api/events', PROPOSAL)).status).toBe(403)
    const closed = await createTestApp(
      { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' },
      undefined,
      app.db,
    )
    const person = await signInAs(closed)
    expect((await person.send('POST', '/api/events', PROPOSAL)).status).toBe(403)
  })

  test('takes ten a day from one person', async () => {
    const person = await signInAs(app)
    for (let made = 0; made < 10; made++)
      expect((await person.send('POST', '/api/events', PROPOSAL)).status).toBe(200)
    const refused = await person.send('POST', '/api/events', PROPOSAL)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

test('starter events with a full date are past events, the others lines with their month (ruling 28)', async () => {
  await seed(app.db, 'starter')
  await seed(app.db, 'starter')
  expect(await titles('/api/events/upcoming')).toEqual([])
  const all = await read<Event[]>('/api/events')
  expect(all).toHaveLength(11)
  expect(all.every(({ source, isAllDay, isUpcoming }) => source && isAllDay && !isUpcoming)).toBe(
    true,
  )
  const usual = await read<UsualEvent[]>('/api/events/usual')
  expect(usual).toHaveLength(18)
  expect(usual[0]).toMatchObject({ month: 2 })
  expect(usual.at(-1)).toMatchObject({ month: null })
  // A launch is no yearly event, in whatever month it was.
  expect(usual.find(({ title }) => title.startsWith('Launch'))).toMatchObject({ month: null })
})

test('GET /api/events/usual is narrowed to a region, where what is for all of India stays', async () => {
  const line = { organizer: 'O', location: 'L', description: 'D' }
  await app.db.insert(usualEvents).values([
    { ...line, title: 'Goa', region: 'Goa' },
    { ...line, title: 'Panaji', region: 'Goa', town: 'Panaji' },
    { ...line, title: 'Chennai', region: 'Tamil Nadu', town: 'Chennai' },
    { ...line, title: 'Everywhere', region: 'All India' },
    { ...line, title: 'Somewhere', region: null },
  ])
  expect(await titles('/api/events/usual')).toEqual([
    'Goa',
    'Panaji',
    'Chennai',
    'Everywhere',
    'Somewhere',
  ])
  expect(await titles('/api/events/usual?region=Goa')).toEqual([
    'Goa',
    'Panaji',
    'Everywhere',
    'Somewhere',
  ])
  expect(await titles('/api/events/usual?region=panjim')).toEqual([
    'Panaji',
    'Everywhere',
    'Somewhere',
  ])
  expect(await titles('/api/events/usual?region=Assam')).toEqual(['Everywhere', 'Somewhere'])
})

test('what an event tells holds nobody who registered and nobody who proposed it', async () => {
  const person = await signInAs(app, { firstName: 'Canary', email: 'canary@example.org' })
  const { id } = await buildEvent(app.db, { proposedBy: person.user.id })
  await app.db.insert(eventRegistrations).values({
    eventId: id,
    userId: person.user.id,
    forWhom: 'myself',
    participantName: 'Canary',
    participantEmail: 'canary@example.org',
  })
  for (const path of ['/api/events', `/api/events/${id}`, '/events.ics', `/events/${id}.ics`])
    expect(await (await app.get(path)).text(), path).not.toMatch(/canary/i)
})
