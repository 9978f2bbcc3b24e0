import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, signInAs, type TestApp } from '../../../tests/support/app.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import { checkAttempts, checkTasks, factChecks, listings } from '../../db/schema.ts'
import { planChecks } from '../../services/checks/plan.ts'

/** How old a listing's facts are, wherever it is read. */

const TODAY = indianDay(new Date())
const STALE = 'Not confirmed for'

let app: TestApp
let stale: number
beforeEach(async () => {
  app = await createTestApp()
  const goa = { region: 'Goa', phone: '+918322222222' } as const
  stale = (await buildListing(app.db, { name: 'Asha School', ...goa })).id
  await buildListing(app.db, { name: 'Bela School', ...goa })
  await app.db.insert(factChecks).values({
    listingId: stale,
    field: 'phone',
    outcome: 'right',
    method: 'phone',
    saidBy: 'provider',
    checkedOn: addDays(TODAY, -430),
  })
  await planChecks(app.db, new Date())
})

const read = async (path: string) => (await (await app.get(path)).json()) as Listing[]
const names = async (path: string) => (await read(path)).map(({ name }) => name)

test('JSON says it, and what is stale comes after its equals and is never featured', async () => {
  const all = await read('/api/listings?region=Goa')
  expect(all.map(({ name, age }) => [name, age])).toEqual([
    ['Bela School', 'never'],
    ['Asha School', 'stale'],
  ])
  expect(all[1]!.ageRemark).toMatch(new RegExp(`^${STALE} 14 months\\.$`))
  expect(await names('/api/listings/featured')).toEqual(['Bela School'])
})

test('the file for others says it', async () => {
  const admin = await signInAs(app, { role: 'admin' })
  const file = await (await admin.get('/api/admin/listings/export')).text()
  const [header = '', ...rows] = file.trim().split('\r\n')
  expect(header.endsWith('confirmedOn,age')).toBe(true)
  expect(rows.find((row) => row.includes('Asha'))).toMatch(
    new RegExp(`,${addDays(TODAY, -430)},stale$`),
  )
})

test('who could not be reached is found by name, and is not in the list', async () => {
  await app.db
    .update(listings)
    .set({ unreachableOn: '2026-11-03', isBehind: true })
    .where(eq(listings.id, stale))
  await app.db
    .update(checkTasks)
    .set({ state: 'given-up', tries: 3, doneAt: new Date() })
    .where(eq(checkTasks.listingId, stale))
  expect(await names('/api/listings?region=Goa')).toEqual(['Bela School'])
  const [found] = await read('/api/listings?search=Asha School')
  expect(found).toMatchObject({
    name: 'Asha School',
    age: 'unreachable',
    ageRemark: 'We tried 3 times, last 3 Nov 2026. Nobody answered.',
  })
  expect(await app.db.$count(checkAttempts)).toBe(0)
})
