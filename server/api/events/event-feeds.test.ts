/** Feeds are read by a library that knows nothing of the one that wrote them. */
import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { momentInIndia } from '../../../shared/indian-days.ts'
import { buildEvent } from '../../../tests/support/factories.ts'
import { todayInIndia } from '../../../tests/support/today.ts'

let app: TestApp
beforeEach(async () => {
  await emptyDatabase()
  app = await createTestApp({ PUBLIC_URL: 'https://saath.example' })
})

async function readFeed(path: string) {
  const answer = await app.get(path)
  expect(answer.status, path).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await answer.text()
  // RFC 5545: lines end with CRLF and hold 75 bytes at most.
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const found = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  return { calendar, found, text }
}

test('GET /events.ics gives all that is to come, at the right instants, in an order that stays', async () => {
  const startDate = new Date('2099-11-28T04:30:00Z')
  const endDate = new Date('2099-11-28T06:30:00Z')
  const { id } = await buildEvent(app.db, {
    title: 'Craft; morning, Ponda \\ "quiet"',
    description: `Line one\nline two ${'long '.repeat(40)} अंत`,
    startDate,
    endDate,
    sequence: 3,
  })
  await buildEvent(app.db, { title: 'Past', startDate: new Date(0) })
  await buildEvent(app.db, { title: 'Waits', isApproved: false })
  const { calendar, found, text } = await readFeed('/events.ics')
  expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Asia/Kolkata')
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(found).toHaveLength(1)
  const [event] = found
  expect(event?.startDate.toJSDate()).toEqual(startDate)
  expect(event?.endDate.toJSDate()).toEqual(endDate)
  expect(event?.summary).toBe('Craft; morning, Ponda \\ "quiet"')
  expect(event?.description).toContain('line two long')
  expect(event?.description).toContain('अंत')
  expect(event?.uid).toBe(`event-${id}@saath.example`)
  expect(event?.sequence).toBe(3)
  expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(event?.component.getFirstPropertyValue('url')).toBe(`https://saath.example/events/${id}`)
  expect(await (await app.get('/events.ics')).text()).toBe(text)
})

test('a cancelled event is told as cancelled, with the same UID', async () => {
  const { id } = await buildEvent(app.db, {
    cancelledAt: new Date(),
    cancelReason: 'The hall is flooded.',
    sequence: 1,
  })
  for (const path of ['/events.ics', `/events/${id}.ics`]) {
    const [event] = (await readFeed(path)).found
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(event?.uid).toBe(`event-${id}@saath.example`)
    expect(event?.sequence).toBe(1)
    expect(event?.description).toContain('The hall is flooded.')
  }
})

test('days without an hour are days in India, whatever clock the machine has', async () => {
  await buildEvent(app.db, {
    isAllDay: true,
    startDate: new Date('2099-11-27T18:30:00Z'),
    endDate: new Date('2099-11-29T18:30:00Z'),
  })
  await buildEvent(app.db, { isAllDay: true, startDate: new Date('2099-12-31T18:30:00Z') })
  const [two, one] = (await readFeed('/events.ics')).found
  expect(two?.startDate.isDate).toBe(true)
  expect([two?.startDate.toString(), two?.endDate.toString()]).toEqual(['2099-11-28', '2099-11-30'])
  expect([one?.startDate.toString(), one?.endDate.toString()]).toEqual(['2100-01-01', '2100-01-02'])
})

const names = async (region: string) =>
  (await readFeed(`/events.ics?region=${region}`)).found.map(({ summary }) => summary)

test('GET /events.ics?region= keeps to a state or a town', async () => {
  await buildEvent(app.db, { title: 'Here', region: 'Goa', town: 'Panaji' })
  await buildEvent(app.db, { title: 'There', region: 'Kerala' })
  expect(await names('Goa')).toEqual(['Here'])
  expect(await names('Panjim')).toEqual(['Here'])
  expect(await names('Assam')).toEqual([])
})

test('GET /events/:id.ics is 404 for what is not shown, and for what is no number', async () => {
  const { id } = await buildEvent(app.db, { isApproved: false })
  for (const path of [`/events/${id}.ics`, '/events/99.ics', '/events/x.ics'])
    expect((await app.get(path)).status, path).toBe(404)
  expect((await app.get('/events/9999999999.ics')).status).toBe(400)
})

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('what has begun stays in the feed until it is over', async () => {
  const today = momentInIndia(await todayInIndia())
  await buildEvent(app.db, { title: 'On', startDate: ago(30), endDate: ago(-2) })
  await buildEvent(app.db, { title: 'Without an end', startDate: today })
  await buildEvent(app.db, { title: 'Over', startDate: ago(4), endDate: ago(2) })
  await buildEvent(app.db, { title: 'Yesterday', startDate: ago(25) })
  const feed = await (await app.get('/events.ics')).text()
  expect([...feed.matchAll(/^SUMMARY:(.*?)\r?$/gm)].map(([, title]) => title)).toEqual([
    'On',
    'Without an end',
  ])
})
