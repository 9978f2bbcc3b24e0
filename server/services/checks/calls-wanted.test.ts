import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import type { CallsWanted } from '../../../shared/checks/calls.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import { recordChecks } from './record.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const today = indianDay(new Date())
const wanted = async (): Promise<CallsWanted> => (await app.get('/api/site/calls')).json()
const names = async () => (await wanted()).map(({ name }) => name)

const confirm = (id: number, daysAgo: number) =>
  app.db.transaction((tx) =>
    recordChecks(tx, id, [
      {
        field: 'phone',
        outcome: 'right',
        method: 'phone',
        saidBy: 'provider',
        checkedOn: addDays(today, -daysAgo),
        byUser: null,
      },
    ]),
  )

test("GET /api/site/calls names who has not been asked within a year, Goa's first", async () => {
  const phone = '+918322222222'
  await buildListing(app.db, { name: 'Far', phone, region: 'Kerala' })
  const long = await buildListing(app.db, { name: 'Long ago', phone, region: 'Goa' })
  const fresh = await buildListing(app.db, { name: 'Fresh', phone, region: 'Goa' })
  await buildListing(app.db, { name: 'Never', phone, region: 'Goa', town: 'Mapusa' })
  await confirm(long.id, 400)
  await confirm(fresh.id, 300)
  expect(await names()).toEqual(['Never', 'Long ago', 'Far'])
  expect((await wanted())[0]).toMatchObject({
    town: 'Mapusa',
    phone,
    phoneText: '+91 832 222 2222',
  })
})

test('it has nobody without a number that we show, who is waiting, or who serves all of India', async () => {
  await buildListing(app.db, { name: 'No number', phone: null, region: 'Goa' })
  await buildListing(app.db, { name: 'Helpline', phone: '1098', region: 'Goa' })
  await buildListing(app.db, { phone: '+918322222222', region: 'Goa', isApproved: false })
  await buildListing(app.db, { phone: '+918322222222', region: 'All India' })
  expect(await wanted()).toEqual([])
})

test('what many listings do not say is counted', async () => {
  await buildListing(app.db, { phone: '+918322222222', fees: null, hours: '9 to 5' })
  await buildListing(app.db, { phone: null, hours: null })
  const { missing } = (await (await app.get('/api/site/figures')).json()) as {
    missing: { fact: string; count: number }[]
  }
  const counts = Object.fromEntries(missing.map(({ fact, count }) => [fact, count]))
  expect(counts).toMatchObject({ phone: 1, hours: 1, fees: 2, takesNewPeople: 2 })
  expect(missing.map(({ count }) => count)).toEqual(
    missing.map(({ count }) => count).toSorted((one, other) => other - one),
  )
})
