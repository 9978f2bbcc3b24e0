import { afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../tests/support/app.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { idempotencyKeys, listings, listingSubmissions, sessions } from '../db/schema.ts'
import { buildCategories, buildListing } from '../../tests/support/factories.ts'
import { IDEMPOTENCY_FIELD } from '../../shared/idempotency.ts'
import { forgetExpiredSignIns } from '../services/retention.ts'
import { sql } from 'drizzle-orm'

const SUBMISSION = {
  name: 'Sea School',
  category: 'special-schools',
  description: 'A school by the sea.',
  address: 'Beach Road',
  phone: '112',
}
const KEY = '8e03978e-40d5-43dd-bc93-6894a57f9324'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => emptyDatabase())

async function submitter() {
  await buildCategories(app.db)
  return signInAs(app)
}

/** As a page of ours sends it, under a key. */
const send = (
  who: Pick<SignedIn, 'cookie'> | null,
  body: object,
  key = KEY,
  path = '/api/submissions',
) =>
  app.send('POST', path, body, {
    headers: { 'idempotency-key': key, ...(who && { cookie: who.cookie }) },
  })

test('the same request under the same key gets the same answer, later too, and nothing is written again', async () => {
  const who = await submitter()
  const first = await send(who, SUBMISSION)
  const again = await send(who, SUBMISSION)
  expect(first.status).toBe(200)
  expect(again.status).toBe(200)
  expect(await again.text()).toBe(await first.text())
  expect(await app.db.$count(listingSubmissions)).toBe(1)
})

test('a key as the draft of the standard writes it, in quotation marks, is the same key', async () => {
  const who = await submitter()
  await send(who, SUBMISSION)
  await send(who, SUBMISSION, `"${KEY}"`)
  expect(await app.db.$count(listingSubmissions)).toBe(1)
})

test('another body under the same key is 422 with a sentence, and so is another address', async () => {
  const who = await submitter()
  await send(who, SUBMISSION)
  const other = await send(who, { ...SUBMISSION, phone: '1098' })
  expect(other.status).toBe(422)
  expect(await other.json()).toEqual({
    message:
      'You have already sent this with different content. Please reload the page and send it again.',
    code: 'unprocessable',
  })
  expect((await send(who, SUBMISSION, KEY, '/api/submissions/duplicates')).status).toBe(422)
  expect(await app.db.$count(listingSubmissions)).toBe(1)
})

test('a key that is none is 400 with a sentence', async () => {
  const who = await submitter()
  const answer = await send(who, SUBMISSION, 'again')
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('16 to 64 letters, digits or hyphens')
})

test('two people who use the same key do not meet', async () => {
  const who = await submitter()
  const other = await signInAs(app)
  const answers = await Promise.all([send(who, SUBMISSION), send(other, SUBMISSION)])
  const [one, two] = await Promise.all(answers.map((answer) => answer.json()))
  expect(one).not.toEqual(two)
  expect(await app.db.$count(listingSubmissions)).toBe(2)
})

test('a refusal is judged again, and nothing that was typed is kept of it', async () => {
  const who = await submitter()
  const wrong = { ...SUBMISSION, name: '' }
  expect((await send(who, wrong)).status).toBe(400)
  expect((await send(who, wrong)).status).toBe(400)
  expect((await send(null, SUBMISSION)).status).toBe(401)
  expect(await app.db.$count(idempotencyKeys)).toBe(0)
})

test('a failure of ours is not kept: the same request may be tried again', async () => {
  const who = await submitter()
  await app.db.execute(
    sql`alter table listing_submissions add constraint fails check (name <> 'Sea School')`,
  )
  try {
    expect((await send(who, SUBMISSION)).status).toBe(500)
  } finally {
    await app.db.execute(sql`alter table listing_submissions drop constraint fails`)
  }
  expect((await send(who, SUBMISSION)).status).toBe(200)
  expect(await app.db.$count(listingSubmissions)).toBe(1)
})

test('what a process began and never ended is not begun again: 409 tells the person to look', async () => {
  const who = await submitter()
  await send(who, SUBMISSION)
  // As a process leaves it that was killed between the change and its answer.
  await app.db
    .update(idempotencyKeys)
    .set({ status: null, answer: null, createdAt: sql`now() - interval '1 minute'` })
  const answer = await send(who, SUBMISSION)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('Please check before you send it again.')
  expect(await app.db.$count(listingSubmissions)).toBe(1)
})

test('twenty sign-ins at once under one key open one session, with the same cookie', async () => {
  const { user, send: ask } = await signInAs(app)
  const password = 'a quiet corner'
  await ask('PUT', '/api/account/password', { password })
  await app.db.delete(sessions)
  const body = { email: user.email, password }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(null, body, KEY, '/api/auth/sign-in')),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ headers }) => headers.getSetCookie().join()))).toHaveLength(1)
  expect(answers[0]?.headers.getSetCookie().join()).toContain('saath_session=')
  expect(await app.db.$count(sessions)).toBe(1)
})

test('the table tells nothing to who has it alone: neither body, answer, cookie nor key', async () => {
  const who = await submitter()
  await send(who, SUBMISSION)
  const [row] = await app.db.select().from(idempotencyKeys)
  const { answer, key, request } = row!
  const opened = Buffer.from(answer!.split('.')[2]!, 'base64url').toString('latin1')
  for (const text of [KEY, who.cookie, 'Sea School'])
    expect([answer, opened, key, request].join()).not.toContain(text)
})

test('answers go with the account, and all of them after a day', async () => {
  const who = await submitter()
  const other = await signInAs(app)
  await send(who, SUBMISSION)
  await send(other, SUBMISSION)
  expect((await who.send('DELETE', '/api/account', {})).status).toBe(200)
  expect(await app.db.select({ userId: idempotencyKeys.userId }).from(idempotencyKeys)).toEqual([
    { userId: other.user.id },
  ])
  await forgetExpiredSignIns(app.db)
  expect(await app.db.$count(idempotencyKeys)).toBe(1)
  await app.db.update(idempotencyKeys).set({ createdAt: sql`now() - interval '25 hours'` })
  await forgetExpiredSignIns(app.db)
  expect(await app.db.$count(idempotencyKeys)).toBe(0)
})

test('a form without script brings its key as a field', async () => {
  const who = await signInAs(app)
  const { id } = await buildListing(app.db)
  const press = () =>
    app.get(`/api/listings/${id}/like`, {
      method: 'POST',
      headers: { cookie: who.cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ returnTo: '/', [IDEMPOTENCY_FIELD]: KEY }),
    })
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  const [listing] = await app.db.select().from(listings)
  expect(listing?.id).toBe(id)
  expect((await (await who.get('/api/user/likes/ids')).json()) as number[]).toEqual([id])
})
