import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE, rush, rushUnguarded } from './rush.ts'
import { startTwo, type TwoProcesses } from './two-processes.ts'

/** `RACE_ROUNDS=20` by hand, when what holds places has changed. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 6)

describe('two processes on one PostgreSQL', () => {
  let site: TwoProcesses
  let people: { id: number; cookie: string }[]
  beforeAll(async () => {
    site = await startTwo('places')
    people = await Promise.all(Array.from({ length: PEOPLE }, () => site.signIn()))
  })
  afterAll(() => site.stop())

  test(`${ROUNDS} rounds of ${PEOPLE} people at once for 50 places, with cancels and other capacities in between: never one too many`, async () => {
    const cookies = people.map(({ cookie }) => cookie)
    for (let round = 0; round < ROUNDS; round += 1) await rush(site.db, site.send, cookies, round)
  })

  test('the control: reading first and writing then gives away more places than there are', async () => {
    await site.db.execute(sql`alter table events drop constraint events_capacity`)
    const userIds = people.map(({ id }) => id)
    let tooMany = 0
    for (let round = 0; round < 10; round += 1) tooMany += await rushUnguarded(site.db, userIds)
    expect(tooMany).toBeGreaterThan(0)
  })
})
