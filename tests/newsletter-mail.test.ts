import { pino } from 'pino'
import { expect, test } from 'vitest'
import { newsletterSubscriptions } from '../server/db/schema.ts'
import { createMailer } from '../server/mail/mailer.ts'
import { deliverMails } from '../server/mail/delivery.ts'
import { createTestApp } from './support/app.ts'
import { startMailServer, type ReceivedMail } from './support/mail-server.ts'

const header = (mail: ReceivedMail, name: string) =>
  mail.headers.find(({ key }) => key === name)?.value

/** A mail program has the mail alone: what it presses stands in the header (RFC 8058, RFC 2369). */
test('the welcome mail leaves through a real mail server, and one press on its header unsubscribes', async () => {
  const server = await startMailServer()
  const app = await createTestApp({
    PUBLIC_URL: 'https://saath.example',
    SMTP_URL: server.url,
    MAIL_FROM: 'hello@saath.example',
  })
  await app.send('POST', '/api/newsletter', { email: 'asha@example.org' })
  const mailer = createMailer(app.env)
  if (!mailer) throw new Error('There is no way out for mails.')
  await deliverMails(app.db, mailer, pino({ level: 'silent' }))

  const [mail, ...others] = server.to('asha@example.org')
  expect(others).toEqual([])
  if (!mail) throw new Error('No mail came.')
  expect(mail.subject).toBe('Do you want the newsletter of Saath?')
  // One https address between angle brackets, and what to send to it.
  const [, address = ''] =
    /^<(https:\/\/saath\.example\/[^<>,\s]+)>$/.exec(header(mail, 'list-unsubscribe') ?? '') ?? []
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail.text).toContain(`Yes, send it:\n${address}/confirm`)
  expect(mail.text).toContain(address)

  const state = async () => {
    const [row] = await app.db.select().from(newsletterSubscriptions)
    return [row?.isActive, row?.confirmedAt !== null]
  }
  const path = new URL(address).pathname
  // Filters open links; only a press says yes.
  for (const link of [path, `${path}/confirm`]) {
    await app.get(link)
    await app.get(link, { method: 'HEAD' })
  }
  expect(await state()).toEqual([true, false])
  await app.send('POST', '/api/newsletter', { email: 'asha@example.org' })
  expect(await state()).toEqual([true, false])

  const [name = '', value = ''] = (header(mail, 'list-unsubscribe-post') ?? '').split('=')
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.get(path, {
      method: 'POST',
      headers: { 'user-agent': 'a mail program' },
      body: new URLSearchParams({ [name]: value }),
    })
    expect(answer.status).toBe(200)
    expect(await state()).toEqual([false, false])
  }
})

test('a mail that waits while the mail server is away leaves when it is back; a site without https names no address to press', async () => {
  const away = await startMailServer()
  const { port, url } = away
  await away.stop()
  const app = await createTestApp({
    PUBLIC_URL: 'http://saath.example',
    SMTP_URL: url,
    MAIL_FROM: 'hello@saath.example',
  })
  const asked = await app.send('POST', '/api/newsletter', { email: 'asha@example.org' })
  expect(asked.status).toBe(200)
  const mailer = createMailer(app.env)
  if (!mailer) throw new Error('There is no way out for mails.')
  const log = pino({ level: 'silent' })
  await deliverMails(app.db, mailer, log)
  await app.db.execute('update mails set next_try_at = now()')
  const back = await startMailServer({ port })
  await deliverMails(app.db, mailer, log)
  const [mail] = back.to('asha@example.org')
  if (!mail) throw new Error('No mail came.')
  expect(header(mail, 'list-unsubscribe')).toMatch(/^<http:/)
  expect(header(mail, 'list-unsubscribe-post')).toBeUndefined()
})
