import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { contactSubmissions, mails } from '../../server/db/schema.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { deliverMails } from '../../server/mail/delivery.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { CONTACT_SETTINGS, MESSAGE, tickAll } from '../support/contact.ts'
import { emptyDatabase } from '../support/database.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'

/** Nobody begins a header or adds a recipient by what they type (CWE-93): looked at where a mail server gets it. */

const EVIL = 'evil@example.net'
const ENCODED = Buffer.from(`\r\nBcc: ${EVIL}\r\n`).toString('base64')

/** What is taken as text, and may not be more. */
const TEXTS = {
  'CR and LF': `Hi\r\nBcc: ${EVIL}`,
  LF: `Hi\nBcc: ${EVIL}`,
  CR: `Hi\rBcc: ${EVIL}`,
  'an end of the headers': `Hi\r\n\r\n<b>canary</b>`,
  'a fold': `Hi\r\n Bcc: ${EVIL}`,
  'an end of the mail': `Hi\r\n.\r\nMAIL FROM:<${EVIL}>`,
  'a tab and vertical ones': `Hi\v\f\tBcc: ${EVIL}`,
  'next line': `Hi\u0085Bcc: ${EVIL}`,
  'line separator': `Hi\u2028Bcc: ${EVIL}`,
  'paragraph separator': `Hi\u2029Bcc: ${EVIL}`,
  'characters whose low byte is a line end': `Hi\u560d\u560aBcc: ${EVIL}`,
  NUL: `Hi\u0000Bcc: ${EVIL}`,
  'escapes of addresses': `Hi%0d%0aBcc: ${EVIL}`,
  'escapes of languages': String.raw`Hi\r\nBcc: ${EVIL}`,
  'an encoded word in Q': `=?utf-8?Q?Hi=0D=0ABcc:_evil=40example.net?=`,
  'an encoded word in B': `=?utf-8?B?${ENCODED}?=`,
  commas: `a@example.net, ${EVIL}`,
  semicolons: `group: ${EVIL};`,
  'angle brackets': `"Desk" <${EVIL}>`,
  quotes: `"Hi" ""`,
  'half a character': `Hi\ud800Bcc: ${EVIL}`,
  'a very long line': `Hi ${'x'.repeat(150)}`,
}

/** What is no address of one person. */
const ADDRESSES = [
  ...Object.values(TEXTS),
  ...[
    `\r\nBcc: ${EVIL}`,
    `\nBcc: ${EVIL}`,
    `\rBcc: ${EVIL}`,
    `\u2028${EVIL}`,
    `, ${EVIL}`,
    `,${EVIL}`,
    `;${EVIL}`,
    ` ${EVIL}`,
    `>, <${EVIL}`,
    `%0aBcc:${EVIL}`,
    `@example.net`,
  ].map((added) => `asha@example.org${added}`),
  '<asha@example.org>',
  `Asha <asha@example.org>`,
  `"asha\r\nBcc: ${EVIL}"@example.org`,
  '"asha@example.org,evil"@example.net',
  'asha@example.org@example.net',
  'asha(evil@example.net)@example.org',
  '@example.net:asha@example.org',
  '=?utf-8?Q?asha=0D=0A?=@example.org',
  'asha@[127.0.0.1]',
  'asha%evil@example.net@example.org',
  'asha@example.org\u0000.example.net',
]

let app: TestApp
let server: MailServer
beforeEach(async () => {
  await emptyDatabase()
  server = await startMailServer()
  app = await createTestApp({ ...CONTACT_SETTINGS, SMTP_URL: server.url })
})

async function deliver() {
  const mailer = createMailer(app.env)
  if (!mailer) throw new Error('There is no way out for mails.')
  await deliverMails(app.db, mailer, pino({ level: 'silent' }))
}

const HEADERS =
  'from to reply-to subject message-id date auto-submitted mime-version content-type'.split(' ')

/** The mails that have come: ours, each to one address, and what their subjects say. */
function expectMails(to: string, replyTo: string, more: string[] = []): string[] {
  const allowed = [...HEADERS, ...more].toSorted()
  return server.received.map((mail) => {
    expect(mail.envelope).toEqual({ from: CONTACT_SETTINGS.MAIL_FROM, to: [to] })
    expect(mail.headers.map(({ key }) => key).toSorted()).toEqual(allowed)
    expect(mail.to).toMatchObject([{ address: to }])
    expect(mail.from).toMatchObject({ name: 'Saath', address: CONTACT_SETTINGS.MAIL_FROM })
    expect(mail.replyTo).toMatchObject([{ address: replyTo }])
    expect([mail.cc, mail.bcc, mail.attachments]).toEqual([undefined, undefined, []])
    const [head = ''] = mail.raw.split('\r\n\r\n')
    for (const line of head.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]/)
      expect(line).not.toMatch(/^\s*bcc/i)
      expect(line.length).toBeLessThanOrEqual(998)
    }
    return mail.subject ?? ''
  })
}

test('of a message, name, subject and phone are words and its address is one', async () => {
  for (const text of Object.values(TEXTS)) {
    const form = { ...MESSAGE, name: text.slice(0, 100), subject: text, phone: text.slice(0, 20) }
    const answer = await app.send('POST', '/api/contact', form)
    expect(answer.status, await answer.clone().text()).toBe(200)
  }
  await deliver()
  // It names nothing of what was typed.
  expect(expectMails(MESSAGE.email, CONTACT_SETTINGS.CONTACT_EMAIL)).toEqual([
    'Please confirm your message to Saath',
  ])
  const key = /key=(\S+)/.exec(server.received[0]?.text ?? '')?.[1] ?? ''
  server.received.length = 0
  await app.app.request('/contact/confirm', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: await tickAll(app, key),
  })
  await deliver()
  const subjects = expectMails(CONTACT_SETTINGS.CONTACT_EMAIL, MESSAGE.email)
  expect(subjects).toHaveLength(Object.keys(TEXTS).length)
  // Also as a mail program reads them.
  for (const subject of subjects) expect(subject).toMatch(/^Saath: [^\r\n]*$/)
  expect(subjects).toContain('Saath: = ?utf-8?Q?Hi=0D=0ABcc:_evil=40example.net?=')
  expect(await app.db.$count(mails, eq(mails.state, 'waiting'))).toBe(0)
})

test.each(['/api/contact', '/api/newsletter'])(
  '%s writes to no address but a plain one',
  async (path) => {
    for (const email of ADDRESSES) {
      await app.db.execute('delete from rate_limits')
      const form = path === '/api/contact' ? { ...MESSAGE, email } : { email }
      const answer = await app.send('POST', path, form)
      expect(answer.status, JSON.stringify(email)).toBe(400)
    }
    expect(await app.db.$count(mails)).toBe(0)
    expect(await app.db.$count(contactSubmissions)).toBe(0)

    // What is not part of it falls away.
    const email = '\t Asha@Example.org\r\n'
    const form = path === '/api/contact' ? { ...MESSAGE, email } : { email }
    expect((await app.send('POST', path, form)).status).toBe(200)
    await deliver()
    const press = ['list-unsubscribe', 'list-unsubscribe-post']
    expect(
      expectMails(
        'asha@example.org',
        CONTACT_SETTINGS.CONTACT_EMAIL,
        path === '/api/contact' ? [] : press,
      ),
    ).toHaveLength(1)
  },
)
