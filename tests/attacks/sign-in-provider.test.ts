import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts, mails, sessions, users } from '../../server/db/schema.ts'
import { createTestApp, signInAs, type TestApp } from '../support/app.ts'
import { linkIn, mailsTo, visit, type Visitor } from '../support/browser.ts'
import { buildUser } from '../support/factories.ts'
import { settingsFor, sign, startProvider, type Claims, type TestProvider } from './provider.ts'

/** Sign-in through a real OpenID provider, and what an attacker could make of it (R10). */

const HERE = 'http://127.0.0.1:3000'
let provider: TestProvider
let app: TestApp

beforeAll(async () => {
  provider = await startProvider(`${HERE}/api/auth/callback/oidc`)
})
afterAll(() => provider.close())

const asha: Claims = {
  sub: '1',
  email: 'asha@example.org',
  email_verified: true,
  given_name: 'Asha',
  family_name: 'Naik',
  picture: 'https://pictures.example.org/asha.jpg',
}

beforeEach(async () => {
  app = await createTestApp(settingsFor(provider))
  provider.person = asha
  provider.tamper = undefined
  provider.discovery = {}
  provider.userInfo = undefined
  provider.isUp = true
  provider.isForgetful = false
  provider.exchanges = []
})

/** Goes to the provider and says yes there; gives the address that would bring the browser back. */
async function goThere(browser: Visitor, query = 'isAdult=1'): Promise<string> {
  const start = await browser.get(`/api/login/oidc?${query}`)
  expect(start.status).toBe(302)
  return provider.decide(start.headers.get('location')!)
}

/** The whole way; gives where the browser is led in the end. */
async function signInThere(browser: Visitor, query?: string): Promise<string> {
  const back = await browser.open(await goThere(browser, query))
  expect(back.status).toBe(302)
  return back.headers.get('location')!
}

/** From the account page, and back. */
async function addThere(browser: Visitor, headers = {}) {
  const start = await browser.get('/api/login/oidc?adds=on&returnTo=/account', headers)
  const back = await browser.open(await provider.decide(start.headers.get('location')!))
  return back.headers.get('location')
}

/** The whole way by a link that stands somewhere else, or where `headers` say. */
async function followLink(browser: Visitor, headers: Record<string, string>) {
  const start = await browser.open(`${HERE}/api/login/oidc?isAdult=on`, headers)
  const back = await browser.open(await provider.decide(start.headers.get('location')!))
  return back.headers.get('location')
}

const now = () => Math.floor(Date.now() / 1000)

const refused = (problem: string) =>
  expect.stringMatching(new RegExp(`^/login\\?problem=${problem}&`))

/** Nobody came in, and nothing was made. */
async function expectNobody(browser: Visitor) {
  expect(await browser.whoAmI()).toBe(401)
  expect(await app.db.$count(sessions)).toBe(0)
  expect(await app.db.$count(users)).toBe(0)
}

describe('the way in', () => {
  test('makes an account, opens a session and leads back; the second time it is the same account', async () => {
    const browser = visit(app)
    const end = await signInThere(browser, 'isAdult=1&returnTo=/listing/5?tab=a,b%23reviews')
    expect(end).toBe(`${HERE}/listing/5?tab=a,b#reviews`)
    const user = await browser.whoAmI()
    expect(user).toMatchObject({
      email: 'asha@example.org',
      firstName: 'Asha',
      lastName: 'Naik',
      role: 'user',
      isEmailVerified: true,
      // A provider's picture is not loaded (ruling 15).
      profileImageUrl: null,
    })
    const again = visit(app)
    await signInThere(again, '')
    expect(await again.whoAmI()).toEqual(user)
    expect(await app.db.$count(users)).toBe(1)
    expect(await app.db.$count(mails)).toBe(0)
  })

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['a mail or another program', { 'sec-fetch-site': 'none' }],
    ['another site, in an older browser', { referer: 'https://evil.example/' }],
    ['nowhere, in an older browser', {}],
  ])(
    'a link from %s says for nobody that they are 18: no account is made',
    async (_from, headers) => {
      const browser = visit(app)
      expect(await followLink(browser, headers)).toEqual(refused('no-account'))
      await expectNobody(browser)
      // Whoever has an account comes in by such a link as by any other.
      await signInThere(visit(app))
      expect(await followLink(browser, headers)).toBe(`${HERE}/`)
    },
  )

  test('a press on our page says it, in an older browser too', async () => {
    const browser = visit(app)
    await followLink(browser, { referer: `${HERE}/login` })
    expect(await browser.whoAmI()).toMatchObject({ email: 'asha@example.org' })
  })

  test('does not shut one address for the many who sign in behind it', async () => {
    await signInThere(visit(app))
    for (let n = 0; n < 3; n += 1) await signInThere(visit(app, '10.0.0.1'))
    const { rows } = await app.db.$client.query('select points from rate_limits')
    expect(rows).toEqual([{ points: 0 }])
    await visit(app, '10.0.0.1').get('/api/auth/callback/oidc?state=none&code=none')
    const after = await app.db.$client.query('select points from rate_limits')
    expect(after.rows).toEqual([{ points: 1 }])
  })

  test('is by the code flow with PKCE, and keeps no key of the provider', async () => {
    const browser = visit(app)
    const start = new URL((await browser.get('/api/login/oidc?isAdult=1')).headers.get('location')!)
    expect(Object.fromEntries(start.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${HERE}/api/auth/callback/oidc`,
      nonce: expect.any(String),
      state: expect.any(String),
    })
    await browser.open(await provider.decide(start.href))
    expect(provider.exchanges[0]!.get('code_verifier')).toMatch(/^[\w~.-]{43,128}$/)
    const [account] = await app.db.select().from(accounts)
    expect(account).toMatchObject({
      providerId: 'oidc',
      accountId: `${provider.issuer} 1`,
      password: null,
    })
    const stored = JSON.stringify(await app.db.select().from(accounts))
    expect(stored).not.toMatch(/ey[\w-]+\./)
  })

  test('without "I am 18 or older" no account is made; the page can ask, once (ruling 20)', async () => {
    const browser = visit(app)
    expect(await signInThere(browser, 'returnTo=/events')).toBe(
      '/login?problem=no-account&returnTo=%2Fevents&provider=oidc',
    )
    await expectNobody(browser)
  })

  test('the person may say no there', async () => {
    const browser = visit(app)
    const start = new URL((await browser.get('/api/login/oidc')).headers.get('location')!)
    const query = new URLSearchParams({
      error: 'access_denied',
      state: start.searchParams.get('state')!,
    })
    const back = await browser.get(`/api/auth/callback/oidc?${query}`)
    expect(back.headers.get('location')).toEqual(refused('provider-cancelled'))
  })

  test('GET /api/login leads to the page, or straight there when that is the only way', async () => {
    const page = await app.get('/api/login?returnTo=/events')
    expect(page.headers.get('location')).toBe('/login?returnTo=%2Fevents')
    app = await createTestApp({
      ...settingsFor(provider),
      NODE_ENV: 'production',
      PUBLIC_URL: HERE,
    })
    const straight = await app.get('/api/login?returnTo=/events')
    expect(straight.headers.get('location')).toBe('/api/login/oidc?returnTo=%2Fevents')
    const signedIn = await signInAs(app)
    const back = await signedIn.get('/api/login?returnTo=/events')
    expect(back.headers.get('location')).toBe('/events')
  })

  test('a provider that is down is a sentence, and works again when it is back', async () => {
    provider.isUp = false
    const browser = visit(app)
    const start = await browser.get('/api/login/oidc?returnTo=/events')
    expect(start.headers.get('location')).toBe(
      '/login?problem=provider-unavailable&returnTo=%2Fevents',
    )
    provider.isUp = true
    await signInThere(browser)
    expect(await browser.whoAmI()).toMatchObject({ email: asha.email })
  })

  test('GET /api/auth/ways names it; one that is not configured is not there', async () => {
    expect(await (await app.get('/api/auth/ways')).json()).toEqual({
      hasMail: true,
      providers: [{ id: 'oidc', name: 'Village Login' }],
    })
    const google = await app.get('/api/login/google')
    expect(google.headers.get('location')).toEqual(refused('provider-unknown'))
    const back = await app.get('/api/auth/callback/google?state=x&code=y')
    expect(back.headers.get('location')).toEqual(refused('provider-unknown'))
  })

  test('a suspended account stays shut', async () => {
    await signInThere(visit(app))
    await app.db.update(users).set({ suspendedAt: new Date() })
    await app.db.delete(sessions)
    const browser = visit(app)
    expect(await signInThere(browser)).toEqual(refused('suspended'))
    expect(await browser.whoAmI()).toBe(401)
  })
})

describe('answers that are not the provider’s to us', () => {
  test('an error in the address is no line of the log', async () => {
    const written = 'asha@example.org'
    const browser = visit(app)
    const url = new URL(await goThere(browser))
    url.searchParams.delete('code')
    url.searchParams.set('error', written)
    const answer = await browser.open(url.href)
    expect(answer.headers.get('location')).toEqual(refused('provider-refused'))
    expect(JSON.stringify(app.logged)).toContain('sign-in refused')
    expect(JSON.stringify(app.logged)).not.toContain(written)
  })

  test('a state that is missing, another one, used before, or another browser’s', async () => {
    const browser = visit(app)
    const back = new URL(await goThere(browser))
    const attempts: [string, (url: URL) => void, Visitor][] = [
      ['missing', (url) => url.searchParams.delete('state'), browser],
      ['wrong', (url) => url.searchParams.set('state', 'x'.repeat(32)), browser],
      // Login forgery: the attacker's own answer, opened by somebody else.
      ['of another browser', () => {}, visit(app)],
    ]
    for (const [name, change, who] of attempts) {
      const url = new URL(back)
      change(url)
      const answer = await who.open(url.href)
      expect(answer.headers.get('location'), name).toEqual(refused('provider-refused'))
      await expectNobody(who)
    }
    await browser.open(back.href)
    expect(await browser.whoAmI()).toMatchObject({ email: asha.email })
    const replayed = await browser.open(back.href)
    expect(replayed.headers.get('location')).toEqual(refused('provider-refused'))
  })

  test('one answer, sent eight times at once, opens one session', async () => {
    // Not every provider refuses a code that was used before.
    provider.isForgetful = true
    const browser = visit(app)
    const address = await goThere(browser)
    const held = [...browser.cookies]
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => {
        const copy = visit(app)
        for (const [name, value] of held) copy.cookies.set(name, value)
        return copy.open(address)
      }),
    )
    const ends = answers.map((answer) => answer.headers.get('location'))
    expect(ends.filter((end) => end === `${HERE}/`)).toHaveLength(1)
    expect(await app.db.$count(sessions)).toBe(1)
  })

  test('a code that was used before', async () => {
    const browser = visit(app)
    const first = new URL(await goThere(browser))
    await browser.open(first.href)
    const thief = visit(app)
    const own = new URL(await goThere(thief))
    own.searchParams.set('code', first.searchParams.get('code')!)
    const answer = await thief.open(own.href)
    expect(answer.headers.get('location')).toEqual(refused('provider-refused'))
    expect(await thief.whoAmI()).toBe(401)
  })

  test('another issuer in the answer (mix-up)', async () => {
    const browser = visit(app)
    const back = new URL(await goThere(browser))
    back.searchParams.set('iss', 'https://evil.example')
    const answer = await browser.open(back.href)
    expect(answer.headers.get('location')).toEqual(refused('provider-refused'))
    await expectNobody(browser)
  })

  test('a provider that calls itself something else than it was asked for', async () => {
    provider.discovery = { issuer: 'https://evil.example' }
    const start = await app.get('/api/login/oidc')
    expect(start.headers.get('location')).toEqual(refused('provider-unavailable'))
  })

  const lies: Record<string, NonNullable<TestProvider['tamper']>> = {
    'no nonce': (claims, { own }) => sign({ ...claims, nonce: undefined }, own),
    'another nonce': (claims, { own }) => sign({ ...claims, nonce: 'replayed' }, own),
    'another issuer': (claims, { own }) => sign({ ...claims, iss: 'https://evil.example' }, own),
    'another audience': (claims, { own }) => sign({ ...claims, aud: 'another-site' }, own),
    'a foreign signature': (claims, { foreign }) => sign(claims, foreign),
    expired: (claims, { own }) => sign({ ...claims, iat: now() - 7200, exp: now() - 3600 }, own),
    'no end': (claims, { own }) => sign({ ...claims, exp: undefined }, own),
    'another client it was made for': (claims, { own }) =>
      sign({ ...claims, azp: 'another-site' }, own),
    'an audience of two, made for nobody': (claims, { own }) =>
      sign({ ...claims, aud: ['saath', 'another-site'] }, own),
    'an audience of two, made for the other': (claims, { own }) =>
      sign({ ...claims, aud: ['saath', 'another-site'], azp: 'another-site' }, own),
    'no signature (alg none)': async (claims) =>
      [{ alg: 'none' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
        .concat('.'),
    'no token at all': async () => null,
    'something that is no token': async () => 'opaque',
  }
  for (const [name, lie] of Object.entries(lies))
    test(`a token with ${name}`, async () => {
      provider.tamper = lie
      const browser = visit(app)
      expect(await signInThere(browser)).toEqual(refused('provider-refused'))
      await expectNobody(browser)
    })

  test('a token that others may read, but was made for us, is taken', async () => {
    provider.tamper = (claims, { own }) =>
      sign({ ...claims, aud: ['saath', 'another-site'], azp: 'saath' }, own)
    const browser = visit(app)
    await signInThere(browser)
    expect(await browser.whoAmI()).toMatchObject({ email: asha.email })
  })

  test('the same token untouched is taken: the lies above are refused for what they are', async () => {
    provider.tamper = (claims, { own }) => sign(claims, own)
    const browser = visit(app)
    await signInThere(browser)
    expect(await browser.whoAmI()).toMatchObject({ email: asha.email })
  })

  test('user info about somebody else than the token', async () => {
    await buildUser(app.db, { email: 'victim@example.org' })
    provider.userInfo = { sub: '2', email: 'victim@example.org', email_verified: true }
    const browser = visit(app)
    expect(await signInThere(browser)).toEqual(refused('provider-refused'))
    expect(await browser.whoAmI()).toBe(401)
  })
})

describe('whose account it is', () => {
  test('an address the provider does not vouch for neither makes nor opens an account', async () => {
    const { id } = await buildUser(app.db, { email: 'victim@example.org' })
    for (const email_verified of [false, undefined, null, 'false', 'yes', 1, 0, {}]) {
      for (const email of ['victim@example.org', 'new@example.org']) {
        provider.person = { sub: '66', email, email_verified }
        const browser = visit(app)
        const end = await signInThere(browser)
        expect(end).toMatch(/^\/login\?problem=(email-not-verified|not-linked|provider-refused)&/)
        expect(await browser.whoAmI()).toBe(401)
      }
    }
    expect(await app.db.$count(users)).toBe(1)
    expect(await app.db.$count(accounts)).toBe(0)
    expect(id).toBe(1)
  })

  test('both verified: the provider opens the account, and its owner is told', async () => {
    const { user } = await signInAs(app, {
      email: asha.email!,
      createdAt: new Date('2026-01-01'),
    })
    const browser = visit(app)
    await signInThere(browser, '')
    expect(await browser.whoAmI()).toMatchObject({ id: user.id })
    const [mail] = await mailsTo(app, asha.email!)
    expect(mail).toMatchObject({ kind: 'sign-in-method-linked' })
    expect(mail!.text).toContain('Village Login')
  })

  test('a mail to the owner that cannot be written is logged, and the sign-in is whole', async () => {
    const { id } = await buildUser(app.db, { email: asha.email! })
    await app.db.update(users).set({ createdAt: new Date('2026-01-01') })
    await app.db.execute('alter table mails rename to away')
    const browser = visit(app)
    try {
      expect(await signInThere(browser, '')).toBe(`${HERE}/`)
    } finally {
      await app.db.execute('alter table away rename to mails')
    }
    expect(await browser.whoAmI()).toMatchObject({ id })
    expect(await app.db.$count(accounts)).toBe(1)
    expect(JSON.stringify(app.logged)).toContain('nobody was told of a new way to sign in')
  })

  test('a name as if somebody looked after this site is not taken over', async () => {
    provider.person = { ...asha, given_name: 'Saath Admin' }
    const browser = visit(app)
    await signInThere(browser)
    expect(await browser.whoAmI()).toMatchObject({ firstName: null, lastName: 'Naik' })
  })

  test('the account is kept by issuer and subject: not by the address, not by the subject alone', async () => {
    const first = visit(app)
    await signInThere(first)
    // The address passes to another person at the provider: that person is somebody else here too.
    provider.person = { ...asha, email: 'asha.new@example.org' }
    const renamed = visit(app)
    await signInThere(renamed)
    expect(await renamed.whoAmI()).toMatchObject({ id: 1, email: 'asha@example.org' })

    const other = await startProvider(`${HERE}/api/auth/callback/oidc`)
    try {
      other.person = { ...asha, email: 'another.asha@example.org' }
      const moved = await createTestApp(settingsFor(other), undefined, app.db)
      const stranger = visit(moved)
      const start = await stranger.get('/api/login/oidc?isAdult=1')
      await stranger.open(await other.decide(start.headers.get('location')!))
      expect(await stranger.whoAmI()).toMatchObject({ id: 2, email: 'another.asha@example.org' })
    } finally {
      await other.close()
    }
  })

  test('an account whose own address was never verified is not opened by the provider', async () => {
    await buildUser(app.db, { email: asha.email!, isEmailVerified: false })
    const browser = visit(app)
    expect(await signInThere(browser)).toEqual(refused('not-linked'))
    expect(await browser.whoAmI()).toBe(401)
  })
})

describe('a provider that its owner took off the account', () => {
  let owner: Visitor
  beforeEach(async () => {
    await buildUser(app.db, { email: asha.email!, createdAt: new Date('2026-01-01') })
    await signInThere(visit(app), '')
    owner = visit(app)
    await owner.send('POST', '/api/auth/link', { email: asha.email })
    await owner.confirm(await linkIn(app, asha.email!))
    const [method] = await app.db.select().from(accounts)
    expect((await owner.send('DELETE', `/api/account/methods/${method!.id}`)).status).toBe(200)
  })
  const offered = async () => (await (await owner.get('/api/account/methods')).json()).more

  test('does not come back by signing in there', async () => {
    for (const query of ['', 'isAdult=1', 'adds=on']) {
      const browser = visit(app)
      expect(await signInThere(browser, query), query).toEqual(refused('method-removed'))
      expect(await browser.whoAmI()).toBe(401)
    }
    // Not by another account there, either.
    provider.person = { ...asha, sub: '2' }
    expect(await signInThere(visit(app), '')).toEqual(refused('method-removed'))
    expect(await app.db.$count(accounts)).toBe(0)
  })

  test('nor by a link from elsewhere that is opened while the owner is signed in', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect(await addThere(owner, headers)).toEqual(refused('method-removed'))
    expect(await app.db.$count(accounts)).toBe(0)
  })

  test('opens it again once the owner has added it, who is told by mail', async () => {
    expect(await offered()).toEqual([{ id: 'oidc', name: 'Village Login' }])
    expect(await addThere(owner)).toBe(`${HERE}/account`)
    expect(await offered()).toEqual([])
    const kinds = (await mailsTo(app, asha.email!)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'sign-in-method-linked')).toHaveLength(2)
    const browser = visit(app)
    await signInThere(browser, '')
    expect(await browser.whoAmI()).toMatchObject({ email: asha.email })
  })

  test('is not added with another address', async () => {
    provider.person = { ...asha, sub: '2', email: 'other@example.org' }
    expect(await addThere(owner)).toEqual(refused('other-account'))
    expect(await app.db.$count(accounts)).toBe(0)
  })
})

describe('an account that somebody prepared for the victim (five pre-hijacking attacks)', () => {
  const victim = 'asha@example.org'
  const attackers = {
    email: victim,
    password: 'known to the attacker',
    firstName: 'X',
    isAdult: true,
  }
  const attackerSignsIn = () => visit(app).send('POST', '/api/auth/sign-in', attackers)

  test('1. classic and federated: a password set before the victim comes by the provider opens nothing', async () => {
    await visit(app).send('POST', '/api/auth/sign-up', attackers)
    const browser = visit(app)
    await signInThere(browser)
    expect(await browser.whoAmI()).toMatchObject({ email: victim })
    expect((await attackerSignsIn()).status).toBe(401)
    // Even when the victim opens the old mail later.
    await visit(app).confirm(await linkIn(app, victim, 'verify-email'))
    expect((await attackerSignsIn()).status).toBe(401)
  })

  test('2. unexpired session: one from before the address was proven ends when it is', async () => {
    const attacker = await signInAs(app, { email: victim, isEmailVerified: false })
    const browser = visit(app)
    await browser.send('POST', '/api/auth/link', { email: victim })
    await browser.confirm(await linkIn(app, victim, 'sign-in-link'))
    expect(await browser.whoAmI()).toMatchObject({ email: victim, isEmailVerified: true })
    expect((await attacker.get('/api/auth/user')).status).toBe(401)
  })

  test('3. trojan identifier: a way in that was tied to the unproven account is cut', async () => {
    const { id } = await buildUser(app.db, { email: victim, isEmailVerified: false })
    await app.db
      .insert(accounts)
      .values({ userId: id, providerId: 'oidc', accountId: `${provider.issuer} 666` })
    const browser = visit(app)
    await browser.send('POST', '/api/auth/link', { email: victim })
    await browser.confirm(await linkIn(app, victim, 'sign-in-link'))
    provider.person = { sub: '666', email: 'attacker@example.org', email_verified: true }
    const attacker = visit(app)
    await signInThere(attacker)
    expect(await attacker.whoAmI()).toMatchObject({ email: 'attacker@example.org' })
    expect(await browser.whoAmI()).toMatchObject({ email: victim })
  })

  test('4. unexpired change: what the attacker asked for before does nothing afterwards', async () => {
    const attacker = visit(app)
    await attacker.send('POST', '/api/auth/sign-up', attackers)
    const old = await linkIn(app, victim, 'verify-email')
    const mine = { ...attackers, password: 'known to the victim' }
    const browser = visit(app)
    await browser.send('POST', '/api/auth/sign-up', mine)
    await browser.confirm(await linkIn(app, victim, 'verify-email'))
    expect((await visit(app).send('POST', '/api/auth/sign-in', mine)).status).toBe(200)
    const late = await browser.open(old)
    expect(late.headers.get('location')).toEqual(refused('link-used'))
    expect((await attackerSignsIn()).status).toBe(401)
    expect((await visit(app).send('POST', '/api/auth/sign-in', mine)).status).toBe(200)
  })

  test('4b. the victim confirms the attacker’s sign-up: the address is proven, the password is not', async () => {
    await visit(app).send('POST', '/api/auth/sign-up', attackers)
    const browser = visit(app)
    await browser.confirm(await linkIn(app, victim, 'verify-email'))
    expect(await browser.whoAmI()).toMatchObject({ email: victim })
    expect((await attackerSignsIn()).status).toBe(401)
  })

  test('5. a provider that verifies nothing makes no account that the victim could come into', async () => {
    provider.person = { sub: '666', email: victim, email_verified: false }
    const attacker = visit(app)
    await signInThere(attacker)
    await expectNobody(attacker)
  })
})
