/** The graded searches name only answers there are. What the search shows for them is measured by a bench. */
import { describe, expect, test } from 'vitest'
import { starterEvents, starterListings, starterPosts } from '../../server/db/seed/starter.ts'
import { eventSlug, isSelected, readGraded } from './graded.ts'

const queries = readGraded('queries')
const queries2 = readGraded('queries-2')
const keptApart = readGraded('kept-apart')

const PAGES = ['/about', '/about/privacy', '/contact', '/events', '/help-now', '/submit-listing']

const NAMES = new Set([
  ...starterListings.map(({ externalId }) => `listing:${externalId}`),
  ...starterPosts.map(({ slug }) => `article:${slug}`),
  ...starterEvents.map(({ title }) => `event:${eventSlug(title)}`),
  ...PAGES.map((path) => `page:${path}`),
])

/** Whether any listing is in the set that an answer describes. */
const selects = (answer: string) => starterListings.some((listing) => isSelected(answer, listing))

test('there are enough, none twice, and a third of the first set stands apart', () => {
  const first = [...queries, ...keptApart]
  const all = [...first, ...queries2]
  expect(queries.length).toBeGreaterThanOrEqual(220)
  expect(queries2.length).toBeGreaterThanOrEqual(200)
  expect(new Set(all.map(({ query }) => query)).size).toBe(all.length)
  expect(keptApart.length / first.length).toBeCloseTo(1 / 3, 1)
  expect(new Set(all.map(({ language }) => language.slice(0, 2)))).toEqual(
    new Set(['en', 'hi', 'mr', 'ko', 'ta', 'kn', 'bn', 'te', 'ml', 'gu', 'pa']),
  )
})

describe.each([
  ['queries.csv', queries],
  ['queries-2.csv', queries2],
  ['kept-apart.csv', keptApart],
])('%s', (_file, rows) => {
  test.each(rows)('$query', (row) => {
    expect(row.ideal.length > 0 || row.isNone).toBe(true)
    const answers = [...row.ideal, ...row.also]
    expect(new Set(answers).size).toBe(answers.length)
    for (const answer of answers)
      if (answer.startsWith('listings:')) expect(selects(answer), answer).toBe(true)
      else expect(NAMES).toContain(answer)
  })
})
