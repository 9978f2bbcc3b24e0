/** The graded searches name only answers there are. What the search shows for them is measured by a bench. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import {
  starterEvents,
  starterListings,
  starterPosts,
  type StarterListing,
} from '../../server/db/seed/starter.ts'

type Row = Record<'query' | 'language' | 'ideal' | 'also' | 'none' | 'note', string>

const read = (file: string): Row[] =>
  parse(readFileSync(join(import.meta.dirname, file)), { columns: true })

const queries = read('queries.csv')
const keptApart = read('kept-apart.csv')

const PAGES = ['/about', '/about/privacy', '/contact', '/events', '/help-now', '/submit-listing']

const eventSlug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const NAMES = new Set([
  ...starterListings.map(({ externalId }) => `listing:${externalId}`),
  ...starterPosts.map(({ slug }) => `article:${slug}`),
  ...starterEvents.map(({ title }) => `event:${eventSlug(title)}`),
  ...PAGES.map((path) => `page:${path}`),
])

const SELECTORS: Record<string, (listing: StarterListing, value: string) => boolean> = {
  category: (listing, value) => listing.category === value,
  region: (listing, value) => listing.region === value,
  text: ({ name, description, services }, value) =>
    [name, description, ...services].join('\n').toLowerCase().includes(value),
}

/** Whether any listing is in the set that an answer describes. */
function selects(answer: string): boolean {
  const tests = answer
    .replace('listings:', '')
    .split(';')
    .map((part) => part.split('='))
  return starterListings.some((listing) =>
    tests.every(([key = '', value = '']) => SELECTORS[key]?.(listing, value)),
  )
}

const answersOf = ({ ideal, also }: Row) =>
  [ideal, also].flatMap((list) => list.split(' ').filter(Boolean))

test('there are enough, none twice, and a third stands apart', () => {
  const all = [...queries, ...keptApart]
  expect(queries.length).toBeGreaterThanOrEqual(220)
  expect(new Set(all.map(({ query }) => query)).size).toBe(all.length)
  expect(keptApart.length / all.length).toBeCloseTo(1 / 3, 1)
  expect(new Set(all.map(({ language }) => language.slice(0, 2)))).toEqual(
    new Set(['en', 'hi', 'mr', 'ko', 'ta', 'kn', 'bn', 'te', 'ml', 'gu', 'pa']),
  )
})

describe.each([
  ['queries.csv', queries],
  ['kept-apart.csv', keptApart],
])('%s', (_file, rows) => {
  test.each(rows)('$query', (row) => {
    expect(row.ideal || row.none).toBeTruthy()
    expect(['', 'yes']).toContain(row.none)
    const answers = answersOf(row)
    expect(new Set(answers).size).toBe(answers.length)
    for (const answer of answers)
      if (answer.startsWith('listings:')) expect(selects(answer), answer).toBe(true)
      else expect(NAMES).toContain(answer)
  })
})
