import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import type { TrustFigures } from '../../../shared/checks/figures.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import { FACT_FIELDS } from '../../../shared/listings/fields.ts'
import { checkAttempts, checkTasks, listingReports, listings } from '../../db/schema.ts'
import { recordChecks, type NewCheck } from './record.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const today = indianDay(new Date())
const figures = async (): Promise<TrustFigures> => (await app.get('/api/site/figures')).json()

const say = (id: number, check: Pick<NewCheck, 'field' | 'outcome'> & Partial<NewCheck>) =>
  app.db.transaction((tx) =>
    recordChecks(tx, id, [
      { method: 'phone', saidBy: 'provider', checkedOn: today, byUser: null, ...check },
    ]),
  )

test('a directory that nobody has checked says so', async () => {
  await buildListing(app.db, { phone: '+918322222222', region: 'Goa' })
  expect(await figures()).toMatchObject({
    confirmed: { goa: { of: 1, count: 0 }, india: { of: 1, count: 0 } },
    checked: { of: 1, count: 0 },
    phoneAgeDays: null,
    reports: { unsafe: { decided: 0, medianHours: null }, others: { decided: 0 } },
    tries: [],
    sample: { of: 0, least: null, most: null },
    overdue: { of: 0, count: 0 },
  })
})

test('each figure is counted from checks and reports', async () => {
  const goa = await buildListing(app.db, { phone: '+918322222222', region: 'Goa' })
  const silent = await buildListing(app.db, { phone: null, website: null, region: 'Goa' })
  const old = await buildListing(app.db, { phone: '+918322222223', region: 'Kerala' })
  await say(goa.id, { field: 'phone', outcome: 'right', checkedOn: addDays(today, -10) })
  // Nobody can reach it, and the other was asked too long ago.
  await say(silent.id, { field: 'open', outcome: 'right' })
  await say(old.id, { field: 'phone', outcome: 'right', checkedOn: addDays(today, -400) })
  const dueOn = addDays(today, -1)
  const [task, other] = await app.db
    .insert(checkTasks)
    .values([
      { listingId: goa.id, reason: 'sample', dueOn },
      { listingId: old.id, reason: 'due', dueOn, state: 'done' },
    ])
    .returning()
  const tries = await app.db
    .insert(checkAttempts)
    .values([
      { taskId: task!.id, channel: 'call', outcome: 'no-answer' },
      { taskId: task!.id, channel: 'call', outcome: 'answered' },
      { taskId: task!.id, channel: 'mail', outcome: 'message-left' },
      { taskId: task!.id, channel: 'mail', outcome: 'answered' },
      { taskId: other!.id, channel: 'mail', outcome: 'message-left' },
      { taskId: other!.id, channel: 'mail', outcome: 'bounced' },
      // By a link that was handed over, and of which nothing else was written down.
      { taskId: task!.id, channel: 'post', outcome: 'answered' },
    ])
    .returning()
  await say(goa.id, { field: 'address', outcome: 'wrong', attemptId: tries[1]!.id })
  await say(goa.id, { field: 'phone', outcome: 'right', attemptId: tries[1]!.id })
  const decided = (hours: number, kind: 'moved' | 'unsafe' = 'moved') => ({
    listingId: goa.id,
    kind,
    tokenHash: `${kind} ${hours}`,
    state: 'declined' as const,
    createdAt: new Date(Date.now() - hours * 3_600_000),
    decidedAt: new Date(),
  })
  await app.db
    .insert(listingReports)
    .values([
      ...Array.from({ length: 11 }, (_, at) => decided(10 + at * 10)),
      decided(2, 'unsafe'),
      { listingId: goa.id, kind: 'fee', tokenHash: 'open' },
    ])
  const found = await figures()
  expect(found).toMatchObject({
    confirmed: { goa: { of: 2, count: 1 }, india: { of: 3, count: 1 } },
    checked: { of: 3, count: 2 },
    tries: [
      { channel: 'call', tried: 2, answered: 1 },
      { channel: 'mail', tried: 2, answered: 1 },
      { channel: 'post', tried: 1, answered: 1 },
    ],
    sample: { of: 2, count: 1 },
    overdue: { of: 1, count: 1 },
    reports: { unsafe: { decided: 1, open: 0 }, others: { decided: 11, open: 1 } },
  })
  expect(found.phoneAgeDays).toBe(0)
  expect(found.reports.others.medianHours).toBeCloseTo(60, 1)
  expect(found.reports.others.slowHours).toBeCloseTo(100, 1)
  expect(found.sample.least).toBeLessThan(50)
  expect(found.sample.most).toBeGreaterThan(50)
})

test('the share of home, and that of the page, equal a recount of the checks', async () => {
  for (let at = 0; at < 6; at++) {
    const { id } = await buildListing(app.db, { phone: `+9183222222${20 + at}` })
    await say(id, { field: 'phone', outcome: at % 3 === 0 ? 'wrong' : 'right' })
  }
  // What was checked stands there no longer.
  await app.db.execute(sql`update ${listings} set phone = '+918322229999' where id = 2`)
  const { rows } = await app.db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${listings} l where l.is_approved and exists (
      select from unnest(${sql.param([...FACT_FIELDS])}::text[]) as field
      cross join lateral public.check_of_now(l.id, field) as one where one.id is not null)`)
  const home = await (await app.get('/api/site/coverage')).json()
  expect(rows[0]?.count).toBe(3)
  expect(home.checkedListings).toBe(3)
  expect((await figures()).checked).toEqual({ of: home.listings, count: 3 })
})

test('talukas and states are counted apart, a listing for all of India in none of them', async () => {
  const mapusa = await buildListing(app.db, {
    phone: '+918322222222',
    region: 'Goa',
    taluka: 'Bardez',
  })
  await buildListing(app.db, { phone: null, website: null, region: 'Goa', taluka: 'Bardez' })
  await buildListing(app.db, { phone: '+918322222223', region: 'Kerala' })
  await buildListing(app.db, { phone: '1098', region: 'All India' })
  await buildListing(app.db, { phone: '+918322222224', region: 'Kerala', isApproved: false })
  await say(mapusa.id, { field: 'phone', outcome: 'right' })
  const { talukas, states } = await figures()
  expect(talukas).toHaveLength(12)
  expect(talukas.filter(({ listings }) => listings > 0)).toEqual([
    {
      name: 'Bardez',
      listings: 2,
      reachable: 1,
      confirmed: 1,
      point: { latitude: 15.59154, longitude: 73.80898 },
    },
  ])
  expect(states).toEqual([
    { name: 'Goa', listings: 2, reachable: 1, confirmed: 1 },
    { name: 'Kerala', listings: 1, reachable: 1, confirmed: 0 },
  ])
})
