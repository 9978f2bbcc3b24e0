import { beforeEach, describe, expect, test } from 'vitest'
import { sessions, users } from '../../server/db/schema.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { linkIn, visit } from '../support/browser.ts'

let app: TestApp
let user: SignedIn
beforeEach(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://saath.example.org' })
  user = await signInAs(app)
})

/** What another site can make a visitor's browser send, with cookies (R8). */
const BODIES: Record<string, { type: string; body: string }> = {
  form: { type: 'application/x-www-form-urlencoded', body: 'firstName=Evil&lastName=Evil' },
  'text/plain': { type: 'text/plain', body: '{"firstName":"Evil","lastName":"Evil"}' },
  multipart: {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\ncontent-disposition: form-data; name="firstName"\r\n\r\nEvil\r\n--x--\r\n',
  },
  JSON: { type: 'application/json', body: '{"firstName":"Evil","lastName":"Evil"}' },
}

const FROM_ELSEWHERE: Record<string, Record<string, string>> = {
  'as today’s browsers say it': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'from a neighbouring host': { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.org' },
  'as older browsers say it': { origin: 'https://evil.example' },
  'from a sandboxed frame': { origin: 'null' },
  'from our name without https': { origin: 'http://saath.example.org' },
  'from a name that begins like ours': { origin: 'https://saath.example.org.evil.example' },
  'without saying where from': {},
}

describe('POST from another site', () => {
  for (const [encoding, { type, body }] of Object.entries(BODIES))
    for (const [where, headers] of Object.entries(FROM_ELSEWHERE))
      test(`as ${encoding}, ${where}: 403, and nothing changes`, async () => {
        for (const [method, path] of [
          ['PATCH', '/api/account'],
          ['POST', '/api/logout'],
          ['DELETE', '/api/account/sessions'],
          ['POST', '/api/auth/sign-in'],
          ['POST', '/'],
        ] as const) {
          const answer = await app.get(path, {
            method,
            headers: { ...headers, cookie: user.cookie, 'content-type': type },
            body,
          })
          expect(answer.status, `${method} ${path}`).toBe(403)
        }
        const [row] = await app.db.select().from(users)
        expect(row).toMatchObject({ firstName: 'Asha' })
        expect(await app.db.$count(sessions)).toBe(1)
      })

  test('the same request from our own page is carried out', async () => {
    const ours: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'https://saath.example.org' },
    ]
    for (const headers of ours) {
      const answer = await app.get('/api/account', {
        method: 'PATCH',
        headers: { ...headers, cookie: user.cookie, 'content-type': 'application/json' },
        body: '{"firstName":"Asha","lastName":"D"}',
      })
      expect(answer.status).toBe(200)
    }
  })

  test('a program without cookies is not a browser that was tricked', async () => {
    const answer = await app.get('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@example.org","password":"x"}',
    })
    expect(answer.status).toBe(401)
  })

  test('Apple’s answer is the one exception; it is only led on, without what it says of the person', async () => {
    const answer = await app.get('/api/auth/callback/apple', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://appleid.apple.com' },
      body: new URLSearchParams({
        code: 'c0de',
        state: 'st4te',
        id_token: 'ey.ey.x',
        user: '{"name":{"firstName":"Asha"},"email":"asha@example.org"}',
      }),
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/api/auth/callback/apple?code=c0de&state=st4te')
    const other = await app.get('/api/auth/callback/google', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: 'code=x',
    })
    expect(other.status).toBe(403)
  })

  test('no GET changes anything for somebody who is signed in', async () => {
    const before = JSON.stringify(await app.db.select().from(users))
    for (const path of ['/api/logout', '/api/account', '/api/auth/sign-in', '/api/auth/sign-up'])
      expect((await user.get(path)).status).toBe(404)
    expect(JSON.stringify(await app.db.select().from(users))).toBe(before)
    expect(await app.db.$count(sessions)).toBe(1)
  })
})

const sendForm = (body: BodyInit, more: RequestInit = {}) =>
  app.get('/api/auth/sign-in', {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body,
    ...more,
  })

describe('a body that is too long', () => {
  test('is refused with 413 when it is read, wherever it is sent', async () => {
    const answer = await sendForm(`email=${'x'.repeat(70_000)}`)
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'too_large'])
    const json = await user.send('PATCH', '/api/account', { firstName: 'x'.repeat(70_000) })
    expect(json.status).toBe(413)
    const apple = await app.get('/api/auth/callback/apple', {
      method: 'POST',
      body: `state=${'x'.repeat(70_000)}`,
    })
    expect(apple.status).toBe(413)
  })

  test('is not read to its end', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1
        // Were it read on, this test would fail here and not fill the memory.
        if (sent > 100) controller.error(new Error('read too far'))
        else controller.enqueue(new Uint8Array(8_192))
      },
    })
    const answer = await sendForm(endless, { duplex: 'half' } as RequestInit)
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(15)
  })
})

describe('session fixation', () => {
  test('a session id that was there before the sign-in is worth nothing after it', async () => {
    const browser = visit(app)
    browser.cookies.set('__Host-saath_session', 'chosen-by-the-attacker.c2lnbmF0dXJl')
    await browser.send('POST', '/api/auth/link', { email: user.user.email })
    await browser.confirm(await linkIn(app, user.user.email))
    expect(await browser.whoAmI()).toMatchObject({ id: user.user.id })
    expect(browser.cookies.get('__Host-saath_session')).not.toContain('chosen')
    const attacker = await app.get('/api/auth/user', {
      headers: { cookie: '__Host-saath_session=chosen-by-the-attacker.c2lnbmF0dXJl' },
    })
    expect(attacker.status).toBe(401)
  })

  test('a session the attacker holds himself does not become the victim’s', async () => {
    const attacker = await signInAs(app)
    const victim = visit(app)
    const [name = '', value = ''] = attacker.cookie.split(/=(.*)/s)
    victim.cookies.set(name, value)
    await victim.send('POST', '/api/auth/link', { email: user.user.email })
    await victim.confirm(await linkIn(app, user.user.email))
    expect(await victim.whoAmI()).toMatchObject({ id: user.user.id })
    expect((await attacker.get('/api/auth/user')).status).toBe(401)
  })
})

describe('open redirect', () => {
  test('no way of signing in leads to another site', async () => {
    for (const returnTo of ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/e']) {
      const query = new URLSearchParams({ returnTo })
      const login = await app.get(`/api/login?${query}`)
      expect(login.headers.get('location')).toBe('/login?returnTo=%2F')
      expect((await user.get(`/api/login?${query}`)).headers.get('location')).toBe('/')
      const link = await app.get(`/api/auth/link?${query}&token=x`)
      expect(link.headers.get('location')).toBe('/login?problem=link-used&returnTo=%2F')

      const browser = visit(app)
      await browser.send('POST', '/api/auth/link', { email: user.user.email, returnTo })
      const address = new URL(await linkIn(app, user.user.email))
      address.searchParams.set('returnTo', returnTo)
      expect((await browser.confirm(address.href)).headers.get('location')).toBe('/')
      await app.db.execute('truncate rate_limits')
    }
  })
})
