import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Subscriber } from '../../shared/newsletter/subscribers.ts'
import { words } from '../../shared/words.ts'
import { createTestApp, signInAs, type TestApp } from '../../tests/support/app.ts'
import { MESSAGE } from '../../tests/support/contact.ts'
import { auditLog, mails, newsletterSubscriptions as subscriptions } from '../db/schema.ts'
import { LIMITS_OF } from '../http/limits.ts'
import { forgetSubscribers } from '../services/newsletter/subscribers.ts'

const ASHA = 'asha@example.org'

const ask = (app: TestApp, email: unknown = ASHA, more = {}) =>
  app.send('POST', '/api/newsletter', { email, ...more })

async function only(app: TestApp) {
  const [row, ...others] = await app.db.select().from(subscriptions)
  expect(others).toEqual([])
  if (!row) throw new Error('Nobody is subscribed.')
  return row
}

/** As the page of a mail's link sends it. */
const press = (app: TestApp, key: string, what: string) =>
  app.get(`/newsletter/${key}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ press: what }),
  })

/** What a mail is once it has left. */
const delivered = (app: TestApp) =>
  app.db.update(mails).set({
    state: 'sent',
    sentAt: new Date(),
    recipient: 'a…@example.org',
    subject: null,
    text: null,
    html: null,
    unsubscribeUrl: null,
  })

const later = (app: TestApp, hours: number) =>
  app.db
    .execute(sql`update newsletter_subscriptions set created_at = created_at - make_interval(hours => ${hours}),
    unsubscribed_at = unsubscribed_at - make_interval(hours => ${hours})`)
    .then(() =>
      app.db.execute(
        sql`update unconfirmed_mails set sent_at = sent_at - make_interval(hours => ${hours})`,
      ),
    )

test('POST /api/newsletter begins an active subscription that nobody confirmed, and asks by mail', async () => {
  const app = await createTestApp()
  const answer = await ask(app, '  Asha@Example.org ')
  expect([answer.status, await answer.json()]).toEqual([200, {}])
  expect(await only(app)).toMatchObject({
    email: ASHA,
    isActive: true,
    confirmedAt: null,
    unsubscribedAt: null,
  })
  expect(await app.db.select().from(mails)).toMatchObject([
    { kind: 'newsletter-welcome', recipient: ASHA },
  ])
})

test.each([
  ['nothing', undefined, 'Required'],
  ['blanks', '  ', 'Required'],
  ['no address', 'asha', 'Invalid email'],
  ['two addresses', 'a@example.org, b@example.org', 'Invalid email'],
  ['a header', 'a@example.org\r\nBcc: b@example.org', 'Invalid email'],
  ['one of 101 characters', `${'a'.repeat(89)}@example.org`, 'Invalid email'],
])('POST /api/newsletter refuses %s', async (_what, email, sentence) => {
  const app = await createTestApp()
  const answer = await app.send('POST', '/api/newsletter', { email })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: sentence, fields: { email: sentence } })
  expect(await app.db.$count(subscriptions)).toBe(0)
})

test.each([{ isActive: false }, { confirmedAt: '2026-01-01' }, { id: 7 }, { key: 'x' }])(
  'POST /api/newsletter does not let a request say %o',
  async (more) => {
    const app = await createTestApp()
    expect((await ask(app, ASHA, more)).status).toBe(400)
  },
)

test('POST /api/newsletter refuses a program that fills in what people do not see, and says so', async () => {
  const app = await createTestApp()
  const answer = await ask(app, ASHA, { trap: 'https://pills.example' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fields: { trap: words.newsletter.trap } })
  expect(await app.db.$count(subscriptions)).toBe(0)
  expect(await app.db.$count(mails)).toBe(0)
  expect((await ask(app, ASHA, { trap: '' })).status).toBe(200)
})

test('POST /api/newsletter answers the same for every address, and writes to none of them within 24 hours', async () => {
  const app = await createTestApp()
  const answers: string[] = []
  const asked = async () => {
    const answer = await ask(app)
    answers.push(`${answer.status} ${await answer.text()} ${[...answer.headers.keys()].join()}`)
    return app.db.$count(mails)
  }
  expect(await asked()).toBe(1)
  expect(await asked()).toBe(1)
  const { key } = await only(app)
  await delivered(app)
  await press(app, key, 'subscribe')
  expect(await asked()).toBe(1)
  await press(app, key, 'unsubscribe')
  expect(await asked()).toBe(1)
  expect(new Set(answers).size).toBe(1)
})

test('POST /api/newsletter writes once a day to an account that has confirmed its address, too', async () => {
  const app = await createTestApp()
  await signInAs(app, { email: ASHA, isEmailVerified: true })
  for (let time = 0; time < 5; time += 1) await ask(app)
  expect(await app.db.$count(mails)).toBe(1)
  await later(app, 25)
  for (let time = 0; time < 5; time += 1) await ask(app)
  expect(await app.db.$count(mails)).toBe(2)
})

test('POST /api/newsletter sends no mail to an address that another form has just written to, and does a day after that one', async () => {
  const app = await createTestApp()
  await app.send('POST', '/api/contact', MESSAGE)
  await ask(app)
  await app.db.execute(sql`update unconfirmed_mails set sent_at = now() - interval '23 hours'`)
  await ask(app)
  expect(await app.db.$count(mails)).toBe(1)
  // The clock began with the mail, and not with what was asked for since.
  await app.db.execute(sql`update unconfirmed_mails set sent_at = now() - interval '25 hours'`)
  await ask(app)
  expect(await only(app)).toMatchObject({ email: ASHA })
  expect(await app.db.$count(mails)).toBe(2)
})

test('POST /api/newsletter never brings back who has unsubscribed; "Yes, send it" does', async () => {
  const app = await createTestApp()
  await ask(app)
  await delivered(app)
  const { key } = await only(app)
  await press(app, key, 'subscribe')
  await press(app, key, 'unsubscribe')
  await later(app, 25)
  await ask(app)
  expect(await only(app)).toMatchObject({ isActive: false })
  expect(await app.db.$count(mails)).toBe(2)
  await press(app, key, 'subscribe')
  expect(await only(app)).toMatchObject({ isActive: true, unsubscribedAt: null })
})

test('POST /newsletter by a form without script leads on to a page; POST /api/newsletter takes no form', async () => {
  const app = await createTestApp()
  const send = (path: string, fields: Record<string, string>) =>
    app.get(path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    })
  const taken = await send('/newsletter', { email: ASHA })
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/newsletter?done=asked'])
  expect(await only(app)).toMatchObject({ email: ASHA })
  expect((await send('/newsletter', { email: '' })).status).toBe(400)
  expect((await send('/api/newsletter', { email: 'ravi@example.org' })).status).toBe(400)
  expect(await app.db.$count(subscriptions)).toBe(1)
})

test('GET /newsletter/:key and GET /api/newsletter/:key change nothing, and name the address masked', async () => {
  const app = await createTestApp()
  await ask(app)
  const { key } = await only(app)
  for (const path of [`/newsletter/${key}`, `/newsletter/${key}/confirm`]) {
    const answer = await app.get(path)
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  const answer = await app.get(`/api/newsletter/${key}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ state: 'unconfirmed', email: 'a…@example.org' })
  expect(await only(app)).toMatchObject({ confirmedAt: null, isActive: true })
  expect(JSON.stringify(app.logged)).not.toContain(key)
  expect(app.logged.map(({ route }) => route)).toContain('/api/newsletter/:key')
})

test.each(['00000000-0000-4000-8000-000000000000', 'broken', '%00'])(
  'the key %s belongs to nothing, and a press on it does nothing',
  async (key) => {
    const app = await createTestApp()
    await ask(app)
    expect(await (await app.get(`/api/newsletter/${key}`)).json()).toBeNull()
    expect((await press(app, key, 'unsubscribe')).status).toBe(303)
    expect(await only(app)).toMatchObject({ isActive: true, confirmedAt: null })
  },
)

test('POST /newsletter/:key leads to the page that says what it did; the same press again changes nothing', async () => {
  const app = await createTestApp()
  await ask(app)
  const { key } = await only(app)
  const yes = await press(app, key, 'subscribe')
  expect([yes.status, yes.headers.get('location')]).toEqual([303, `/newsletter/${key}/confirm`])
  const confirmed = await only(app)
  expect(confirmed.confirmedAt).not.toBeNull()
  await press(app, key, 'subscribe')
  expect(await only(app)).toEqual(confirmed)

  const no = await press(app, key, 'unsubscribe')
  expect([no.status, no.headers.get('location')]).toEqual([303, `/newsletter/${key}`])
  const ended = await only(app)
  expect(ended).toMatchObject({ isActive: false })
  await press(app, key, 'unsubscribe')
  expect(await only(app)).toEqual(ended)
})

test('POST /newsletter/:key from a mail program, by either kind of form, acts at once, without a question, a cookie or a page', async () => {
  const app = await createTestApp()
  for (const body of [new FormData(), new URLSearchParams()]) {
    body.append('List-Unsubscribe', 'One-Click')
    await app.db.delete(subscriptions)
    await ask(app)
    const { key } = await only(app)
    for (let time = 0; time < 2; time += 1) {
      const answer = await app.get(`/newsletter/${key}`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' },
        body,
      })
      expect([answer.status, await answer.text()]).toEqual([200, '{}'])
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    expect(await only(app)).toMatchObject({ isActive: false })
  }
})

test('POST from another site is let through to end a subscription and to nothing else of the newsletter', async () => {
  const app = await createTestApp()
  const from = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }
  const body = new URLSearchParams({ email: ASHA, press: 'subscribe' })
  for (const path of [
    '/api/newsletter',
    '/newsletter',
    '/newsletter/a/b',
    '/newsletter/a/confirm',
    '/api/admin/newsletter/export',
  ])
    expect((await app.get(path, { ...from, body })).status, path).toBe(403)
  for (const press of ['subscribe', 'unsubscribe'])
    expect(
      (await app.get('/newsletter/a', { ...from, body: new URLSearchParams({ press }) })).status,
    ).toBe(403)
  const both = new URLSearchParams({ press: 'subscribe', 'List-Unsubscribe': 'One-Click' })
  expect((await app.get('/newsletter/a', { ...from, body: both })).status).toBe(403)
  const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await app.get('/newsletter/a', { ...from, body: oneClick })).status).toBe(200)
  const nothing = new URLSearchParams({ hello: 'there' })
  expect((await app.get('/newsletter/a', { ...from, body: nothing })).status).toBe(400)
})

test('POST /newsletter/:key by a mail service for all its readers counts wrong keys alone', async () => {
  const app = await createTestApp()
  await ask(app)
  const { key } = await only(app)
  const from = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }
  const unsubscribe = async (of: string) => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    return (await app.app.request(`/newsletter/${of}`, { method: 'POST', body }, from)).status
  }
  const { points } = LIMITS_OF['write-address']
  for (let time = 0; time <= points; time += 1) expect(await unsubscribe(key)).toBe(200)
  const wrong = '00000000-0000-4000-8000-000000000000'
  for (let time = 0; time < points; time += 1) expect(await unsubscribe(wrong)).toBe(200)
  expect(await unsubscribe(wrong)).toBe(429)
  expect(await unsubscribe(key)).toBe(200)
})

test.each(['unsubscribes', 'is erased'])(
  'who %s gets no mail that had not left yet',
  async (end) => {
    const app = await createTestApp()
    const admin = await signInAs(app, { role: 'admin' })
    await ask(app)
    await ask(app, 'ravi@example.org')
    const [asha] = await app.db.select().from(subscriptions).where(eq(subscriptions.email, ASHA))
    await (end === 'unsubscribes'
      ? press(app, asha?.key ?? '', 'unsubscribe')
      : admin.send('DELETE', `/api/admin/newsletter/${asha?.id}`))
    const left = await app.db.select({ to: mails.recipient }).from(mails)
    expect(left).toEqual([{ to: 'ravi@example.org' }])
  },
)

async function threeStates() {
  const app = await createTestApp({ PUBLIC_URL: 'https://saath.example' })
  const admin = await signInAs(app, { role: 'admin' })
  const confirmedAt = new Date('2026-11-01T10:00:00Z')
  await app.db
    .insert(subscriptions)
    .values([
      { email: '=cmd@example.org', confirmedAt },
      { email: 'new@example.org' },
      { email: 'gone@example.org', confirmedAt, isActive: false, unsubscribedAt: new Date() },
    ])
  return { app, admin }
}

test('GET /api/newsletter lists by state and by part of an address', async () => {
  const { admin } = await threeStates()
  const list = async (query: string) => {
    const answer = await admin.get(`/api/newsletter${query}`)
    const rows = (await answer.json()) as Subscriber[]
    return [answer.headers.get('x-total-count'), ...rows.map(({ email }) => email.split('@')[0])]
  }
  expect((await list('')).toSorted()).toEqual(['3', '=cmd', 'gone', 'new'])
  expect(await list('?state=unconfirmed')).toEqual(['1', 'new'])
  expect(await list('?state=unsubscribed')).toEqual(['1', 'gone'])
  expect(await list('?search=GONE')).toEqual(['1', 'gone'])
  expect(await list('?search=%25')).toEqual(['0'])
  expect((await list('?limit=1')).length).toBe(2)
  expect((await list('?limit=1&offset=3')).length).toBe(1)
})

test('POST /api/admin/newsletter/export gives who confirmed and did not unsubscribe, runs nothing in a spreadsheet, and is written down', async () => {
  const { app, admin } = await threeStates()
  const answer = await admin.send('POST', '/api/admin/newsletter/export')
  expect(answer.headers.get('content-disposition')).toContain('newsletter.csv')
  const [row] = await app.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.email, '=cmd@example.org'))
  expect((await answer.text()).split('\r\n')).toEqual([
    'email,confirmedAt,unsubscribeUrl',
    `'=cmd@example.org,2026-11-01T10:00:00.000Z,https://saath.example/newsletter/${row?.key}`,
    '',
  ])
  expect(await app.db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { action: 'newsletter.export', adminId: admin.user.id, subjectId: 1, detail: null },
  ])
})

test('DELETE /api/admin/newsletter/:id erases the address; the audit log keeps its number alone', async () => {
  const { app, admin } = await threeStates()
  const [row] = await app.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.email, 'new@example.org'))
  const path = `/api/admin/newsletter/${row?.id}`
  expect((await admin.send('DELETE', path)).status).toBe(200)
  expect((await admin.send('DELETE', path)).status).toBe(404)
  expect(await app.db.$count(subscriptions)).toBe(2)
  const acts = await app.db.select().from(auditLog).orderBy(auditLog.id)
  expect(acts).toMatchObject([{ action: 'newsletter.delete', subjectId: row?.id }])
  expect(JSON.stringify(acts)).not.toContain('example.org')
})

test('an account that has confirmed its address finds the subscription in its data, and takes it along when it goes', async () => {
  const app = await createTestApp()
  const meera = await signInAs(app, { email: ASHA, isEmailVerified: true })
  const other = await signInAs(app, { email: 'ravi@example.org', isEmailVerified: false })
  await ask(app)
  await ask(app, 'ravi@example.org')
  const own = async (who: typeof meera) =>
    ((await (await who.get('/api/account/data')).json()) as { newsletter: unknown[] }).newsletter
  expect(await own(meera)).toMatchObject([{ isActive: true, confirmedAt: null }])
  expect(await own(other)).toEqual([])
  expect((await meera.send('DELETE', '/api/account', {})).status).toBe(200)
  expect((await other.send('DELETE', '/api/account', {})).status).toBe(200)
  expect(await only(app)).toMatchObject({ email: 'ravi@example.org' })
})

test('what nobody confirmed, and what was unsubscribed, is forgotten after 30 days', async () => {
  const { app } = await threeStates()
  await later(app, 29 * 24)
  await forgetSubscribers(app.db)
  expect(await app.db.$count(subscriptions)).toBe(3)
  // Asking again is a reason to wait for the answer.
  await ask(app, 'gone@example.org')
  await later(app, 2 * 24)
  await forgetSubscribers(app.db)
  const left = await app.db.select().from(subscriptions)
  expect(left.map(({ email }) => email).toSorted()).toEqual([
    '=cmd@example.org',
    'gone@example.org',
  ])
})
