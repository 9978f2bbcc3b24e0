/** The event in the mails about a registration, as a mail server gets it and a calendar reads it. */
import ICAL from 'ical.js'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import type { AdminEvent } from '../../../shared/events/events.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { entriesOf } from '../../../tests/support/calendar.ts'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { startMailServer, type MailServer } from '../../../tests/support/mail-server.ts'
import { eventRegistrations, mails } from '../../db/schema.ts'
import { createMailer } from '../../mail/mailer.ts'
import { deliverMails } from '../../mail/delivery.ts'
import { remindParticipants } from './jobs.ts'

const DAY = addDays(indianDay(new Date()), 300)
const EVENT = {
  title: 'Craft; morning, "Ponda"',
  description: 'Paper and clay.',
  startDay: DAY,
  startTime: '10:00',
  endTime: '12:00',
  location: 'Community hall',
  town: 'Ponda',
  region: 'Goa',
  organizer: 'Ponda parents',
}
const ADULT = { forWhom: 'myself', isAdult: true, participantName: 'Zephyrine' }

let app: TestApp
let server: MailServer
let [admin, asha, ravi]: SignedIn[] = []
beforeEach(async () => {
  await emptyDatabase()
  server = await startMailServer()
  app = await createTestApp({
    PUBLIC_URL: 'https://saath.example',
    SMTP_URL: server.url,
    MAIL_FROM: 'hello@saath.example',
  })
  admin = await signInAs(app, { role: 'admin' })
  asha = await signInAs(app)
  ravi = await signInAs(app)
})

async function ask(who: SignedIn | undefined, method: string, path: string, body?: object) {
  const answer = await who!.send(method, path, body)
  expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBe(200)
  return (await answer.json()) as AdminEvent
}
const addEvent = (more: object = {}) =>
  ask(admin, 'POST', '/api/admin/events', { ...EVENT, ...more, isApproved: true })
const register = (who: SignedIn | undefined, id: number, call = 'register') =>
  ask(who, 'POST', `/api/events/${id}/${call}`, ADULT)

const deliver = () => deliverMails(app.db, createMailer(app.env)!, pino({ level: 'silent' }))

/** What somebody's mails hold for the calendar, in the order of the mails, if each was delivered before the next. */
async function entries(who: SignedIn | undefined) {
  await deliver()
  return server.to(who!.user.email).map((mail) => ({ mail, found: entriesOf(mail) }))
}

async function newest(who: SignedIn | undefined) {
  const { mail, found } = (await entries(who)).at(-1)!
  expect(found).toHaveLength(1)
  return { mail, ...found[0]! }
}

test('the mail of a registration brings the event, as its feed has it, beside the text', async () => {
  const { id } = await addEvent()
  await register(asha, id)
  const { mail, part, text, event } = await newest(asha)
  expect(part).toMatchObject({
    filename: 'event.ics',
    mimeType: 'text/calendar',
    method: 'PUBLISH',
    disposition: 'attachment',
  })
  expect(mail.raw).toMatch(/content-type: text\/calendar;[^:]*charset=utf-8/i)
  expect(mail.raw).toMatch(/^content-type: multipart\/mixed/im)
  expect([mail.attachments.length, mail.text]).toEqual([1, expect.stringContaining('.ics')])
  expect(event.startDate.toJSDate()).toEqual(new Date(`${DAY}T10:00:00+05:30`))
  expect(event.endDate.toJSDate()).toEqual(new Date(`${DAY}T12:00:00+05:30`))
  expect(event.summary).toBe(EVENT.title)
  expect([event.uid, event.sequence]).toEqual([`event-${id}@saath.example`, 0])
  expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  // Nobody is asked to answer, and it is no calendar to subscribe to.
  expect(text).toMatch(/^METHOD:PUBLISH\r$/m)
  expect(text).not.toMatch(
    /^(ATTENDEE|ORGANIZER|NAME|X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL)/m,
  )
  const feed = await (await app.get(`/events/${id}.ics`)).text()
  expect(eventOf(text)).toEqual(eventOf(feed))
  expect(mail.raw + text).not.toContain('Zephyrine')
})

/** The event alone, whatever calendar it stands in. */
const eventOf = (text: string) => /BEGIN:VEVENT.*END:VEVENT/s.exec(text)?.[0]

test('whoever is told that it has moved, is near or is cancelled has the entry changed', async () => {
  const added = await addEvent({ maxParticipants: 1 })
  const { id } = added
  await register(asha, id)
  await register(ravi, id, 'waitlist')
  await deliver()
  const moved = { ...EVENT, startDay: addDays(DAY, 1), maxParticipants: 1 }
  await ask(admin, 'PATCH', `/api/admin/events/${id}`, { ...moved, updatedAt: added.updatedAt })
  for (const who of [asha, ravi]) {
    const { event, text } = await newest(who)
    expect([event.uid, event.sequence]).toEqual([`event-${id}@saath.example`, 1])
    expect(event.startDate.toJSDate()).toEqual(new Date(`${addDays(DAY, 1)}T10:00:00+05:30`))
    expect(eventOf(text)).toBe(eventOf(await (await app.get(`/events/${id}.ics`)).text()))
  }
  await app.db.update(eventRegistrations).set({ registeredAt: new Date() })
  await remindParticipants(app.db, app.env, new Date(`${DAY}T10:00:00+05:30`))
  const reminder = await newest(asha)
  expect(reminder.mail.subject).toMatch(/Craft/)
  expect([reminder.event.uid, reminder.event.sequence]).toEqual([`event-${id}@saath.example`, 1])

  await ask(admin, 'PATCH', `/api/admin/events/${id}/cancel`, { reason: 'The hall, it leaks.' })
  for (const who of [asha, ravi]) {
    const { mail, event, text } = await newest(who)
    expect([event.uid, event.sequence]).toEqual([`event-${id}@saath.example`, 2])
    expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(event.description).toContain('The hall, it leaks.')
    expect(mail.text).toContain(`https://saath.example/events/${id}.ics`)
    expect(eventOf(text)).toBe(eventOf(await (await app.get(`/events/${id}.ics`)).text()))
  }
  expect((await entries(asha)).map(({ found }) => found.length)).toEqual([1, 1, 1, 1])
  // Of the waitlist alone there is nothing to put down.
  expect((await entries(ravi)).map(({ found }) => found.length)).toEqual([0, 1, 1])
})

test('so have who is offered a place and who takes it; who leaves gets nothing for the calendar', async () => {
  const { id } = await addEvent({ maxParticipants: 1 })
  const { id: place } = await register(asha, id)
  const { id: waiting } = await register(ravi, id, 'waitlist')
  await deliver()
  await ask(asha, 'PATCH', `/api/registrations/${place}/cancel`)
  await deliver()
  await ask(ravi, 'PATCH', `/api/registrations/${waiting}/accept`)
  expect((await entries(asha)).map(({ found }) => found.length)).toEqual([1, 0])
  const told = await entries(ravi)
  expect(told.map(({ found }) => found[0]?.event.uid)).toEqual([
    undefined,
    `event-${id}@saath.example`,
    `event-${id}@saath.example`,
  ])
})

test('days without an hour come as days', async () => {
  const { id } = await addEvent({ startTime: '', endTime: '', endDay: addDays(DAY, 1) })
  await register(asha, id)
  const { event } = await newest(asha)
  expect(event.startDate.isDate).toBe(true)
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([DAY, addDays(DAY, 2)])
})

test('what was queued says what held then, waits unread, and is erased when it was sent', async () => {
  const added = await addEvent()
  await register(asha, added.id)
  const retitled = { ...EVENT, title: 'Another title', updatedAt: added.updatedAt }
  await ask(admin, 'PATCH', `/api/admin/events/${added.id}`, retitled)
  for (const path of ['/api/admin/mail', '/api/account/data']) {
    const answer = await (path.includes('admin') ? admin! : asha!).get(path)
    expect(await answer.text(), path).not.toMatch(/VCALENDAR|"calendar"/)
  }
  expect(await app.db.select().from(mails)).toMatchObject([{ calendar: expect.any(String) }])
  const { event } = await newest(asha)
  expect([event.summary, event.sequence]).toEqual([EVENT.title, 0])
  expect(await app.db.select().from(mails)).toMatchObject([{ state: 'sent', calendar: null }])
})

test('a mail that was sent keeps no entry, whoever writes to the table', async () => {
  const { id } = await addEvent()
  await register(asha, id)
  await deliver()
  const kept = app.db.update(mails).set({ calendar: new ICAL.Component('vcalendar').toString() })
  await expect(kept).rejects.toThrow()
})
