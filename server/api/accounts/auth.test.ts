import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { linkIn, mailsTo, visit, type Visitor } from '../../../tests/support/browser.ts'
import { LIMITS } from '../../../shared/limits.ts'
import type { Session } from '../../../shared/accounts/users.ts'
import { sessions, users, verifications } from '../../db/schema.ts'
import { setRole } from '../../services/accounts/users.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const asha = {
  email: 'asha@example.org',
  password: 'a quiet corner',
  firstName: 'Asha',
  isAdult: true,
}

/** A browser in which Asha has just signed up and confirmed her address. */
async function signUp(fields: Partial<typeof asha> & { returnTo?: string } = {}) {
  const browser = visit(app)
  const input = { ...asha, ...fields }
  const sent = await browser.send('POST', '/api/auth/sign-up', input)
  expect(sent.status).toBe(200)
  const opened = await browser.confirm(await linkIn(app, input.email, 'verify-email'))
  return { browser, opened }
}

describe('POST /api/auth/sign-up', () => {
  test('leads over the mail to an account, a session and the page one came from', async () => {
    const { browser, opened } = await signUp({ returnTo: '/listing/5?tab=reviews#top' })
    expect(opened.status).toBe(303)
    expect(opened.headers.get('location')).toBe('/listing/5?tab=reviews#top')
    expect(opened.headers.get('cache-control')).toBe('no-store')
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await browser.whoAmI()).toEqual({
      id: 1,
      username: expect.stringMatching(/^member-[0-9a-f]{12}$/),
      email: 'asha@example.org',
      firstName: 'Asha',
      lastName: null,
      profileImageUrl: null,
      role: 'user',
      isEmailVerified: true,
      wantsWaitingMail: true,
    })
    expect(browser.cookies.get('saath_user')).toBe('1')
    const [row] = await app.db.select().from(users)
    expect(row!.adultSince).toBeInstanceOf(Date)

    const elsewhere = visit(app)
    const signedIn = await elsewhere.send('POST', '/api/auth/sign-in', asha)
    expect(await signedIn.json()).toEqual({ returnTo: '/' })
    expect(await elsewhere.whoAmI()).toMatchObject({ email: asha.email })
  })

  test('opened in another browser, the link proves the address but not the password', async () => {
    await visit(app).send('POST', '/api/auth/sign-up', asha)
    const phone = visit(app)
    const opened = await phone.confirm(await linkIn(app, asha.email))
    expect(opened.headers.get('location')).toBe('/account?password=choose')
    expect(await phone.whoAmI()).toMatchObject({ email: asha.email })
    expect((await visit(app).send('POST', '/api/auth/sign-in', asha)).status).toBe(401)

    const chosen = await phone.send('PUT', '/api/account/password', {
      password: 'mine and only mine',
    })
    expect(chosen.status).toBe(200)
    const signedIn = await visit(app).send('POST', '/api/auth/sign-in', {
      ...asha,
      password: 'mine and only mine',
    })
    expect(signedIn.status).toBe(200)
  })

  test('answers the same for a known address, and tells its owner by mail alone', async () => {
    const unknown = await visit(app).send('POST', '/api/auth/sign-up', asha)
    const known = await signInAs(app)
    const other = { ...asha, email: known.user.email }
    const answer = await visit(app).send('POST', '/api/auth/sign-up', other)
    expect(answer.status).toBe(unknown.status)
    expect(await answer.text()).toBe(await unknown.text())
    expect((await mailsTo(app, known.user.email)).map(({ kind }) => kind)).toEqual([
      'already-registered',
    ])
  })

  test('a link that programs open does nothing until a person presses, and then works once', async () => {
    const browser = visit(app)
    await browser.send('POST', '/api/auth/sign-up', asha)
    const link = await linkIn(app, asha.email)
    const filter = visit(app)
    const { pathname, search } = new URL(link)
    await app.get(`${pathname}${search}`, { method: 'HEAD' })
    for (let n = 0; n < 3; n += 1) {
      const opened = await filter.open(link)
      expect(opened.headers.get('location')).toBe('/login/confirm?returnTo=%2F')
    }
    expect(await filter.whoAmI()).toBe(401)
    expect([await app.db.$count(users), await app.db.$count(sessions)]).toEqual([0, 0])

    // Its own browser is still known as the one that signed up, and the password counts.
    expect((await browser.confirm(link)).headers.get('location')).toBe('/')
    expect((await visit(app).send('POST', '/api/auth/sign-in', asha)).status).toBe(200)
    const again = await visit(app).confirm(link)
    expect(again.headers.get('location')).toBe('/login?problem=link-used&returnTo=%2F')
  })

  test('two links confirmed at the same moment make one account, and no error', async () => {
    await visit(app).send('POST', '/api/auth/sign-up', asha)
    const first = await linkIn(app, asha.email)
    await visit(app).send('POST', '/api/auth/sign-up', asha)
    const second = await linkIn(app, asha.email)
    expect(second).not.toBe(first)
    // Both pages are open before either is confirmed: the first to be confirmed uses up both links.
    const presses = [await visit(app).openConfirm(first), await visit(app).openConfirm(second)]
    const confirmed = await Promise.all(presses.map((press) => press()))
    expect(confirmed.map(({ status }) => status)).toEqual([303, 303])
    const places = confirmed.map(({ headers }) => headers.get('location'))
    expect(places.toSorted()).toEqual([
      '/account?password=choose',
      expect.stringContaining('link-used'),
    ])
    expect(await app.db.$count(users)).toBe(1)
    expect(await app.db.$count(sessions)).toBe(1)
  })

  test('refuses what is missing, short, or common, with a sentence for the field', async () => {
    for (const [change, field] of [
      [{ password: 'short' }, 'password'],
      [{ password: 'Password123' }, 'password'],
      [{ email: 'nobody' }, 'email'],
      [{ firstName: ' ' }, 'firstName'],
      [{ isAdult: false }, 'isAdult'],
    ] as const) {
      const answer = await visit(app).send('POST', '/api/auth/sign-up', { ...asha, ...change })
      expect(answer.status).toBe(400)
      expect((await answer.json()).fields).toHaveProperty(field)
    }
    expect(await app.db.$count(users)).toBe(0)
  })

  test('takes no role, username, verification or id from the request (ruling 20)', async () => {
    const { browser } = await signUp({
      role: 'admin',
      username: 'root',
      isEmailVerified: true,
      id: 99,
    } as never)
    expect(await browser.whoAmI()).toMatchObject({
      id: 1,
      role: 'user',
      username: expect.stringMatching(/^member-/),
    })
  })

  test('is closed in production while no mail can be sent, with a sentence (ruling 17)', async () => {
    app = await createTestApp({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' })
    const answer = await visit(app).send('POST', '/api/auth/sign-up', asha)
    expect(answer.status).toBe(403)
    expect((await answer.json()).message).toMatch(/cannot send email/)
    expect(await (await app.get('/api/auth/ways')).json()).toEqual({
      hasMail: false,
      providers: [],
    })
  })

  test('an address of ADMIN_EMAILS is admin once it is confirmed', async () => {
    app = await createTestApp({ ADMIN_EMAILS: 'someone@example.org, Asha@Example.org' })
    const { browser } = await signUp()
    expect(await browser.whoAmI()).toMatchObject({ role: 'admin' })
  })
})

describe('POST /api/auth/sign-in', () => {
  test('says the same about an unknown address and a wrong password', async () => {
    await signUp()
    const wrong = await visit(app).send('POST', '/api/auth/sign-in', { ...asha, password: 'x' })
    const unknown = await visit(app).send('POST', '/api/auth/sign-in', {
      email: 'nobody@example.org',
      password: 'x',
    })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await wrong.text()).toBe(await unknown.text())
  })

  test('opens a new session each time; the one that was there ends', async () => {
    const { browser } = await signUp()
    const before = browser.cookies.get('saath_session')
    await browser.send('POST', '/api/auth/sign-in', asha)
    expect(browser.cookies.get('saath_session')).not.toBe(before)
    expect(await app.db.$count(sessions)).toBe(1)
    const old = await app.get('/api/auth/user', { headers: { cookie: `saath_session=${before}` } })
    expect(old.status).toBe(401)
  })

  test('refuses a suspended account', async () => {
    await signUp()
    await app.db.update(users).set({ suspendedAt: new Date() })
    const answer = await visit(app).send('POST', '/api/auth/sign-in', asha)
    expect(answer.status).toBe(403)
    expect((await answer.json()).message).toMatch(/suspended/)
  })

  test('works as a form without script: on to the page, or back with the reason', async () => {
    await signUp()
    const form = (fields: Record<string, string>) =>
      app.get('/api/auth/sign-in', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ email: asha.email, returnTo: '/events', ...fields }),
      })
    const right = await form({ password: asha.password })
    expect([right.status, right.headers.get('location')]).toEqual([303, '/events'])
    expect(right.headers.getSetCookie().join()).toContain('saath_session=')
    const wrong = await form({ password: 'no' })
    expect([wrong.status, wrong.headers.get('location')]).toEqual([
      303,
      '/login?problem=wrong-password&returnTo=%2Fevents',
    ])
  })
})

describe('POST /api/auth/link', () => {
  test('signs in whoever has an account', async () => {
    const { user } = await signInAs(app)
    const browser = visit(app)
    await browser.send('POST', '/api/auth/link', { email: user.email, returnTo: '/dashboard' })
    const opened = await browser.confirm(await linkIn(app, user.email, 'sign-in-link'))
    expect(opened.headers.get('location')).toBe('/dashboard')
    expect(await browser.whoAmI()).toMatchObject({ id: user.id })
    const again = await visit(app).confirm(await linkIn(app, user.email, 'sign-in-link'))
    expect(again.headers.get('location')).toContain('problem=link-used')
  })

  test('a browser with a long name signs in too, with what fits of the name', async () => {
    const { user } = await signInAs(app)
    const browser = visit(app)
    await browser.send('POST', '/api/auth/link', { email: user.email })
    await browser.open(await linkIn(app, user.email, 'sign-in-link'))
    const { id } = await (await browser.get('/api/auth/confirm')).json()
    const headers = { 'user-agent': 'Mozilla/5.0 '.repeat(100) }
    expect((await browser.send('POST', '/api/auth/confirm', { id }, headers)).status).toBe(200)
    const devices = await (await browser.get('/api/account/sessions')).json()
    expect(devices.map((one: Session) => one.device?.length)).toContain(LIMITS.userAgent)
  })

  test('the page names the account, masked; another site cannot press, nor change the link under the hand', async () => {
    const { user } = await signInAs(app, { email: 'asha@example.org' })
    const other = await signInAs(app)
    const browser = visit(app)
    for (const { email } of [user, other.user]) await app.send('POST', '/api/auth/link', { email })
    await browser.open(await linkIn(app, user.email))
    const shown = await (await browser.get('/api/auth/confirm')).json()
    expect(shown).toMatchObject({ kind: 'sign-in', email: 'a…@example.org' })
    expect(await linkIn(app, user.email)).not.toContain(shown.id)
    const elsewhere = { 'sec-fetch-site': 'cross-site' }
    const pressed = await browser.send('POST', '/api/auth/confirm', { id: shown.id }, elsewhere)
    expect(pressed.status).toBe(403)

    await browser.open(await linkIn(app, other.user.email))
    expect((await browser.send('POST', '/api/auth/confirm', { id: shown.id })).status).toBe(400)
    expect(await browser.whoAmI()).toBe(401)
    expect(await (await visit(app).get('/api/auth/confirm')).json()).toBeNull()
  })

  test('a link ends with what it was sent to: the password, every session, the role or the account', async () => {
    const ends: Record<string, (who: SignedIn) => Promise<unknown>> = {
      password: (who) => who.send('PUT', '/api/account/password', { password: 'a quiet corner' }),
      'signing out everywhere': (who) => who.send('DELETE', '/api/account/sessions'),
      'the role': (who) => setRole(app.db, who.user.id, 'admin'),
      'the account': (who) => who.send('DELETE', '/api/account', {}),
    }
    for (const [what, end] of Object.entries(ends)) {
      const who = await signInAs(app)
      const { email } = who.user
      await app.send('POST', '/api/auth/link', { email, isAdult: true })
      const link = await linkIn(app, email, 'sign-in-link')
      await end(who)
      const browser = visit(app)
      expect((await browser.confirm(link)).headers.get('location'), what).toContain('link-used')
      expect(await browser.whoAmI(), what).toBe(401)
    }
  })

  test('a link that was sent to an account makes none when that is gone', async () => {
    const { user } = await signInAs(app)
    await app.send('POST', '/api/auth/link', { email: user.email })
    await app.db.delete(users)
    const opened = await visit(app).confirm(await linkIn(app, user.email))
    expect(opened.headers.get('location')).toContain('link-used')
    expect(await app.db.$count(users)).toBe(0)
  })

  test('known and unknown addresses cost the same writes', async () => {
    const { user } = await signInAs(app)
    for (const path of ['link', 'forgot'])
      for (const email of [user.email, 'nobody@example.org']) {
        await app.db.delete(verifications)
        await app.send('POST', `/api/auth/${path}`, { email })
        expect(await app.db.$count(verifications), `${path} ${email}`).toBe(1)
        expect(await mailsTo(app, 'nobody@example.org')).toEqual([])
      }
    await app.send('POST', '/api/auth/forgot', { email: 'nobody@example.org' })
    const kept = JSON.stringify(await app.db.select().from(verifications))
    expect(kept).not.toContain('nobody')
  })

  test('makes an account for somebody of 18 or older, and says nothing to others', async () => {
    const browser = visit(app)
    const without = await browser.send('POST', '/api/auth/link', { email: 'new@example.org' })
    expect(await mailsTo(app, 'new@example.org')).toEqual([])
    const adult = { email: 'new@example.org', isAdult: true }
    const withAge = await browser.send('POST', '/api/auth/link', adult)
    expect(await withAge.text()).toBe(await without.text())
    await browser.confirm(await linkIn(app, 'new@example.org'))
    expect(await browser.whoAmI()).toMatchObject({
      email: 'new@example.org',
      firstName: null,
      isEmailVerified: true,
    })
  })

  test('no link to a suspended account; one that was sent before does not work', async () => {
    const { user } = await signInAs(app)
    await visit(app).send('POST', '/api/auth/link', { email: user.email })
    await app.db.update(users).set({ suspendedAt: new Date() })
    await visit(app).send('POST', '/api/auth/link', { email: user.email })
    expect(await mailsTo(app, user.email)).toHaveLength(1)
    const opened = await visit(app).confirm(await linkIn(app, user.email))
    expect(opened.headers.get('location')).toContain('problem=suspended')
    expect(await app.db.$count(sessions)).toBe(1)
  })
})

const openedReset = async (who: Visitor) => (await who.get('/api/auth/new-password')).json()

describe('POST /api/auth/forgot', () => {
  test('leads to a new password, ends every session, and tells the owner', async () => {
    const { browser: before } = await signUp()
    const browser = visit(app)
    const known = await browser.send('POST', '/api/auth/forgot', { email: asha.email })
    const unknown = await browser.send('POST', '/api/auth/forgot', { email: 'no@example.org' })
    expect(await known.text()).toBe(await unknown.text())
    expect(await mailsTo(app, 'no@example.org')).toEqual([])

    const opened = await browser.open(await linkIn(app, asha.email, 'reset-password'))
    expect(opened.headers.get('location')).toBe('/login/new-password')
    const reset = await openedReset(browser)
    expect(reset).toEqual({ id: expect.any(String), email: 'a…@example.org' })
    expect(await openedReset(before)).toBeNull()
    const set = { id: reset.id, password: 'another calm place' }
    const answer = await browser.send('POST', '/api/auth/new-password', set)
    expect(answer.status).toBe(200)
    expect(await before.whoAmI()).toBe(401)
    expect((await visit(app).send('POST', '/api/auth/sign-in', asha)).status).toBe(401)
    const signedIn = await visit(app).send('POST', '/api/auth/sign-in', { ...asha, ...set })
    expect(signedIn.status).toBe(200)
    expect((await mailsTo(app, asha.email)).map(({ kind }) => kind)).toContain('password-changed')

    expect(await openedReset(browser)).toBeNull()
    const again = await browser.send('POST', '/api/auth/new-password', set)
    expect(again.status).toBe(400)
  })

  test('a link that was made up leads to the sign-in page', async () => {
    const opened = await app.get('/api/auth/reset?token=made-up')
    expect(opened.headers.get('location')).toContain('problem=link-used')
    const answer = await app.send('POST', '/api/auth/new-password', {
      id: 'made-up',
      password: 'a long enough one',
    })
    expect(answer.status).toBe(400)
  })

  test('a page sets the password of the account it names, also when another site opens another link meanwhile', async () => {
    const { browser } = await signUp()
    const attacker = await signInAs(app, { email: 'mallory@example.net' })
    await browser.send('POST', '/api/auth/forgot', { email: asha.email })
    await browser.send('POST', '/api/auth/forgot', { email: attacker.user.email })
    await browser.open(await linkIn(app, asha.email, 'reset-password'))
    const page = await openedReset(browser)
    await browser.open(await linkIn(app, attacker.user.email, 'reset-password'))
    const password = 'another calm place'
    const sent = await browser.send('POST', '/api/auth/new-password', { id: page.id, password })
    expect(sent.status).toBe(400)
    // Nor by a form without script, nor by one that names no page.
    const form = await app.get('/api/auth/new-password', {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: new URLSearchParams({ id: page.id, password }),
    })
    expect(form.headers.get('location')).toContain('/login/new-password?problem=link-used')
    expect((await browser.send('POST', '/api/auth/new-password', { password })).status).toBe(400)
    const email = attacker.user.email
    expect((await visit(app).send('POST', '/api/auth/sign-in', { email, password })).status).toBe(
      401,
    )
    expect(await openedReset(browser)).toMatchObject({ email: 'm…@example.net' })
  })
})

describe('POST /api/logout', () => {
  test('ends the session on the server and clears what the browser kept', async () => {
    const { browser } = await signUp()
    const cookie = `saath_session=${browser.cookies.get('saath_session')}`
    const answer = await browser.send('POST', '/api/logout')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(browser.cookies.has('saath_session')).toBe(false)
    expect(browser.cookies.has('saath_user')).toBe(false)
    expect((await app.get('/api/auth/user', { headers: { cookie } })).status).toBe(401)
    expect(await app.db.$count(sessions)).toBe(0)
  })

  test('is no error for somebody who is not signed in', async () => {
    expect((await app.send('POST', '/api/logout')).status).toBe(200)
  })
})

describe('GET /api/auth/user', () => {
  test('forgets the hint when the session has ended elsewhere', async () => {
    const { browser } = await signUp()
    await app.db.delete(sessions)
    expect(await browser.whoAmI()).toBe(401)
    expect(browser.cookies.has('saath_user')).toBe(false)
    expect(browser.cookies.has('saath_session')).toBe(false)
  })
})

describe('cookies', () => {
  test('the session is for the server alone; under https it is Secure and __Host-', async () => {
    for (const [settings, prefix] of [
      [{}, ''],
      [{ PUBLIC_URL: 'https://saath.example.org' }, '__Host-'],
    ] as const) {
      app = await createTestApp(settings)
      await visit(app).send('POST', '/api/auth/sign-up', asha)
      const browser = visit(app)
      const opened = await browser.confirm(await linkIn(app, asha.email))
      const set = opened.headers.getSetCookie()
      const session = set.find((cookie) => cookie.startsWith(`${prefix}saath_session=`))!
      expect(session).toMatch(/HttpOnly/i)
      expect(session).toMatch(/SameSite=Lax/i)
      expect(session).toMatch(/Path=\//i)
      expect(session).toMatch(/Max-Age=2592000/i)
      expect(session).not.toMatch(/Domain/i)
      expect(/; *Secure/i.test(session)).toBe(prefix !== '')
      const hint = set.find((cookie) => cookie.startsWith('saath_user=1'))!
      expect(hint).not.toMatch(/HttpOnly/i)
      expect(hint).toMatch(/Max-Age=2592000/i)
      // Whatever else the library sets must not be weaker.
      for (const cookie of set) expect(cookie).toMatch(/SameSite=Lax/i)
    }
  })
})

test('nothing the sign-in says reaches the log', async () => {
  await signUp()
  await visit(app).send('POST', '/api/auth/sign-in', { ...asha, password: 'a wrong one' })
  await visit(app).get(`/api/login/${asha.email}`)
  await visit(app).get(`/api/auth/callback/${asha.email}?error=${asha.email}`)
  const log = JSON.stringify(app.logged)
  for (const secret of [asha.email, asha.password, 'Asha', 'token=', 'a wrong one'])
    expect(log).not.toContain(secret)
})
