import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { anotherPool, emptyDatabase } from '../../tests/support/database.ts'
import { buildMail } from '../../tests/support/factories.ts'
import { refusal, startMailServer, type ReceivedMail } from '../../tests/support/mail-server.ts'
import { toDrizzle, type Database } from '../db/open.ts'
import { mails } from '../db/schema.ts'
import { readEnv } from '../env/env.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { deliverMails, giveUpOldMails } from './delivery.ts'
import { queueMail } from './outbox.ts'
import { forgetOldMails } from '../services/retention.ts'

const quiet = pino({ level: 'silent' })

/** A log whose lines a test can read. */
function listeningLog() {
  const lines: string[] = []
  return { lines, log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }) }
}

function mailerTo(url: string, settings: Record<string, string> = {}): Mailer {
  const env = readEnv({
    NODE_ENV: 'test',
    SMTP_URL: url,
    MAIL_FROM: 'hello@saath.example',
    ...settings,
  })
  return createMailer(env)!
}

const deliver = (db: Database, url: string) => deliverMails(db, mailerTo(url), quiet)

async function onlyMail(db: Database) {
  const rows = await db.select().from(mails)
  expect(rows).toHaveLength(1)
  return rows[0]!
}

/** As if the time of the next try had come. */
const makeDue = (db: Database) => db.update(mails).set({ nextTryAt: sql`now()` })

describe('a mail in the outbox', () => {
  test('leaves once, and what it said and to whom is erased', async () => {
    const db = await emptyDatabase()
    const server = await startMailServer()
    await buildMail(db, { to: 'asha@example.org', subject: 'Hello', text: 'Only for Asha' })
    await deliver(db, server.url)
    await makeDue(db)
    await deliver(db, server.url)

    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatchObject({
      subject: 'Hello',
      from: { name: 'Saath', address: 'hello@saath.example' },
      to: [{ address: 'asha@example.org' }],
      envelope: { from: 'hello@saath.example', to: ['asha@example.org'] },
    })
    expect(await onlyMail(db)).toMatchObject({
      state: 'sent',
      tries: 1,
      error: null,
      recipient: 'a…@example.org',
      subject: null,
      text: null,
      html: null,
      sentAt: expect.any(Date),
    })
  })

  test('says whom an answer goes to and how one press ends it (RFC 8058), and forgets both', async () => {
    const db = await emptyDatabase()
    const server = await startMailServer()
    const unsubscribeUrl = 'https://saath.example/newsletter/unsubscribe/1'
    await buildMail(db, { replyTo: 'ravi@example.org', unsubscribeUrl })
    await deliver(db, server.url)

    const [{ replyTo, headers }] = server.received as [ReceivedMail]
    const header = (name: string) => headers.find(({ key }) => key === name)?.value
    expect(replyTo).toMatchObject([{ address: 'ravi@example.org' }])
    expect(header('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(await onlyMail(db)).toMatchObject({ replyTo: null, unsubscribeUrl: null })
  })

  test('is not there when its transaction was rolled back', async () => {
    const db = await emptyDatabase()
    const server = await startMailServer()
    const failing = db.transaction(async (tx) => {
      await buildMail(tx)
      throw new Error('Something else went wrong')
    })
    await expect(failing).rejects.toThrow('Something else')
    await deliver(db, server.url)
    expect(server.received).toEqual([])
  })

  test('waits while the mail server is down, and leaves once when it is back', async () => {
    const db = await emptyDatabase()
    const down = await startMailServer()
    await down.stop()
    await buildMail(db)
    await deliver(db, down.url)
    expect(await onlyMail(db)).toMatchObject({
      state: 'waiting',
      tries: 1,
      error: 'The mail server could not be reached.',
      text: 'Text',
    })
    // Its time has not come yet.
    const back = await startMailServer({ port: down.port })
    await deliver(db, back.url)
    expect(back.received).toEqual([])

    await makeDue(db)
    await deliver(db, back.url)
    await makeDue(db)
    await deliver(db, back.url)
    expect(back.received).toHaveLength(1)
    expect(await onlyMail(db)).toMatchObject({ state: 'sent', tries: 2, error: null })
  })

  test('is tried later and later, and given up after twenty tries', async () => {
    const db = await emptyDatabase()
    const server = await startMailServer({ onRecipient: () => refusal(451, 'Come back later') })
    await buildMail(db)
    const delays: number[] = []
    for (let tries = 1; tries <= 19; tries++) {
      await deliver(db, server.url)
      const [row] = await db
        .select({ seconds: sql<number>`extract(epoch from ${mails.nextTryAt} - now())::int` })
        .from(mails)
      delays.push(row!.seconds)
      await makeDue(db)
    }
    expect(delays.slice(0, 4)).toEqual([30, 60, 120, 240].map((n) => expect.closeTo(n, -1)))
    expect(delays.at(-1)).toBeCloseTo(6 * 3_600, -2)
    expect(await onlyMail(db)).toMatchObject({ state: 'waiting', tries: 19 })

    await deliver(db, server.url)
    expect(await onlyMail(db)).toMatchObject({ state: 'failed', tries: 20, text: null })
  })

  test('outlives an outage of days, is tried at least every quarter of an hour, and leaves after it', async () => {
    const db = await emptyDatabase()
    const nobody: Mailer = {
      send: () => Promise.reject(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })),
    }
    await buildMail(db)
    let waited = 0
    for (let tries = 1; tries <= 300; tries++) {
      await deliverMails(db, nobody, quiet)
      const { nextTryAt, state } = await onlyMail(db)
      expect(state).toBe('waiting')
      const seconds = (nextTryAt.getTime() - Date.now()) / 1_000
      expect(seconds).toBeLessThanOrEqual(15 * 60)
      waited += seconds
      await makeDue(db)
    }
    expect(waited / 3_600).toBeGreaterThan(62)

    // The server that is back may ask to come again: so many tries before do not count against the mail.
    let answers = 0
    const server = await startMailServer({
      onRecipient: () => ((answers += 1) === 1 ? refusal(451, 'Come back later') : undefined),
    })
    await deliver(db, server.url)
    const row = await onlyMail(db)
    expect(row).toMatchObject({ state: 'waiting', tries: 301, refusals: 1 })
    expect((row.nextTryAt.getTime() - Date.now()) / 1_000).toBeLessThanOrEqual(31)
    await makeDue(db)
    await deliver(db, server.url)
    expect(server.received).toHaveLength(1)
    expect(await onlyMail(db)).toMatchObject({ state: 'sent' })
  })

  test.each([
    ['a recipient nobody knows', { onRecipient: () => refusal(550, '5.1.1 No such user') }],
    ['what it says', { onMail: () => refusal(554, '5.7.1 Looks like spam') }],
  ])('refused for good because of %s is not tried again', async (_, behaviour) => {
    const db = await emptyDatabase()
    const server = await startMailServer(behaviour)
    await buildMail(db)
    await deliver(db, server.url)
    expect(await onlyMail(db)).toMatchObject({
      state: 'failed',
      tries: 1,
      text: null,
      error: expect.stringMatching(/^The mail server refused the (recipient|email)\. It said: 55/),
    })
  })

  test.each([
    [
      'our password',
      { refuseSignIn: true },
      'The mail server did not accept our name and password. It said: 535',
    ],
    [
      'our address',
      { onSender: () => refusal(550, 'Not you') },
      'The mail server refused the address that emails come from. It said: 550',
    ],
    [
      'it for now',
      { onMail: () => refusal(451, 'Greylisted') },
      'The mail server refused the email. It said: 451',
    ],
  ])('waits while the server refuses %s', async (_, behaviour, error) => {
    const db = await emptyDatabase()
    const server = await startMailServer(behaviour)
    await buildMail(db)
    await deliver(db, server.url.replace('//', '//saath:wrong@'))
    const row = await onlyMail(db)
    expect(row).toMatchObject({ state: 'waiting', tries: 1 })
    expect(row.error).toContain(error)
  })

  test('travels encrypted to another machine, or not at all', async () => {
    const db = await emptyDatabase()
    const server = await startMailServer()
    await buildMail(db)
    // The same server by an address that does not name this machine.
    const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0')
    await deliver(db, elsewhere)
    expect(server.received).toEqual([])
    expect((await onlyMail(db)).error).toContain('could not be encrypted')

    await makeDue(db)
    await deliver(db, `${elsewhere}?ignoreTLS=true`)
    expect(server.received).toHaveLength(1)
  })

  test('is not sent after its link has run out', async () => {
    const db = await emptyDatabase()
    const server = await startMailServer()
    await buildMail(db, { validUntil: new Date(Date.now() - 1_000) })
    await deliver(db, server.url)
    expect(server.received).toEqual([])
    expect(await onlyMail(db)).toMatchObject({
      state: 'failed',
      text: null,
      error: 'It waited until its link had run out.',
    })
  })

  test('goes out again with the same Message-ID when its sender never said that it was sent', async () => {
    const db = await emptyDatabase()
    const server = await startMailServer()
    await buildMail(db)
    const dying: Mailer = {
      send: async (mail) => {
        await mailerTo(server.url).send(mail)
        await new Promise(() => {})
      },
    }
    void deliverMails(db, dying, quiet)
    await expect.poll(() => server.received.length).toBe(1)

    // Not while it may still be at work; only when the lease has ended.
    await deliver(db, server.url)
    expect(server.received).toHaveLength(1)
    await makeDue(db)
    await deliver(db, server.url)
    const [first, second] = server.received
    expect(second?.messageId).toBe(first?.messageId)
    expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}@saath\.example>$/)
    expect(await onlyMail(db)).toMatchObject({ state: 'sent', tries: 2 })
  })

  test('sent by one who was believed dead stays sent', async () => {
    const db = await emptyDatabase()
    const server = await startMailServer()
    await buildMail(db)
    const slow: Mailer = {
      send: async (mail) => {
        await mailerTo(server.url).send(mail)
        // Meanwhile another took the mail and was refused for good.
        await makeDue(db)
        const refusing = { send: () => Promise.reject(finalRefusal) }
        await deliverMails(db, refusing, quiet)
      },
    }
    const finalRefusal = { responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' }
    await deliverMails(db, slow, quiet)
    expect(await onlyMail(db)).toMatchObject({ state: 'sent', error: null })
  })
})

test('a server that answers nobody is not asked for every mail', async () => {
  const db = await emptyDatabase()
  const down = await startMailServer()
  await down.stop()
  for (let n = 0; n < 12; n++) await buildMail(db)
  await deliver(db, down.url)
  const tried = await db.select().from(mails).where(eq(mails.tries, 1))
  expect(tried).toHaveLength(5)
})

test('a mail that is refused does not hold up the others', async () => {
  const db = await emptyDatabase()
  const server = await startMailServer({
    onRecipient: (address) => (address.startsWith('bad') ? refusal(550, 'No') : undefined),
  })
  for (let n = 0; n < 12; n++)
    await buildMail(db, { to: `${n % 2 ? 'bad' : 'good'}${n}@example.org` })
  await deliver(db, server.url)
  expect(server.received).toHaveLength(6)
})

test('several processes that deliver at once send each mail once', async () => {
  const db = await emptyDatabase()
  const processes = await Promise.all([1, 2, 3, 4].map(anotherPool))
  const server = await startMailServer()
  for (let n = 0; n < 100; n++) await buildMail(db, { to: `person${n}@example.org` })

  await Promise.all(processes.map(({ pool }) => deliver(toDrizzle(pool), server.url)))
  await Promise.all(processes.map(({ close }) => close()))
  expect(server.received).toHaveLength(100)
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(100)
  expect(await db.select().from(mails).where(eq(mails.tries, 1))).toHaveLength(100)
})

test('the log and the admin list name nobody, whatever the mail server repeats', async () => {
  const db = await emptyDatabase()
  const { lines, log } = listeningLog()
  const server = await startMailServer({
    onMail: () =>
      refusal(
        451,
        'canary <canary@example.org> sent http://site.example/canary-token and more\r\nSubject: x',
      ),
  })
  await buildMail(db, { to: 'canary@example.org', subject: 'canary', text: 'canary' })
  await deliverMails(db, mailerTo(server.url), log)
  expect(lines).toHaveLength(1)
  expect(lines.join('')).not.toContain('canary')
  const { error } = await onlyMail(db)
  expect(error).not.toMatch(/@example|token|[\r\n]/)
  expect(error).toContain('It said: 451')
})

describe('queueMail', () => {
  test.each([
    ['Hello\r\nBcc: thief@example.org'],
    ['Hello\nBcc: thief@example.org'],
    ['Hello\r\n\r\n<script>alert(1)</script>'],
    ['Hello\u0000\u2028\u0085Bcc: thief@example.org'],
  ])('lets no line break of a subject begin a header: %j', async (subject) => {
    const db = await emptyDatabase()
    const server = await startMailServer()
    await buildMail(db, { subject })
    await deliver(db, server.url)
    const [mail] = server.received
    expect(mail?.envelope.to).toEqual(['asha@example.org'])
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.subject).toMatch(/^Hello/)
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail?.text?.trim()).toBe('Text')
  })

  test('lets no line break of the site name begin a header', async () => {
    const db = await emptyDatabase()
    const server = await startMailServer()
    await buildMail(db)
    const mailer = mailerTo(server.url, { SITE_NAME: 'Saath"\r\nBcc: <thief@example.org>' })
    await deliverMails(db, mailer, quiet)
    expect(server.received[0]?.envelope.to).toEqual(['asha@example.org'])
    expect(server.received[0]?.bcc).toBeUndefined()
  })

  test.each([
    'asha@example.org\r\nBcc: thief@example.org',
    'asha@example.org, thief@example.org',
    'Asha <asha@example.org>',
    '<asha@example.org>',
    'asha@example.org\u0000',
    '"a\nb"@example.org',
    'asha',
    '',
  ])('refuses to write to %j', async (to) => {
    const db = await emptyDatabase()
    await expect(buildMail(db, { to })).rejects.toThrow()
    expect(await db.select().from(mails)).toEqual([])
  })
})

test('after seven days a mail that still waits is given up, and erased', async () => {
  const db = await emptyDatabase()
  await buildMail(db)
  await db.update(mails).set({ createdAt: sql`now() - interval '6 days 23 hours'` })
  await giveUpOldMails(db)
  expect(await onlyMail(db)).toMatchObject({ state: 'waiting', text: 'Text' })
  await db.update(mails).set({ createdAt: sql`now() - interval '7 days 1 minute'` })
  await giveUpOldMails(db)
  expect(await onlyMail(db)).toMatchObject({
    state: 'failed',
    subject: null,
    text: null,
    html: null,
    recipient: 'a…@example.org',
    error: 'It waited for seven days.',
  })
})

test('after thirty days nothing is left of a mail that is done with', async () => {
  const db = await emptyDatabase()
  const server = await startMailServer()
  await buildMail(db)
  await deliver(db, server.url)
  await forgetOldMails(db)
  expect(await db.select().from(mails)).toHaveLength(1)
  await db.update(mails).set({ createdAt: sql`now() - interval '31 days'` })
  await forgetOldMails(db)
  expect(await db.select().from(mails)).toEqual([])
})

describe('without SMTP_URL', () => {
  test('mails wait, and nothing of them is logged', () => {
    const PUBLIC_URL = 'https://saath.example'
    expect(createMailer(readEnv({ PUBLIC_URL }))).toBeNull()
    expect(createMailer(readEnv({ PUBLIC_URL, NODE_ENV: 'production' }))).toBeNull()
    expect(createMailer(readEnv({ NODE_ENV: 'test' }))).toBeNull()
  })

  test('a developer reads them in the window', async ({ onTestFinished }) => {
    const db = await emptyDatabase()
    const printed: string[] = []
    const write = process.stdout.write
    process.stdout.write = (text: string | Uint8Array) => printed.push(String(text)) > 0
    onTestFinished(() => void (process.stdout.write = write))
    await queueMail(db, {
      kind: 'sign-in-link',
      to: 'asha@example.org',
      subject: 'Your link',
      text: 'http://localhost/link',
      html: '',
    })
    await deliverMails(db, createMailer(readEnv({ NODE_ENV: 'development' }))!, quiet)
    expect(printed.join('')).toContain('http://localhost/link')
    expect(await onlyMail(db)).toMatchObject({ state: 'sent' })
  })
})
