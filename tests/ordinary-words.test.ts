import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { seed } from '../server/db/seed/seed.ts'
import { createTestApp, type TestApp } from './support/app.ts'

/** Words that people mean as they type them (ruling 48); how many slips are still found again is in search-queries.test.ts. */

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seed(app.db, 'starter')
})

test.each([
  ['english', 300, 0.01],
  ['indian', 200, 0.03],
])(
  'of the ordinary words in ordinary-%s.txt hardly one is corrected',
  async (name, least, share) => {
    const words = [...new Set(wordsOf(name))]
    expect(words.length).toBeGreaterThanOrEqual(least)
    const wrong: string[] = []
    for (const word of words) {
      const { note } = await (await app.get(`/api/search?limit=1&search=${word}`)).json()
      for (const { used } of note.corrections) wrong.push(`${word} became ${used}`)
    }
    expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(words.length * share)
  },
)

const wordsOf = (name: string): string[] =>
  readFileSync(new URL(`search-words/ordinary-${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split(/\s+/)
