import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signInAs, type TestApp } from '../../tests/support/app.ts'
import { CONTACT_SETTINGS, MESSAGE } from '../../tests/support/contact.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { buildListing, buildUser } from '../../tests/support/factories.ts'
import { contactSubmissions, mails, unconfirmedMails } from '../db/schema.ts'
import { openSecrets } from '../start/secrets.ts'
import { sendOwedMails } from '../services/contact/mails.ts'
import { forgetOldMessages } from '../services/retention.ts'

let app: TestApp
beforeEach(async () => {
  await emptyDatabase()
  app = await createTestApp(CONTACT_SETTINGS)
})

async function send(body: object, expected = 200) {
  const answer = await app.send('POST', '/api/contact', body)
  expect(answer.status, await answer.clone().text()).toBe(expected)
  return (await answer.json()) as { state?: string; message: string; fields: object }
}

const kept = () => app.db.select().from(contactSubmissions).orderBy(asc(contactSubmissions.id))
const box = () => ({ env: app.env, secretFor: openSecrets(app.env) })
const queued = () => app.db.select().from(mails).orderBy(asc(mails.id))

describe('without a proof of work', () => {
  test('a message waits for a press in a mail, which says nothing that was typed', async () => {
    expect(await send(MESSAGE)).toEqual({ state: 'to-confirm', follow: null })
    const [message] = await kept()
    const days = ((message?.confirmBy?.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.99)
    expect(days).toBeLessThanOrEqual(7)
    const [mail, ...others] = await queued()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'contact-confirm',
      recipient: 'asha@example.org',
      replyTo: null,
    })
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Asha Naik|question|Ponda/)
    const admin = await signInAs(app, { role: 'admin' })
    expect(await (await admin.get('/api/contact')).json()).toEqual([])
    const stats = await (await admin.get('/api/admin/stats')).json()
    expect(stats).toMatchObject({ unreadMessages: 0, latestMessages: [] })
    expect((await admin.send('DELETE', `/api/contact/${message?.id}`)).status).toBe(404)
    expect(
      (await admin.send('PATCH', `/api/contact/${message?.id}`, { isRead: true })).status,
    ).toBe(404)
  })

  test('one address gets one mail in 24 hours, however often it is named', async () => {
    for (let i = 0; i < 30; i++)
      await send({ ...MESSAGE, email: i % 2 ? 'Asha@Example.org' : MESSAGE.email })
    expect(await queued()).toHaveLength(1)
    expect(await kept()).toHaveLength(30)
  })

  test('so does one that was confirmed, besides the mail of another form', async () => {
    await buildUser(app.db, { email: 'asha@example.org', isEmailVerified: true })
    await send(MESSAGE)
    await send(MESSAGE)
    await app.send('POST', '/api/newsletter', { email: MESSAGE.email })
    expect((await queued()).map(({ kind }) => kind)).toEqual([
      'contact-confirm',
      'newsletter-welcome',
    ])
  })

  test('a message to an address that the newsletter has just written to is asked about when a day is over, once', async () => {
    const pass = (hours: number) =>
      app.db.execute(
        sql`update unconfirmed_mails set sent_at = sent_at - make_interval(hours => ${hours})`,
      )
    await app.send('POST', '/api/newsletter', { email: MESSAGE.email })
    await send(MESSAGE)
    await send({ ...MESSAGE, subject: 'One more thing' })
    await pass(23)
    await sendOwedMails(app.db, box())
    expect(await confirmMails()).toBe(0)
    await pass(2)
    await Promise.all([sendOwedMails(app.db, box()), sendOwedMails(app.db, box())])
    expect(await confirmMails()).toBe(1)
    await pass(25)
    await sendOwedMails(app.db, box())
    expect(await confirmMails()).toBe(1)
    // It leads to both.
    const ids = (await kept()).map(({ id }) => id)
    expect(await press(await keyInMail(), ...ids)).toBe('/contact?step=sent')
  })

  test('nothing is owed for what was confirmed, or has run out', async () => {
    await send(MESSAGE)
    await send({ ...MESSAGE, subject: 'By the same link' })
    await app.send('POST', '/api/newsletter', { email: 'ravi@example.org' })
    await send({ ...MESSAGE, email: 'ravi@example.org' })
    const [first = 0, second = 0, late = 0] = (await kept()).map(({ id }) => id)
    await press(await keyInMail(), first, second)
    await app.db
      .update(contactSubmissions)
      .set({ confirmBy: new Date(Date.now() - 1_000) })
      .where(eq(contactSubmissions.id, late))
    await app.db.delete(unconfirmedMails)
    await sendOwedMails(app.db, box())
    expect(await confirmMails()).toBe(1)
  })

  test('the link goes on showing what waits when an admin has deleted the message it was sent for', async () => {
    await send(MESSAGE)
    await send({ ...MESSAGE, subject: 'One more thing' })
    const [first = 0, second = 0] = (await kept()).map(({ id }) => id)
    const key = await keyInMail()
    await press(key, first)
    const admin = await signInAs(app, { role: 'admin' })
    expect((await admin.send('DELETE', `/api/contact/${first}`)).status).toBe(200)
    const waiting = await (await app.get(`/api/contact/waiting?key=${key}`)).json()
    expect(waiting).toMatchObject([{ id: second, isNamed: false }])
    expect(await press(key, second)).toBe('/contact?step=sent')
  })

  test('opening the link does nothing; one press sends what is ticked, once, and the rest goes on waiting', async () => {
    await send(MESSAGE)
    await send({ ...MESSAGE, subject: 'One more thing' })
    await send({ ...MESSAGE, subject: 'Words of a stranger' })
    await send({ ...MESSAGE, email: 'ravi@example.org' })
    const [first = 0, second = 0, third = 0, others = 0] = (await kept()).map(({ id }) => id)
    const key = await keyInMail()
    await app.get(`/contact/confirm?key=${key}`)
    expect((await kept()).every(({ confirmBy }) => confirmBy)).toBe(true)

    expect(await press(key, first, second, others)).toBe('/contact?step=sent')
    expect((await kept()).map(({ confirmBy }) => confirmBy === null)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect((await queued()).filter(({ kind }) => kind === 'contact-message')).toHaveLength(2)
    expect(await press(key, first, second)).toBe('/contact?step=already')
    expect((await queued()).filter(({ kind }) => kind === 'contact-message')).toHaveLength(2)
    // The same mail goes on showing what came without one.
    expect(await press(key, third)).toBe('/contact?step=sent')
    expect(await press(key)).toBe('/contact?step=already')
  })

  test('a press with nothing ticked leads back and sends nothing', async () => {
    await send(MESSAGE)
    const key = await keyInMail()
    expect(await press(key)).toBe(`/contact/confirm?key=${key}&problem=none`)
    expect(await kept()).toMatchObject([{ confirmBy: expect.any(Date) }])
  })

  test('the key shows subject and time of what waits from its address, to nobody else, and is kept nowhere', async () => {
    await send(MESSAGE)
    await send({ ...MESSAGE, subject: 'Words of a stranger' })
    await send({ ...MESSAGE, email: 'ravi@example.org', subject: 'Of somebody else' })
    const key = await keyInMail()
    const ask = async (asked: string) => {
      const answer = await app.get(`/api/contact/waiting?key=${asked}`)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return answer.json()
    }
    const [first, second] = await kept()
    const time = expect.stringMatching(/^20.*Z$/)
    expect(await ask(key)).toEqual([
      { id: first?.id, subject: 'A question', createdAt: time, isNamed: true },
      { id: second?.id, subject: 'Words of a stranger', createdAt: time, isNamed: false },
    ])
    expect(await ask(key.slice(0, -1))).toBeNull()
    expect(JSON.stringify(app.logged)).not.toContain(key)
    await press(key, first?.id ?? 0, second?.id ?? 0)
    expect(await ask(key)).toEqual([])
  })

  test('two presses at once send it once', async () => {
    await send(MESSAGE)
    const [message] = await kept()
    const key = await keyInMail()
    const id = message?.id ?? 0
    const ends = await Promise.all([press(key, id), press(key, id), press(key, id)])
    expect(ends.toSorted()).toEqual([
      '/contact?step=already',
      '/contact?step=already',
      '/contact?step=sent',
    ])
    expect((await queued()).filter(({ kind }) => kind === 'contact-message')).toHaveLength(1)
  })

  test('presses of several mails of one address at once send each message once', async () => {
    for (let mail = 0; mail < 8; mail += 1) {
      await send({ ...MESSAGE, subject: `Message ${mail}` })
      await app.db.delete(unconfirmedMails)
    }
    const keys = (await queued()).map(({ text }) => keyIn(text))
    const ids = (await kept()).map(({ id }) => id)
    // Each in another order: none may wait for one that waits for it.
    await Promise.all(keys.map((key, at) => press(key, ...ids.slice(at), ...ids.slice(0, at))))
    expect((await queued()).filter(({ kind }) => kind === 'contact-message')).toHaveLength(8)
    expect((await kept()).every(({ confirmBy }) => confirmBy === null)).toBe(true)
  })

  test('a key goes on working while the secret is changed, and not after', async () => {
    await send(MESSAGE)
    const key = await keyInMail()
    const [message] = await kept()
    const SECRET_KEY = 'x'.repeat(40)
    const changed = (more = {}) =>
      createTestApp({ ...CONTACT_SETTINGS, SECRET_KEY, ...more }, undefined, app.db)
    const old = app.env.SECRET_KEY ?? ''
    app = await changed()
    expect(await press(key, message?.id ?? 0)).toBe('/contact?step=too-late')
    app = await changed({ SECRET_KEY_BEFORE: old })
    expect(await press(key, message?.id ?? 0)).toBe('/contact?step=sent')
  })

  test('a key that is not ours, or too old, sends nothing', async () => {
    await send(MESSAGE)
    const key = await keyInMail()
    const [id = '', signed = ''] = key.split('.')
    for (const wrong of [
      '',
      'x',
      `${Number(id) + 1}.${signed}`,
      `${id}.${signed.slice(1)}x`,
      `${id}.`,
    ])
      expect(await press(wrong)).toBe('/contact?step=too-late')
    await app.db.update(contactSubmissions).set({ confirmBy: new Date(Date.now() - 1_000) })
    expect(await press(key)).toBe('/contact?step=too-late')
    await forgetOldMessages(app.db)
    expect(await kept()).toEqual([])
    expect(await press(key)).toBe('/contact?step=too-late')
  })

  test('is refused where no mail could ask', async () => {
    app = await createTestApp(
      { ...CONTACT_SETTINGS, NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' },
      undefined,
      app.db,
    )
    const { message } = await send(MESSAGE, 422)
    expect(message).toContain('JavaScript')
    expect(await kept()).toEqual([])
  })
})

const post = (fields: Record<string, string>) =>
  app.app.request('/contact', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  })

describe('POST /contact', () => {
  test('takes the form and leads on', async () => {
    const answer = await post({ ...MESSAGE, kind: 'contact', listingId: '', homepage: '' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact?step=confirm'])
    expect(await kept()).toMatchObject([{ subject: 'A question' }])
  })

  test('refuses it as the API does, and keeps nothing', async () => {
    expect((await post({ ...MESSAGE, name: '' })).status).toBe(400)
    expect((await post({ ...MESSAGE, isRead: 'true' })).status).toBe(400)
    expect((await post({ ...MESSAGE, homepage: 'x' })).status).toBe(400)
    expect(await kept()).toEqual([])
  })

  test('another site sends nothing', async () => {
    const answer = await app.app.request('/contact', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(MESSAGE),
    })
    expect(answer.status).toBe(403)
    expect(await kept()).toEqual([])
  })
})

test('GET /api/contact/form names a listing that everybody may read', async () => {
  const shown = await buildListing(app.db, { name: 'Sea School' })
  const hidden = await buildListing(app.db, { isApproved: false })
  const ask = async (query: string) => (await app.get(`/api/contact/form${query}`)).json()
  const none = { listing: null, hasMail: true }
  expect(await ask('')).toEqual(none)
  expect(await ask(`?listing=${hidden.id}`)).toEqual(none)
  expect(await ask('?listing=abc')).toEqual(none)
  expect(await ask(`?listing=${shown.id}`)).toEqual({
    ...none,
    listing: { id: shown.id, name: 'Sea School', says: expect.any(Array) },
  })
})

const confirmMails = async () =>
  (await queued()).filter(({ kind }) => kind === 'contact-confirm').length

async function keyInMail(): Promise<string> {
  const mail = (await queued()).find(({ kind }) => kind === 'contact-confirm')
  return keyIn(mail?.text ?? null)
}

const keyIn = (text: string | null) => /\/contact\/confirm\?key=(\S+)/.exec(text ?? '')?.[1] ?? ''

/** As the page of the mail's link sends it, with these messages ticked. */
async function press(key: string, ...ticked: number[]): Promise<string | null> {
  const answer = await app.app.request('/contact/confirm', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams([['key', key], ...ticked.map((id) => ['message', String(id)])]),
  })
  expect(answer.status).toBe(303)
  return answer.headers.get('location')
}
