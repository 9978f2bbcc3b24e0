import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildListing } from '../../../tests/support/factories.ts'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { factChecks, listingFacts, listings } from '../../db/schema.ts'
import { recordChecks, withdrawCheck, type NewCheck } from './record.ts'

let app: TestApp
let id: number
beforeEach(async () => {
  app = await createTestApp()
  id = (await buildListing(app.db, { phone: '+918322222222' })).id
})

const say = (outcome: NewCheck['outcome'], checkedOn: string, field: NewCheck['field'] = 'phone') =>
  app.db.transaction((tx) =>
    recordChecks(tx, id, [
      { field, outcome, checkedOn, method: 'phone', saidBy: 'provider', byUser: null },
    ]),
  )

const takeBack = () =>
  app.db.transaction((tx) =>
    withdrawCheck(tx, id, 'phone', { checkedOn: '2026-04-02', byUser: null }),
  )

const setPhone = (phone: string) =>
  app.db.update(listings).set({ phone }).where(eq(listings.id, id))

async function shown() {
  const [fact] = await app.db.select().from(listingFacts).where(eq(listingFacts.listingId, id))
  return fact?.checkedOn ?? null
}

const confirmedOn = async () =>
  (await app.db.select().from(listings).where(eq(listings.id, id)))[0]!.confirmedOn

test('a check is shown while the value is the one that was checked', async () => {
  await say('right', '2026-03-01')
  expect(await shown()).toBe('2026-03-01')
  await setPhone('+918322222223')
  expect(await shown()).toBeNull()
  await setPhone('+918322222222')
  expect(await shown()).toBe('2026-03-01')
})

test('a later check of another value ends the one before for good', async () => {
  await say('right', '2026-03-01')
  await setPhone('+918322222223')
  await say('corrected', '2026-04-01')
  await setPhone('+918322222222')
  expect(await shown()).toBeNull()
})

test('what was found wrong is not checked; unknown and refused decide nothing', async () => {
  await say('right', '2026-03-01')
  await say('unknown', '2026-04-01')
  await say('refused', '2026-04-02')
  expect(await shown()).toBe('2026-03-01')
  await say('wrong', '2026-05-01')
  expect(await shown()).toBeNull()
})

test('a check taken back leaves the one before', async () => {
  await say('right', '2026-03-01')
  await say('right', '2026-04-01')
  await takeBack()
  expect(await shown()).toBe('2026-03-01')
  expect(await confirmedOn()).toBe('2026-03-01')
  await takeBack()
  expect([await shown(), await confirmedOn()]).toEqual([null, null])
})

test('any good word confirms the listing, and an unreachable one is reachable again', async () => {
  await app.db.update(listings).set({ unreachableOn: '2026-02-01' }).where(eq(listings.id, id))
  await say('right', '2026-03-01', 'open')
  expect(await confirmedOn()).toBe('2026-03-01')
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id))
  expect(row!.unreachableOn).toBeNull()
  expect(await app.db.select().from(listingFacts)).toEqual([])
})

test('a check is never changed, and nobody writes a check past the checks', async () => {
  await say('right', '2026-03-01')
  await expect(
    app.db.update(factChecks).set({ checkedOn: '2026-11-01' }).where(eq(factChecks.listingId, id)),
  ).rejects.toThrow()
  await app.db.update(listingFacts).set({ checkedOn: '2026-11-01', method: 'visit' })
  expect(await shown()).toBe('2026-03-01')
})
