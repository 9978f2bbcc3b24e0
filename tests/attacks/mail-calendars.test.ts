import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createMailer } from '../../server/mail/mailer.ts'
import { deliverMails } from '../../server/mail/delivery.ts'
import { createTestApp, signInAs } from '../support/app.ts'
import { entriesOf } from '../support/calendar.ts'
import { buildEvent } from '../support/factories.ts'
import { startMailServer } from '../support/mail-server.ts'

/** Nobody begins a line of a calendar, or a part of a mail, by what they write of an event. */

const EVIL = 'mailto:evil@example.net'
const TEXTS = [
  `Craft\r\nATTENDEE;RSVP=TRUE:${EVIL}`,
  `Craft\nMETHOD:REQUEST\nORGANIZER:${EVIL}`,
  `Craft\rEND:VEVENT\rEND:VCALENDAR`,
  `Craft\r\n ATTENDEE:${EVIL}`,
  `Craft\u2028ATTENDEE:${EVIL}\u0085STATUS:CANCELLED`,
  'Craft\r\n\r\n--_NmP-\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>',
  String.raw`Craft\nATTENDEE:${EVIL}\;\,\\`,
  'Craft; morning, "Ponda": \\ ^n ^^',
  '";X-EVIL=1:Craft',
  'x'.repeat(74) + ';अंत,' + 'ñ'.repeat(80),
]
const PROPERTIES =
  'created description dtstamp dtstart last-modified location sequence status summary uid url'

/** A calendar knows one end of a line. */
const asLines = (text: string) => text.replaceAll(/\r\n?/g, '\n')

test('whatever an event says is text in the calendar that a mail brings', async () => {
  const server = await startMailServer()
  const app = await createTestApp({
    PUBLIC_URL: 'https://saath.example',
    SMTP_URL: server.url,
    MAIL_FROM: 'hello@saath.example',
  })
  const somebody = await signInAs(app)
  for (const text of TEXTS) {
    await app.db.execute('delete from rate_limits')
    const said = { title: text, description: text, location: text, organizer: text.slice(0, 100) }
    // As if no form had looked at it.
    const { id } = await buildEvent(app.db, {
      ...said,
      startDate: new Date('2099-11-28T04:30:00Z'),
    })
    const answer = await somebody.send('POST', `/api/events/${id}/register`, {
      forWhom: 'myself',
      isAdult: true,
      participantName: `Zephyrine ${id}`,
    })
    expect(answer.status, await answer.clone().text()).toBe(200)
  }
  await deliverMails(app.db, createMailer(app.env)!, pino({ level: 'silent' }))
  expect(server.received).toHaveLength(TEXTS.length)

  const summaries = server.received.map((mail) => {
    const [found, ...more] = entriesOf(mail)
    expect(more).toEqual([])
    const { part, text, calendar, event } = found!
    expect([part.mimeType, part.method]).toEqual(['text/calendar', 'PUBLISH'])
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    const names = event.component.getAllProperties().map(({ name }) => name)
    expect(names.toSorted().join(' ')).toBe(PROPERTIES)
    expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    for (const line of text.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]/)
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }
    expect(text).not.toContain('Zephyrine')
    return event.summary
  })
  expect(summaries.toSorted()).toEqual(TEXTS.map(asLines).toSorted())
})
