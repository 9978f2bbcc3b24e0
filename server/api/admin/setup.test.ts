import { expect, test } from 'vitest'
import type { Setup } from '../../../shared/admin/setup.ts'
import { createTestApp, signInAs } from '../../../tests/support/app.ts'
import { refusal, startMailServer } from '../../../tests/support/mail-server.ts'

const MAIL_FROM = 'hello@saath.example'

async function asAdmin(settings: Record<string, string> = {}) {
  const app = await createTestApp(settings)
  const admin = await signInAs(app, { role: 'admin' })
  return {
    email: admin.user.email,
    setup: async () => (await (await admin.get('/api/admin/setup')).json()) as Setup,
    sendTestMail: () => admin.send('POST', '/api/admin/test-mail'),
  }
}

test('an admin sees what is set, and nothing of what it says', async () => {
  const bare = await (await asAdmin()).setup()
  expect(bare.steps.filter(({ isDone }) => isDone)).toEqual([])
  expect(bare.canMail).toBe(false)
  const settings = {
    PUBLIC_URL: 'https://canary.example',
    SMTP_URL: 'smtp://canary:canary@127.0.0.1:9',
    MAIL_FROM: 'canary@saath.example',
    GRIEVANCE_OFFICER: 'canary',
    CONTACT_PHONE: '112',
    MAP_TILES_URL: 'https://canary.example/{z}/{x}/{y}.png',
    MAP_ATTRIBUTION: 'canary',
  }
  const full = await (await asAdmin(settings)).setup()
  expect(full.steps.filter(({ isDone }) => !isDone)).toEqual([])
  expect(JSON.stringify(full)).not.toContain('canary')
})

test('a test email goes to the admin alone, and is taken', async () => {
  const server = await startMailServer()
  const { email, sendTestMail } = await asAdmin({ SMTP_URL: server.url, MAIL_FROM })
  const answer = await sendTestMail()
  expect(await answer.json()).toEqual({ recipient: email, problem: null })
  expect(server.received.map(({ envelope, subject }) => [envelope.to, subject])).toEqual([
    [[email], 'Test email from Saath'],
  ])
})

test('what the mail server refuses is said without an address', async () => {
  const server = await startMailServer({
    onRecipient: (address) => refusal(550, `No such user ${address}`),
  })
  const { email, sendTestMail } = await asAdmin({ SMTP_URL: server.url, MAIL_FROM })
  const { problem } = await (await sendTestMail()).json()
  expect(problem).toContain('No such user')
  expect(problem).not.toContain(email)
})

test('a mail server that does not answer is named as such, and its password is not', async () => {
  const { sendTestMail } = await asAdmin({
    SMTP_URL: 'smtp://canary:canary@127.0.0.1:9',
    MAIL_FROM,
  })
  const { problem } = await (await sendTestMail()).json()
  expect(problem).toBe('The mail server could not be reached.')
})

test('without a mail server that is the problem, and nobody can send many', async () => {
  const { sendTestMail } = await asAdmin()
  for (let time = 0; time < 5; time += 1)
    expect((await (await sendTestMail()).json()).problem).toContain('Set SMTP_URL')
  const refused = await sendTestMail()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
