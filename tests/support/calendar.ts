import ICAL from 'ical.js'
import { expect } from 'vitest'
import type { ReceivedMail } from './mail-server.ts'

/** What a mail holds for calendars, read by a library that knows nothing of the one that wrote it. */
export const entriesOf = (mail: ReceivedMail) =>
  mail.attachments.map((part) => {
    const text = lastPart(mail.raw)
    const calendar = new ICAL.Component(ICAL.parse(text))
    const [event, ...more] = calendar.getAllSubcomponents()
    expect([event?.name, more]).toEqual(['vevent', []])
    return { part, text, calendar, event: new ICAL.Event(event) }
  })

/** To the byte: the reader of mails mends line ends. */
function lastPart(raw: string): string {
  const [, encoded = ''] = /base64\r\n.*?\r\n\r\n([\w+/=\r\n]+)\r\n--\S+--\s*$/s.exec(raw) ?? []
  return Buffer.from(encoded, 'base64').toString()
}
