import { beforeEach, describe, expect, test } from 'vitest'
import { createLimits, LIMITS_OF, READS } from '../server/http/limits.ts'
import { createPages } from '../server/pages/pages.ts'
import { openSecrets } from '../server/start/secrets.ts'
import { words } from '../server/words.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createTestApp, signInAs, type TestApp } from './support/app.ts'
import { visit } from './support/browser.ts'
import { MESSAGE } from './support/contact.ts'
import { buildEvent } from './support/factories.ts'

/** What people see who are refused where a browser was led: a page that says why, never JSON. */

const pages = createPages({
  render,
  renderFailure,
  assets: { sheet: null, stylesheets: [], scripts: [] },
  policy: () => "default-src 'none'",
})

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({}, pages)
})

const LOOKING = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' }
const IN_OLDER_BROWSER = { accept: 'text/html,application/xhtml+xml' }
const FROM = '10.0.0.1'

async function withoutTable<Answer>(table: string, act: () => Promise<Answer>): Promise<Answer> {
  await app.db.execute(`alter table ${table} rename to away`)
  try {
    return await act()
  } finally {
    await app.db.execute(`alter table away rename to ${table}`)
  }
}

async function expectPage(answer: Response, status: number, ...sentences: string[]) {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const page = await answer.text()
  for (const sentence of sentences) expect(page).toContain(sentence)
  expect(page).not.toContain('Something went wrong')
}

describe('a link or a provider leads to the sign-in page, which says', () => {
  test.each(['verify', 'link', 'reset'])('that the fault is ours: /api/auth/%s', async (kind) => {
    const answer = await withoutTable('verifications', () =>
      app.get(`/api/auth/${kind}?token=abc&returnTo=/blog`),
    )
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/login?problem=internal&returnTo=%2Fblog')
    expect(JSON.stringify(app.logged)).toContain('42P01')
  })

  test.each([
    '/api/login/google',
    '/api/auth/callback/google?code=x&state=y',
    '/api/auth/callback/nobody',
    '/api/auth/link?token=abc',
    '/api/auth/verify?token=abc',
    '/api/auth/reset?token=abc',
  ])('that it was too often: %s', async (path) => {
    const limits = createLimits(app.db, openSecrets(app.env))
    for (let n = 0; n < LIMITS_OF['link-address'].points; n += 1)
      await limits.take('link-address', FROM)
    const answer = await visit(app, FROM).get(path)
    expect(answer.status).toBe(302)
    const wait = answer.headers.get('retry-after')
    expect(Number(wait)).toBeGreaterThan(0)
    expect(answer.headers.get('location')).toBe(`/login?problem=too-many&returnTo=%2F&wait=${wait}`)
  })

  test('that Apple’s answer, too, came too often', async () => {
    const limits = createLimits(app.db, openSecrets(app.env))
    for (let n = 0; n < LIMITS_OF['link-address'].points; n += 1)
      await limits.take('link-address', FROM)
    const answer = await visit(app, FROM).send('POST', '/api/auth/callback/apple')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(
      /^\/login\?problem=too-many&returnTo=%2F&wait=\d+$/,
    )
  })

  test('that a form without script met a fault of ours', async () => {
    const answer = await withoutTable('users', () =>
      app.get('/api/auth/sign-in', {
        method: 'POST',
        headers: LOOKING,
        body: new URLSearchParams({ email: 'a@example.org', password: 'x', returnTo: '/blog' }),
      }),
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/login?problem=internal&returnTo=%2Fblog',
    ])
  })
})

describe('a page says', () => {
  test.each([LOOKING, IN_OLDER_BROWSER])('that it was too often', async (headers) => {
    const browser = visit(app, FROM)
    await Promise.all(Array.from({ length: READS.points }, () => browser.get('/healthz')))
    const answer = await browser.get('/about', headers)
    const wait = Number(answer.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    await expectPage(answer, 429, '<h1>Please wait a little</h1>', words.tooMany(wait), 'tel:112')
  })

  test('that a form came from another site', async () => {
    const answer = await app.get('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ email: 'a@example.org' }),
    })
    await expectPage(
      answer,
      403,
      '<h1>This is not open to you</h1>',
      'This request came from another site',
      'Nothing was changed.',
    )
  })

  test('that one’s data needs a sign-in', async () => {
    const answer = await app.get('/api/account/data', { headers: LOOKING })
    await expectPage(answer, 401, 'Please sign in first.')
  })
})

test('scripts and programs get JSON, also at these addresses', async () => {
  const byScript = { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin', accept: '*/*' }
  for (const headers of [byScript, {}]) {
    const answer = await app.get('/api/account/data', { headers })
    expect(await answer.json()).toMatchObject({ code: 'unauthorized' })
  }
  const endpoint = await app.get('/api/listings/99999', { headers: LOOKING })
  expect(await endpoint.json()).toMatchObject({ code: 'not_found' })
})

describe('too many changes leave what was typed in a form that no script sends', () => {
  test('of contact', async () => {
    const limits = createLimits(app.db, openSecrets(app.env))
    for (let n = 0; n < LIMITS_OF['write-address'].points; n += 1)
      await limits.take('write-address', FROM)
    const answer = await app.app.request(
      '/contact',
      {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(MESSAGE),
      },
      { incoming: { socket: { remoteAddress: FROM } } },
    )
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const page = await answer.text()
    expect(page).toContain('Is there a group in Ponda?')
    expect(page).toContain(words.tooMany(Number(answer.headers.get('retry-after'))))
  })

  test('of registering', async () => {
    const asha = await signInAs(app)
    const event = await buildEvent(app.db)
    const limits = createLimits(app.db, openSecrets(app.env))
    for (let n = 0; n < LIMITS_OF['write-user'].points; n += 1)
      await limits.take('write-user', String(asha.user.id))
    const answer = await app.get(`/events/${event.id}/register`, {
      method: 'POST',
      headers: { cookie: asha.cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({
        asked: 'forWhom isAdult participantName',
        forWhom: 'myself',
        isAdult: 'on',
        participantName: 'Asha of Ponda',
      }),
    })
    expect(answer.status).toBe(429)
    const page = await answer.text()
    expect(page).toContain('Asha of Ponda')
    expect(page).toContain(words.tooMany(Number(answer.headers.get('retry-after'))))
  })
})
