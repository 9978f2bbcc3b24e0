import { beforeEach, describe, expect, test } from 'vitest'
import { createMailer } from '../server/mail/mailer.ts'
import { sayNextSteps } from '../server/start/next-steps.ts'
import { createPages } from '../server/pages/pages.ts'
import { becomeFirstAdmin, printFirstAdminLink } from '../server/services/accounts/first-admin.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createTestApp, signInAs, type TestApp } from './support/app.ts'
import { linkIn, visit } from './support/browser.ts'
import { buildListing } from './support/factories.ts'

/** The trial of ruling 44: open to this computer, closed to what comes from elsewhere. */

const LINE = 'Trial: only this computer reaches it'
const assets = { sheet: null, stylesheets: [], scripts: [] }
const pages = createPages({ render, renderFailure, assets, policy: null })
const start = (settings: Record<string, string> = {}, db?: TestApp['db']) =>
  createTestApp({ NODE_ENV: 'production', ...settings }, pages, db)

const ASHA = {
  email: 'asha@example.org',
  password: 'a quiet corner',
  firstName: 'Asha',
  isAdult: true,
}

let app: TestApp
beforeEach(async () => {
  app = await start()
})

/** What a request finds: whether one may sign up and write, and whether the page says so. */
async function found(headers: Record<string, string> = {}, origin = '') {
  const read = async (path: string) => (await app.get(`${origin}${path}`, { headers })).json()
  const { takesContent, isOnTrial } = await read('/api/site/settings')
  const { hasMail } = await read('/api/auth/ways')
  const page = await (await app.get(`${origin}/about`, { headers })).text()
  return { takesContent, isOnTrial, hasMail, line: page.includes(LINE) }
}
const OPEN = { takesContent: true, isOnTrial: true, hasMail: true, line: true }
const CLOSED = { takesContent: false, isOnTrial: false, hasMail: false, line: false }

test('without PUBLIC_URL on the loopback everything is open, and each page says so', async () => {
  expect(await found()).toEqual(OPEN)
  for (const origin of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://saath.localhost'])
    expect(await found({}, origin), origin).toEqual(OPEN)
  for (const path of ['/', '/directory', '/login', '/help-now', '/no-such-page'])
    expect(await (await app.get(path)).text(), path).toContain(LINE)
})

test.each([
  ['forwarded', 'for=203.0.113.7'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-host', 'localhost'],
  ['x-forwarded-proto', 'http'],
  ['x-real-ip', '127.0.0.1'],
  ['via', '1.1 proxy'],
  ['cf-connecting-ip', '203.0.113.7'],
  ['host', 'saath.example'],
  ['host', '127.0.0.1.saath.example'],
  ['host', '192.168.1.5:3000'],
])('a request with %s: %s gets the closed version', async (name, value) => {
  expect(await found({ [name]: value })).toEqual(CLOSED)
})

test('so does one to another name, or to no name at all', async () => {
  expect(await found({}, 'http://saath.example')).toEqual(CLOSED)
  expect(await found({ host: '' })).toEqual(CLOSED)
})

test.each<Record<string, string>>([
  { PUBLIC_URL: 'http://localhost' },
  { PUBLIC_URL: 'https://saath.example' },
  { HOST: '0.0.0.0' },
  { HOST: '192.168.1.5' },
])('with %o there is no trial', async (settings) => {
  app = await start(settings)
  expect(await found()).toEqual(CLOSED)
  expect(createMailer(app.env)).toBeNull()
})

describe('on trial', () => {
  test('one signs up and writes a review; handed on, both are refused', async () => {
    const browser = visit(app)
    const handedOn = { 'x-forwarded-for': '203.0.113.7' }
    const signUp = (headers = {}) => browser.send('POST', '/api/auth/sign-up', ASHA, headers)
    expect((await signUp(handedOn)).status).toBe(403)
    expect((await signUp()).status).toBe(200)
    await browser.confirm(await linkIn(app, ASHA.email, 'verify-email'))
    expect(await browser.whoAmI()).toMatchObject({ email: ASHA.email })
    const { id } = await buildListing(app.db)
    const review = { listingId: id, rating: 5, reviewText: 'The rooms are quiet.' }
    const write = (headers = {}) =>
      browser.send('POST', `/api/listings/${id}/reviews`, review, headers)
    expect((await write(handedOn)).status).toBe(403)
    expect((await write()).status).toBe(200)
  })

  test('mails are printed', () => {
    expect(createMailer(app.env)).not.toBeNull()
  })
})

const link = async () => (await printFirstAdminLink(app.db, app.env)) ?? ''
const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? ''

describe('the link that makes admin', () => {
  test('makes an account for whoever opens it, once', async () => {
    const address = await link()
    const browser = visit(app)
    const answer = await browser.confirm(address)
    expect(answer.headers.get('location')).toBe('/admin')
    expect(await browser.whoAmI()).toMatchObject({ role: 'admin', email: 'admin@trial.invalid' })
    const again = await visit(app).confirm(address)
    expect(again.headers.get('location')).toContain('problem=admin-link-used')
  })

  test('makes the account admin that is signed in', async () => {
    const { user, cookie } = await signInAs(app)
    const browser = visit(app)
    const [name = '', value = ''] = cookie.split('=', 2)
    browser.cookies.set(name, value)
    await browser.confirm(await link())
    expect(await browser.whoAmI()).toMatchObject({ id: user.id, role: 'admin' })
  })

  test('is printed while nobody is admin, and works no longer once somebody is', async () => {
    const address = await link()
    await signInAs(app, { role: 'admin' })
    expect(await printFirstAdminLink(app.db, app.env)).toBeUndefined()
    expect(await becomeFirstAdmin(app.db, tokenOf(address))).toBeUndefined()
  })

  test('of two opened at once, one makes admin', async () => {
    const [one, other] = [await link(), await link()]
    const made = await Promise.all(
      [one, other].map((address) => becomeFirstAdmin(app.db, tokenOf(address))),
    )
    expect(made.filter((id) => id !== undefined)).toHaveLength(1)
  })

  test('works for this computer only', async () => {
    const address = await link()
    for (const closed of [app, await start({ PUBLIC_URL: 'http://localhost' }, app.db)]) {
      const browser = visit(closed)
      await browser.open(address)
      const { id } = await (await browser.get('/api/auth/confirm')).json()
      const elsewhere: Record<string, string> =
        closed === app ? { 'x-forwarded-for': '203.0.113.7' } : {}
      const answer = await browser.send('POST', '/api/auth/confirm', { id }, elsewhere)
      expect(answer.status).toBe(400)
      expect(await browser.whoAmI()).toBe(401)
    }
  })
})

describe('the next steps that a start prints', () => {
  test('on trial: an account, the link for admins, and what opens the site', async () => {
    const said = await sayNextSteps(app.db, app.env, 4321)
    expect(said).toContain('Saath is ready: http://127.0.0.1:4321')
    expect(said).toMatch(/1\. .*http:\/\/127\.0\.0\.1:4321\/login\/new/)
    expect(said).toMatch(/http:\/\/127\.0\.0\.1:4321\/api\/auth\/first-admin\?token=/)
    expect(said).toMatch(/3\. .*PUBLIC_URL, SMTP_URL, GRIEVANCE_OFFICER and OPERATOR_NAME/)
    await signInAs(app, { role: 'admin' })
    const later = await sayNextSteps(app.db, app.env, 4321)
    expect(later).not.toContain('first-admin')
    expect(later).toContain('npm run admin -- grant EMAIL')
  })

  test('for visitors: what is missing, and nothing when nothing is', async () => {
    const missing = await start({ PUBLIC_URL: 'https://saath.example' })
    const said = await sayNextSteps(missing.db, missing.env, 4321)
    expect(said).toContain('Saath is ready: https://saath.example')
    expect(said).toMatch(/1\. Set SMTP_URL[^]*2\. Set GRIEVANCE_OFFICER[^]*3\. Name an admin/)
    const settings = {
      PUBLIC_URL: 'https://saath.example',
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'hello@saath.example',
      GRIEVANCE_OFFICER: 'M. Naik',
      ADMIN_EMAILS: 'asha@example.org',
    }
    const unnamed = await start(settings)
    expect(await sayNextSteps(unnamed.db, unnamed.env, 4321)).toMatch(/1\. Set OPERATOR_NAME/)
    const whole = await start({ ...settings, OPERATOR_NAME: 'Example Trust' })
    expect(await sayNextSteps(whole.db, whole.env, 4321)).not.toContain('Next:')
  })
})
