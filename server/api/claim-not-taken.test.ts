import { beforeEach, expect, test } from 'vitest'
import type { ClaimPage, OwnClaim } from '../../shared/claims/claims.ts'
import { NOT_TAKEN_DAYS } from '../../shared/claims/rules.ts'
import type { Report } from '../../shared/reports/reports.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../tests/support/app.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { buildListing, buildProvenClaim } from '../../tests/support/factories.ts'
import { listingClaims, listingReports } from '../db/schema.ts'
import { deleteAccount } from '../services/accounts/deletion.ts'

const EMAIL = 'desk@sea.example'
const WHY = 'Nobody answered at that number.'

let app: TestApp
let admin: SignedIn
let asha: SignedIn
let listingId: number
beforeEach(async () => {
  await emptyDatabase()
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
  asha = await signInAs(app, { isEmailVerified: true })
  const sea = { name: 'Sea School', email: EMAIL, phone: '+918322223321' }
  listingId = (await buildListing(app.db, sea)).id
  await lookAfter(asha)
})

const lookAfter = ({ user }: SignedIn) =>
  buildProvenClaim(app.db, { listingId, userId: user.id, email: EMAIL })

/** As the page of a claim leads there. */
async function send(phone: string, who = asha) {
  const answer = await who.send('POST', `/listing/${listingId}/claim`, { act: 'correct' })
  const path = answer.headers.get('location') ?? ''
  const { version } = await (await app.get(`/api${path}`)).json()
  const said = { version, answer: 'corrected', 'right-phone': phone }
  expect((await app.send('POST', path, said)).status).toBe(303)
}

const waiting = async (): Promise<Report[]> => (await admin.get('/api/admin/reports')).json()

async function decide(state: 'accepted' | 'declined') {
  const [report] = await waiting()
  const path = `/api/admin/reports/${report?.id}`
  expect((await admin.send('PATCH', path, { state, answer: WHY })).status).toBe(200)
}

const notTaken = async (who = asha) => {
  const page: ClaimPage = await (await who.get(`/api/user/claims/${listingId}`)).json()
  const [own]: OwnClaim[] = await (await who.get('/api/user/claims')).json()
  return [page.notTaken, own?.hasNotTaken]
}

test('who looks after a listing reads that their number was declined, and why', async () => {
  await send('0832 222 4444')
  expect((await waiting())[0]?.said).toMatchObject([{ saidBy: 'provider', isKeeper: true }])
  expect(await notTaken()).toEqual([[], false])
  await decide('declined')
  const declined = { field: 'phone', right: '+91 832 222 4444', answer: WHY }
  expect(await notTaken()).toEqual([[declined], true])
})

test('it is over once they send another, after a while, and for what was accepted', async () => {
  await send('0832 222 4444')
  await decide('declined')
  await app.db
    .update(listingReports)
    .set({ decidedAt: new Date(Date.now() - (NOT_TAKEN_DAYS * 24 + 1) * 3_600_000) })
  expect(await notTaken()).toEqual([[], false])
  await app.db.update(listingReports).set({ decidedAt: new Date() })
  expect(await notTaken()).toMatchObject([[{}], true])
  await send('0832 222 5555')
  expect(await notTaken()).toEqual([[], false])
  await decide('accepted')
  expect(await notTaken()).toEqual([[], false])
})

test('nobody else reads it, not even who looks after the same listing, or no longer does', async () => {
  await send('0832 222 4444')
  await decide('declined')
  const ravi = await signInAs(app, { isEmailVerified: true })
  await lookAfter(ravi)
  expect(await notTaken(ravi)).toEqual([[], false])
  await app.db.update(listingClaims).set({ state: 'ended', endedAt: new Date(), reason: 'Left' })
  expect(await notTaken()).toEqual([[], false])
})

test('with the account goes that it sent a correction', async () => {
  await send('0832 222 4444')
  await deleteAccount(app.db, app.env, asha.user)
  expect(await app.db.select().from(listingReports)).toMatchObject([
    { right: '+91 832 222 4444', userId: null, text: '' },
  ])
})
