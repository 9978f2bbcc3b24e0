import { pino } from 'pino'
import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signInAs, type TestApp } from '../../tests/support/app.ts'
import { visit } from '../../tests/support/browser.ts'
import {
  CONTACT_SETTINGS,
  encodeProof,
  MESSAGE,
  prove,
  solve,
} from '../../tests/support/contact.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { buildListing } from '../../tests/support/factories.ts'
import { startMailServer } from '../../tests/support/mail-server.ts'
import { contactSubmissions, listingReports, mails, usedMarks } from '../db/schema.ts'
import { LIMITS_OF } from '../http/limits.ts'
import { createMailer } from '../mail/mailer.ts'
import { forgetNonces } from '../services/nonces.ts'
import { deliverMails } from '../mail/delivery.ts'

let app: TestApp
beforeEach(async () => {
  await emptyDatabase()
  app = await createTestApp(CONTACT_SETTINGS)
})

async function send(body: object, expected = 200) {
  const answer = await app.send('POST', '/api/contact', body)
  expect(answer.status, await answer.clone().text()).toBe(expected)
  return (await answer.json()) as { state?: string; message: string; fields: object }
}

const proven = async (body: object = MESSAGE) => ({ ...body, altcha: await prove(app.env) })
const kept = () => app.db.select().from(contactSubmissions).orderBy(asc(contactSubmissions.id))
const queued = () => app.db.select().from(mails).orderBy(asc(mails.id))

describe('POST /api/contact', () => {
  test('keeps a message with a proof of work, and mails it to the site', async () => {
    const listing = await buildListing(app.db, { name: 'Sea School' })
    const body = await proven({ ...MESSAGE, kind: 'own-listing', listingId: listing.id })
    expect(await send(body)).toEqual({ state: 'sent', follow: null })
    expect(await kept()).toMatchObject([
      { ...MESSAGE, kind: 'own-listing', listingId: listing.id, isRead: false, confirmBy: null },
    ])
    const [mail, ...others] = await queued()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'contact-message',
      recipient: 'desk@saath.example',
      replyTo: 'asha@example.org',
    })
    expect(mail?.text).toContain('  Is there a group in Ponda?\n\n  <b>Thank you</b>\n')
    expect(mail?.text).toContain('Listing: Sea School')
    expect(mail?.html).toContain('&lt;b&gt;Thank you&lt;/b&gt;')
  })

  test('takes exactly what §7 names, and blanks where nothing is said', async () => {
    const { phone: _none, ...short } = MESSAGE
    await send(await proven(short))
    await send(await proven({ ...MESSAGE, phone: '', listingId: '' }))
    expect(await kept()).toMatchObject([
      { phone: null, kind: 'contact', listingId: null },
      { phone: null, kind: 'contact', listingId: null },
    ])
  })

  test.each([
    ['name', { name: ' \u200b ' }],
    ['email', { email: 'asha@' }],
    ['subject', { subject: '' }],
    ['message', { message: '\n \n' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['phone', { phone: '1'.repeat(21) }],
    ['kind', { kind: 'advert' }],
    ['field', { field: 'phone' }],
    ['field', { kind: 'wrong', field: 'isApproved' }],
    ['right', { kind: 'wrong', field: 'phone', right: '1'.repeat(501) }],
    ['listingId', { listingId: 'x' }],
    ['homepage', { homepage: 'https://spam.example' }],
    ['body', { isRead: true }],
    ['body', { confirmBy: null }],
    ['body', { createdAt: '2020-01-01' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const { fields } = await send(await proven({ ...MESSAGE, ...wrong }), 400)
    expect(Object.keys(fields)).toEqual([field])
    // A plain sentence of ours, also where only a tampered form gets it.
    expect(JSON.stringify(fields)).not.toMatch(/Invalid|Too (big|small)|Unrecognized/)
    expect(await kept()).toEqual([])
  })

  test('a listing that is not there takes no message with it', async () => {
    await send(await proven({ ...MESSAGE, kind: 'wrong', listingId: 4_711 }))
    expect(await kept()).toMatchObject([{ kind: 'wrong', listingId: null }])
  })

  test('a proof counts once, also when it is sent many times at once', async () => {
    const body = await proven()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.send('POST', '/api/contact', body)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ])
    // Nor after a restart, nor in another process.
    const other = await createTestApp(CONTACT_SETTINGS, undefined, app.db)
    expect((await other.send('POST', '/api/contact', body)).status).toBe(400)
    expect(await kept()).toHaveLength(1)
  })

  test('a message that is refused uses no proof up', async () => {
    const body = await proven()
    await send({ ...body, name: '' }, 400)
    await send(body)
  })

  test('refuses what is no solved challenge of ours', async () => {
    const { challenge, altcha: text } = await solve(app)
    const other = await solve(app)
    const { solution } = JSON.parse(Buffer.from(text, 'base64').toString())
    const forged = (parameters: object) =>
      encodeProof({
        challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
        solution,
      })
    const wrong = [
      '',
      'x',
      encodeProof(null),
      encodeProof({ challenge }),
      encodeProof({ challenge, solution: { ...solution, counter: -1 } }),
      encodeProof({ challenge, solution: { counter: 1, derivedKey: '00' } }),
      encodeProof({ challenge: { ...challenge, signature: '0'.repeat(64) }, solution }),
      encodeProof({ challenge: other.challenge, solution }),
      forged({ cost: 1 }),
      forged({ cost: 1e9 }),
      forged({ nonce: '00' }),
      forged({ keyPrefix: '' }),
      forged({ algorithm: 'SHA-256' }),
      forged({ expiresAt: 32_503_680_000 }),
      'x'.repeat(4_001),
    ]
    for (const altcha of wrong) {
      const { fields } = await send({ ...MESSAGE, altcha }, 400)
      expect(Object.keys(fields), altcha.slice(0, 80)).toEqual(['altcha'])
    }
    expect(await kept()).toEqual([])
    await send({ ...MESSAGE, altcha: text })
  })

  test('refuses a challenge that has run out', async () => {
    const { altcha: text } = await solve(app)
    const now = Date.now
    Date.now = () => now() + 61 * 60_000
    try {
      await send({ ...MESSAGE, altcha: text }, 400)
    } finally {
      Date.now = now
    }
  })

  test('another secret signs other challenges', async () => {
    const other = await createTestApp(
      { ...CONTACT_SETTINGS, SECRET_KEY: 'x'.repeat(40) },
      undefined,
      app.db,
    )
    const answer = await other.send('POST', '/api/contact', await proven())
    expect(answer.status).toBe(400)
  })

  test('used proofs are forgotten when their challenge has run out', async () => {
    await send(await proven())
    await send(await proven())
    await forgetNonces(app.db, new Date(Date.now() + 59 * 60_000))
    expect(await app.db.$count(usedMarks)).toBe(2)
    await forgetNonces(app.db, new Date(Date.now() + 62 * 60_000))
    expect(await app.db.$count(usedMarks)).toBe(0)
  })

  test('nothing that is typed begins a header', async () => {
    const server = await startMailServer()
    const spellings = [
      '\r\nBcc: eve@example.org',
      '\nBcc: eve@example.org',
      '\rBcc: eve@example.org',
    ]
    const more = [
      '\u0000\r\nBcc: eve@example.org',
      '\u2028Bcc: eve@example.org',
      '%0d%0aBcc: eve@example.org',
      '=?utf-8?q?=0d=0aBcc:_eve@example.org?=',
    ]
    for (const spelling of [...spellings, ...more]) {
      await send(await proven({ ...MESSAGE, name: `Asha${spelling}`, subject: `Hello${spelling}` }))
      await send(await proven({ ...MESSAGE, email: `asha@example.org${spelling}` }), 400)
    }
    for (const email of [
      'a@example.org,eve@example.org',
      'a@example.org;eve@example.org',
      'Eve <eve@example.org>',
      '<eve@example.org>',
    ])
      await send(await proven({ ...MESSAGE, email }), 400)
    const mailer = createMailer({ ...app.env, SMTP_URL: server.url })
    if (mailer) await deliverMails(app.db, mailer, pino({ level: 'silent' }))
    expect(server.received).toHaveLength(7)
    for (const mail of server.received) {
      expect(mail.envelope.to).toEqual(['desk@saath.example'])
      const names = mail.headers.map(({ key }) => key)
      expect(names).not.toContain('bcc')
      expect(mail.replyTo?.map(({ address }) => address)).toEqual(['asha@example.org'])
    }
  })

  test('a mail server that is down delays the mail and not the answer', async () => {
    const mail = { ...app.env, SMTP_URL: 'smtp://127.0.0.1:9' }
    await send(await proven())
    const mailer = createMailer(mail)
    if (mailer) await deliverMails(app.db, mailer, pino({ level: 'silent' }))
    expect(await queued()).toMatchObject([{ state: 'waiting', tries: 1 }])
    await app.db.update(mails).set({ nextTryAt: new Date() })
    const server = await startMailServer()
    const again = createMailer({ ...app.env, SMTP_URL: server.url })
    if (again) await deliverMails(app.db, again, pino({ level: 'silent' }))
    expect(server.to('desk@saath.example')).toMatchObject([{ subject: 'Saath: A question' }])
    expect(await queued()).toMatchObject([{ state: 'sent', replyTo: null }])
  })

  test('a subject as long as it may be still fits', async () => {
    await send(await proven({ ...MESSAGE, subject: '😀'.repeat(100) }))
    expect((await queued())[0]?.subject).toHaveLength(200)
  })

  test('without an address of the site, the message is kept and nothing is mailed', async () => {
    app = await createTestApp({}, undefined, app.db)
    await send(await proven())
    expect(await kept()).toHaveLength(1)
    expect(await queued()).toEqual([])
  })

  test('counts what comes from one address, and from one user', async () => {
    const visitor = visit(app, '192.0.2.7')
    const { points } = LIMITS_OF['contact-address']
    for (let i = 0; i < points; i++)
      expect((await visitor.send('POST', '/api/contact', {})).status).toBe(400)
    expect((await visitor.send('POST', '/api/contact', MESSAGE)).status).toBe(429)
    const user = await signInAs(app)
    const statuses: number[] = []
    for (let i = 0; i <= LIMITS_OF['contact-user'].points; i++)
      statuses.push((await user.send('POST', '/api/contact', MESSAGE)).status)
    expect(statuses.at(-2)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })

  test('counts the domain that is written to, where nothing was worked out', async () => {
    const { points } = LIMITS_OF['mail-domain']
    const statuses: number[] = []
    for (let i = 0; i <= points; i++) {
      const visitor = visit(app, `192.0.2.${i}`)
      const message = { ...MESSAGE, email: `p${i}@one.example` }
      statuses.push((await visitor.send('POST', '/api/contact', message)).status)
    }
    expect(new Set(statuses.slice(0, points))).toEqual(new Set([200]))
    expect(statuses.at(-1)).toBe(429)
  })

  test('a report of a listing that was never shown tells nothing of it', async () => {
    const { id } = await buildListing(app.db, { isApproved: false, publishedAt: null })
    await send(await proven({ ...MESSAGE, kind: 'wrong', listingId: id, report: 'closed' }))
    expect(await kept()).toMatchObject([{ listingId: null }])
    expect(await app.db.$count(listingReports)).toBe(0)
  })
})
