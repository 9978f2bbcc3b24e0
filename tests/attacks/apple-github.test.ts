import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { ADDRESSES } from '../../server/auth/providers.ts'
import { accounts, users } from '../../server/db/schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { visit } from '../support/browser.ts'
import { buildUser } from '../support/factories.ts'
import { startApple, startGithub, type AppleStandIn, type GithubStandIn } from './stand-ins.ts'

/** Apple and GitHub as their documentation describes them; neither was asked itself. */

let apple: AppleStandIn
let github: GithubStandIn
let app: TestApp

beforeAll(async () => {
  apple = await startApple()
  github = await startGithub()
})
afterAll(async () => {
  await apple.close()
  await github.close()
})

beforeEach(async () => {
  app = await createTestApp({
    PUBLIC_URL: 'https://saath.example.org',
    APPLE_CLIENT_ID: 'org.example.saath',
    APPLE_TEAM_ID: 'TEAM',
    APPLE_KEY_ID: 'KEY',
    APPLE_PRIVATE_KEY: apple.privateKey.replaceAll('\n', '\\n'),
    GITHUB_CLIENT_ID: 'saath',
    GITHUB_CLIENT_SECRET: 'a secret',
  })
  const { db, env, log } = app
  const addresses = {
    ...ADDRESSES,
    apple: apple.origin,
    github: github.origin,
    githubApi: github.origin,
  }
  app.app = createApp(
    { db, env, log, addresses },
    {
      draw: async () => ({ screen: 'none', response: new Response(null, { status: 404 }) }),
      failed: () => new Response(null, { status: 500 }),
    },
  )
  github.user = { id: 7, name: 'Asha' }
  github.emails = [{ email: 'asha@example.org', primary: true, verified: true }]
})

/** Goes to Apple and comes back by the POST its page makes the browser send. */
async function signInAtApple(claims: Record<string, unknown>) {
  const browser = visit(app)
  const start = await browser.get('/api/login/apple?isAdult=1&returnTo=/events')
  const address = new URL(start.headers.get('location')!)
  apple.claims = { nonce: address.searchParams.get('nonce'), ...claims }
  // A POST from another site brings no cookie that keeps to ours, but the one for this.
  const kept = new Map(browser.cookies)
  for (const name of browser.cookies.keys())
    if (name !== '__Host-saath_state') browser.cookies.delete(name)
  const posted = await app.app.request('/api/auth/callback/apple', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', origin: apple.origin },
    body: new URLSearchParams({
      code: 'c0de',
      state: address.searchParams.get('state')!,
      user: '{"name":{"firstName":"Asha"},"email":"asha@example.org"}',
    }),
  })
  expect(posted.status).toBe(303)
  for (const [name, value] of kept) browser.cookies.set(name, value)
  const back = await browser.get(posted.headers.get('location')!)
  return { browser, start, address, end: back.headers.get('location') }
}

async function signInAtGithub(code = 'c0de') {
  const browser = visit(app)
  const start = await browser.get('/api/login/github?isAdult=1&returnTo=/events')
  const address = new URL(start.headers.get('location')!)
  const query = new URLSearchParams({ code, state: address.searchParams.get('state')! })
  const back = await browser.get(`/api/auth/callback/github?${query}`)
  return { browser, address, end: back.headers.get('location') }
}

describe('Apple', () => {
  test('signs in; its state lives ten minutes in a cookie that its own POST may bring', async () => {
    const { browser, start, address, end } = await signInAtApple({
      sub: '001.x',
      email: 'asha@example.org',
      // Apple writes it as a text.
      email_verified: 'true',
    })
    expect(end).toBe('https://saath.example.org/events')
    expect(await browser.whoAmI()).toMatchObject({ email: 'asha@example.org' })
    expect(address.searchParams.get('response_mode')).toBe('form_post')
    const state = start.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('__Host-saath_state='))!
    expect(state).toMatch(/SameSite=None/i)
    expect(state).toMatch(/Secure/i)
    expect(state).toMatch(/Max-Age=600/i)
    expect(state).toMatch(/HttpOnly/i)
    const [account] = await app.db.select().from(accounts)
    expect(account!.accountId).toBe(`${apple.origin} 001.x`)
  })

  test('a token for another visit, or an address it does not vouch for, opens nothing', async () => {
    const other = await signInAtApple({
      sub: '1',
      nonce: 'another',
      email: 'asha@example.org',
      email_verified: true,
    })
    expect(other.end).toContain('problem=provider-refused')
    const unverified = await signInAtApple({
      sub: '1',
      email: 'asha@example.org',
      email_verified: 'false',
    })
    expect(unverified.end).toContain('problem=email-not-verified')
    expect(await app.db.$count(users)).toBe(0)
  })
})

describe('GitHub', () => {
  test('signs in by number, with the primary address', async () => {
    github.emails = [
      { email: 'other@example.org', primary: false, verified: true },
      { email: 'asha@example.org', primary: true, verified: true },
    ]
    const { browser, address, end } = await signInAtGithub()
    expect(end).toBe('https://saath.example.org/events')
    expect(address.searchParams.get('code_challenge_method')).toBe('S256')
    expect(await browser.whoAmI()).toMatchObject({ email: 'asha@example.org', firstName: 'Asha' })
    const [account] = await app.db.select().from(accounts)
    expect(account!.accountId).toBe(`${github.origin} 7`)
  })

  test('an address that GitHub did not verify opens nothing, another one does not stand in', async () => {
    await buildUser(app.db, { email: 'victim@example.org' })
    github.emails = [
      { email: 'victim@example.org', primary: true, verified: false },
      { email: 'attacker@example.org', primary: false, verified: true },
    ]
    const { browser, end } = await signInAtGithub()
    expect(end).toMatch(/problem=(not-linked|email-not-verified)/)
    expect(await browser.whoAmI()).toBe(401)
  })

  test('a made-up code, no primary address, nonsense about the person: refused, never an error', async () => {
    expect((await signInAtGithub('made-up')).end).toContain('problem=provider-refused')
    github.emails = []
    expect((await signInAtGithub()).end).toContain('problem=email-not-verified')
    github.user = { id: 'not a number' }
    expect((await signInAtGithub()).end).toContain('problem=provider-unavailable')
    expect(await app.db.$count(users)).toBe(0)
  })
})
