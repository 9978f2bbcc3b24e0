import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { USER_COOKIE } from '../../shared/accounts/visitor.ts'
import type { Claim, ClaimPage } from '../../shared/claims/claims.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../tests/support/app.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { buildListing } from '../../tests/support/factories.ts'
import { render, renderFailure } from '../../web/entry-server.tsx'
import { factChecks, listingClaims, listingReports, listings } from '../db/schema.ts'
import { createPages } from '../pages/pages.ts'

/** A number that was found wrong is somebody else's: a call to it shows nothing of the listing. */

let app: TestApp
let admin: SignedIn
let asha: SignedIn
let listingId: number
beforeEach(async () => {
  await emptyDatabase()
  const assets = { sheet: null, stylesheets: [], scripts: [] }
  app = await createTestApp({}, createPages({ render, renderFailure, assets, policy: null }))
  admin = await signInAs(app, { role: 'admin', isEmailVerified: true })
  asha = await signInAs(app, { email: 'asha@example.com', isEmailVerified: true })
  const shown = { name: 'Sea School', phone: '+918322223321', email: 'desk@sea.example' }
  listingId = (await buildListing(app.db, shown)).id
})

const ask = (way: string) =>
  asha.send('POST', `/listing/${listingId}/claim`, { act: 'ask', way, email: '' })
const enter = (code: string) =>
  asha.send('POST', `/listing/${listingId}/claim`, { act: 'enter', code })
const findWrong = () =>
  app.db.insert(factChecks).values({
    listingId,
    field: 'phone',
    outcome: 'wrong',
    method: 'phone',
    saidBy: 'moderator',
    checkedOn: '2026-11-03',
  })
const page = async (): Promise<ClaimPage> =>
  (await asha.get(`/api/user/claims/${listingId}`)).json()
const html = async (cookie = `${asha.cookie}; ${USER_COOKIE}=1`) =>
  (await app.get(`/listing/${listingId}/claim`, { headers: { cookie } })).text()
const found = async (): Promise<Claim[]> => (await admin.get('/api/admin/claims?show=open')).json()
const makeCode = (id: number | undefined) => admin.send('POST', `/api/admin/claims/${id}/code`)

const WHY = 'We do not call the number of this listing: it was found wrong on 3 Nov 2026.'

test('a call to a number that was found wrong is neither offered nor taken, and the page says why', async () => {
  expect(await html()).toContain('Ask for a call')
  await findWrong()
  expect((await page()).ways).toEqual([{ way: 'email', to: 'desk@sea.example' }])
  for (const said of [await html(), await html('')]) {
    expect(said).toContain(WHY)
    expect(said).not.toContain('Ask for a call')
  }
  const refused = await ask('phone')
  expect(refused.status).toBe(400)
  expect((await refused.json()).fields.way).toContain('was found wrong')
  expect(await app.db.$count(listingClaims)).toBe(0)
  expect((await ask('email')).status).toBe(303)
  // A new number is another one.
  await app.db.update(listings).set({ phone: '+918322220000' }).where(eq(listings.id, listingId))
  expect((await page()).ways.map(({ way }) => way)).toEqual(['email', 'phone'])
  expect(await html()).not.toContain('found wrong')
})

test('a claim that waits for a call to it gets no code, and one that was read out proves nothing', async () => {
  await ask('phone')
  const [waiting] = await found()
  const { code } = await (await makeCode(waiting?.id)).json()
  await findWrong()
  expect((await enter(code)).status).toBe(400)
  expect((await page()).claim).toMatchObject({ state: 'sent', isVoid: true, to: null })
  expect(await html()).toContain(`${WHY} Please choose another way.`)
  expect((await makeCode(waiting?.id)).status).toBe(409)
  expect(await found()).toMatchObject([{ phone: null, phoneWrongOn: '2026-11-03' }])
})

test('where nothing else is shown, the page leads to a message to us', async () => {
  await app.db.update(listings).set({ email: null })
  await findWrong()
  for (const said of [await html(), await html('')])
    expect(said).toContain(`${WHY} There is nothing else to which we could send a code`)
})

test('a moderator reads the open reports about the number before the call', async () => {
  const said = { listingId, kind: 'wrong-number', field: 'phone', text: 'A shop answers.' } as const
  await app.db.insert(listingReports).values([
    { ...said, tokenHash: 'a' },
    { ...said, tokenHash: 'b', kind: 'fee', field: 'fees' },
    { ...said, tokenHash: 'c', state: 'declined', decidedAt: new Date() },
  ])
  await ask('phone')
  const [claim] = await found()
  expect(claim?.numberReports).toMatchObject([{ kind: 'wrong-number', text: 'A shop answers.' }])
  await ask('email')
  expect((await found())[0]?.numberReports).toEqual([])
})
