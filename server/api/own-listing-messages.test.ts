import { beforeEach, expect, test } from 'vitest'
import type { Message } from '../../shared/contact/contact.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../tests/support/app.ts'
import { CONTACT_SETTINGS, MESSAGE, prove } from '../../tests/support/contact.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { buildListing, buildProvenClaim } from '../../tests/support/factories.ts'
import { contactSubmissions, listingClaims, listings, users } from '../db/schema.ts'
import { deleteAccount } from '../services/accounts/deletion.ts'
import { eq } from 'drizzle-orm'

const EMAIL = 'desk@sea.example'

let app: TestApp
let admin: SignedIn
let provider: SignedIn
let listingId: number
beforeEach(async () => {
  await emptyDatabase()
  app = await createTestApp(CONTACT_SETTINGS)
  admin = await signInAs(app, { role: 'admin' })
  provider = await signInAs(app, { email: 'asha@example.com', isEmailVerified: true })
  listingId = (await buildListing(app.db, { name: 'Sea School', email: EMAIL })).id
  await buildProvenClaim(app.db, { listingId, userId: provider.user.id, email: EMAIL })
})

/** Whoever writes, the name and the address are the provider's public ones. */
async function write(who: Pick<SignedIn, 'send'>, fields: object = {}) {
  const answer = await who.send('POST', '/api/contact', {
    ...MESSAGE,
    name: 'Sea School',
    email: EMAIL,
    kind: 'own-listing',
    listingId,
    altcha: await prove(app.env),
    ...fields,
  })
  expect(answer.status).toBe(200)
}

const senders = async () => {
  const messages: Message[] = await (await admin.get('/api/contact')).json()
  return messages.map(({ sender }) => sender)
}

test('GET /api/contact tells who looks after a listing from who typed the same name and address', async () => {
  await write(provider)
  await write(await signInAs(app, {}))
  await write(app)
  expect(await senders()).toEqual(['guest', 'other-account', 'looks-after'])
})

test('GET /api/contact decides by what holds when it is read', async () => {
  await write(provider)
  await app.db.update(listings).set({ email: 'other@sea.example' })
  expect(await senders()).toEqual(['other-account'])
  await app.db.update(listings).set({ email: EMAIL })
  expect(await senders()).toEqual(['looks-after'])
  const isProvider = eq(users.id, provider.user.id)
  await app.db.update(users).set({ suspendedAt: new Date() }).where(isProvider)
  expect(await senders()).toEqual(['other-account'])
  await app.db.update(users).set({ suspendedAt: null }).where(isProvider)
  await app.db.update(listingClaims).set({ state: 'ended', endedAt: new Date(), reason: 'Left' })
  expect(await senders()).toEqual(['other-account'])
})

test('GET /api/contact says nothing of the sender of other messages, and does not guess at old ones', async () => {
  await write(provider, { kind: 'contact' })
  expect(await senders()).toEqual([null])
  expect(await app.db.select().from(contactSubmissions)).toMatchObject([
    { userId: null, isGuest: false },
  ])
  await app.db.insert(contactSubmissions).values({ ...MESSAGE, kind: 'own-listing', listingId })
  expect(await senders()).toEqual(['unknown', null])
})

test('what an account wrote signed in is in its data, and goes with it, whatever address was typed', async () => {
  await write(provider)
  await write(app)
  const { messages } = await (await provider.get('/api/account/data')).json()
  expect(messages).toMatchObject([{ name: 'Sea School', email: EMAIL }])
  await deleteAccount(app.db, app.env, provider.user)
  expect(await senders()).toEqual(['guest'])
})
