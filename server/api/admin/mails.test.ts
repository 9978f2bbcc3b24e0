import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { MailList } from '../../../shared/admin/mails.ts'
import { createTestApp, signInAs } from '../../../tests/support/app.ts'
import { buildMail } from '../../../tests/support/factories.ts'
import { refusal, startMailServer } from '../../../tests/support/mail-server.ts'
import { createMailer } from '../../mail/mailer.ts'
import { deliverMails } from '../../mail/delivery.ts'

const PATH = '/api/admin/mail'

test(`GET ${PATH} returns 401 for a guest and 403 for a user`, async () => {
  const app = await createTestApp()
  expect((await app.get(PATH)).status).toBe(401)
  expect((await (await signInAs(app)).get(PATH)).status).toBe(403)
})

test(`GET ${PATH} shows what happened, and neither text, subject nor address`, async () => {
  const server = await startMailServer({
    onRecipient: (address) =>
      address.startsWith('gone') ? refusal(550, `No such user ${address}`) : undefined,
  })
  const app = await createTestApp({ SMTP_URL: server.url, MAIL_FROM: 'hello@saath.example' })
  const secrets = { subject: 'canary', text: 'canary', html: 'canary' }
  await buildMail(app.db, { ...secrets, to: 'canary@example.org' })
  await buildMail(app.db, { ...secrets, to: 'gone.canary@example.org', kind: 'reset-password' })
  await deliverMails(app.db, createMailer(app.env)!, pino({ level: 'silent' }))
  await buildMail(app.db, { ...secrets, to: 'canary@example.com', kind: 'sign-in-link' })

  const admin = await signInAs(app, { role: 'admin' })
  const response = await admin.get(PATH)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = (await response.json()) as MailList
  expect(JSON.stringify(body)).not.toContain('canary')
  expect(body).toMatchObject({ hasMailServer: true, waiting: 1, failed: 1 })
  expect(body.mails).toMatchObject([
    { kind: 'sign-in-link', recipient: 'c…@example.com', state: 'waiting', tries: 0, error: null },
    {
      kind: 'reset-password',
      recipient: 'g…@example.org',
      state: 'failed',
      tries: 1,
      error: 'The mail server refused the recipient. It said: 550 No such user …',
      nextTryAt: null,
      sentAt: null,
    },
    {
      kind: 'verify-email',
      recipient: 'c…@example.org',
      state: 'sent',
      sentAt: expect.any(String),
    },
  ])
})

test(`GET ${PATH} says when there is no mail server`, async () => {
  const app = await createTestApp()
  await buildMail(app.db)
  const admin = await signInAs(app, { role: 'admin' })
  expect(await (await admin.get(PATH)).json()).toMatchObject({
    hasMailServer: false,
    waiting: 1,
    failed: 0,
  })
})

test(`GET ${PATH} can be turned page by page, and shows one state`, async () => {
  const app = await createTestApp()
  for (let n = 0; n < 5; n++) await buildMail(app.db)
  const admin = await signInAs(app, { role: 'admin' })
  const seen: number[] = []
  let next: string | undefined = `${PATH}?limit=2&state=waiting`
  while (next) {
    const response: Response = await admin.get(next)
    const { mails } = (await response.json()) as MailList
    seen.push(...mails.map(({ id }) => id))
    next = /<(.*)>/.exec(response.headers.get('link') ?? '')?.[1]
  }
  expect(seen).toEqual([5, 4, 3, 2, 1])
  const sent = (await (await admin.get(`${PATH}?state=sent`)).json()) as MailList
  expect(sent.mails).toEqual([])
})

test(`GET ${PATH} counts what is asked for, and leads on only where older ones follow`, async () => {
  const app = await createTestApp()
  for (let n = 0; n < 4; n++) await buildMail(app.db)
  const admin = await signInAs(app, { role: 'admin' })
  const read = async (query: string) => {
    const response = await admin.get(`${PATH}?${query}`)
    const { total } = (await response.json()) as MailList
    return [total, response.headers.has('link')]
  }
  expect(await read('limit=2')).toEqual([4, true])
  expect(await read('limit=2&offset=2')).toEqual([4, false])
  expect(await read('state=sent')).toEqual([0, false])
})

test.each(['?state=lost', '?limit=0', '?limit=201', '?offset=-1'])(
  `GET ${PATH}%s returns 400`,
  async (query) => {
    const admin = await signInAs(await createTestApp(), { role: 'admin' })
    expect((await admin.get(PATH + query)).status).toBe(400)
  },
)
