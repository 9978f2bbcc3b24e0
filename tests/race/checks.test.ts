import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planChecks } from '../../server/services/checks/plan.ts'
import { buildCategories, buildListing } from '../support/factories.ts'
import { startTwo, type TwoProcesses } from './two-processes.ts'

/** Listings that are due: `DUE=10000` as in a large directory. */
const DUE = Number(process.env.DUE ?? 200)
const CHECKERS = 20

let site: TwoProcesses
beforeAll(async () => {
  site = await startTwo('checks')
})
afterAll(() => site.stop())

test(
  'many ask two processes for the next listing at once: each is one person’s, and comes once',
  async () => {
    await buildCategories(site.db)
    for (let made = 0; made < DUE; made += 1) await buildListing(site.db, { name: `Due ${made}` })
    // Both plan the same day at once: a listing has one task all the same.
    await Promise.all([planChecks(site.db, new Date()), planChecks(site.db, new Date())])
    const people = await Promise.all(
      Array.from({ length: CHECKERS }, () => site.signIn({ role: 'checker' })),
    )
    const taken = await Promise.all(people.map(takeAll))
    expect(taken.flat()).toHaveLength(DUE)
    expect(new Set(taken.flat()).size).toBe(DUE)
  },
  DUE * 100 + 60_000,
)

/** Takes one after the other until there is none; each must be this person's alone while they have it. */
async function takeAll({ id: person, cookie }: { id: number; cookie: string }): Promise<number[]> {
  const listings: number[] = []
  for (;;) {
    const answer = await site.send(cookie, 'POST', '/api/admin/checks/next')
    expect(answer.status).toBe(200)
    const { task } = (await answer.json()) as {
      task: { id: number; listing: { id: number } } | null
    }
    if (!task) return listings
    // A second window of the same person has the same.
    const again = await site.send(cookie, 'POST', '/api/admin/checks/next')
    expect(((await again.json()) as { task: { id: number } | null }).task?.id).toBe(task.id)
    const ended = await site.db.execute(sql`update check_tasks set state = 'done', done_at = now(),
      taken_by = null, lease_until = null where id = ${task.id} and taken_by = ${person}`)
    expect(ended.rowCount).toBe(1)
    listings.push(task.listing.id)
  }
}
