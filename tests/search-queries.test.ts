import { beforeAll, expect, test } from 'vitest'
import { seed } from '../server/db/seed/seed.ts'
import type { SearchAnswer } from '../shared/search.ts'
import { createTestApp, type TestApp } from './app.ts'
import { QUERIES } from './search-queries.ts'

/** What families type, against the starter content. */

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seed(app.db, 'starter')
})

async function find(search: string): Promise<SearchAnswer> {
  const response = await app.get(`/api/search?limit=10&search=${encodeURIComponent(search)}`)
  expect(response.status).toBe(200)
  return (await response.json()) as SearchAnswer
}

test('the best entry is among the first three for at least 22 of the 23 searches that have one', async () => {
  const missed: string[] = []
  for (const { search, best } of QUERIES) {
    const a = await find(search)
    const names = a.listings.map(({ name }) => name)
    if (process.env.SHOW)
      console.log(
        search,
        a.total,
        JSON.stringify(a.note),
        names.slice(0, 5),
        names.indexOf(best ?? ''),
      )
    if (best && !names.slice(0, 3).includes(best)) missed.push(`${search}: ${names.indexOf(best)}`)
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1)
})
