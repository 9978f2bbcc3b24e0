/**
 * `npm run bench:search -- --sizes 1000,20000,100000 --rounds 5`: makes listings, and 5,000 articles and events, in a PostgreSQL as the site starts it, and
 * in the server that BENCH_DATABASE_URL names, and measures search, places, paging, counts and suggestions.
 * Plans of the largest size are printed with --plans; a sequential scan over listings fails the bench, except where so
 * few are made that it is the shortest way. --quick makes few and asks once; --only suggestions measures this alone.
 */
import { parseArgs } from 'node:util'
import type pg from 'pg'
import type { Database } from '../../server/db/open.ts'
import { suggestPlaces } from '../../server/places/suggest.ts'
import { findAnswersByKind } from '../../server/services/answers/answers.ts'
import { findCategories } from '../../server/services/listings/categories.ts'
import { findMapListings } from '../../server/services/listings/map.ts'
import { searchListings } from '../../server/services/search/search.ts'
import { suggest } from '../../server/services/suggestions/suggestions.ts'
import type { SearchQuery } from '../../shared/search/search.ts'
import { onBothDatabases } from './databases.ts'
import { makeListings } from './made-listings.ts'
import { makePages } from './made-pages.ts'
import { BEGINNINGS, NEAR, REGIONS, TEXTS, TYPED } from './search-questions.ts'
import { watchedDatabase } from './watched-database.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,20000,100000' },
    rounds: { type: 'string', default: '5' },
    plans: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const sizes = (values.quick ? '1000,5000' : values.sizes).split(',').map(Number)
const rounds = values.quick ? 1 : Number(values.rounds)
if (![...sizes, rounds].every((number) => Number.isInteger(number) && number > 0))
  throw new Error('--sizes and --rounds must be whole numbers above 0.')

/** In ms at 100,000 listings; a time depends on who else is busy, so missing one is said and fails nothing. */
const BARS: Record<string, number> = {
  words: 30,
  slips: 30,
  'words and place': 30,
  suggestions: 30,
}
const PAGE = { limit: 24 }
/** From so many listings on an index is always the shorter way. */
const MANY = 20_000

const pages = new Map<string, number>()
await onBothDatabases('saath_bench_search', bench)
benchSuggestions()

async function bench(database: string, pool: pg.Pool): Promise<void> {
  const { db, plansOf } = watchedDatabase(pool)
  let made = 0
  await makePages(db, values.quick ? 200 : 5000)
  for (const size of sizes) {
    const started = performance.now()
    await makeListings(db, made, size)
    made = size
    await pool.query('vacuum analyze')
    // Else the first database alone would be asked by code that is not compiled yet.
    if (size === sizes[0])
      for (const questions of Object.values(operations(db))) await time(questions, rounds)
    console.log(`\n${database}, ${size} listings (made in ${seconds(started)})`)
    console.log(
      `  ${'ms'.padEnd(24)}${['p50', 'p95', 'p99'].map((name) => name.padStart(9)).join('')}`,
    )
    for (const [name, questions] of Object.entries(operations(db))) {
      const times = await time(questions, name.startsWith('page') ? rounds * 20 : rounds)
      const bar = size === 100_000 ? BARS[name] : undefined
      print(name, times, bar)
      if (name === 'page') pages.set(`${database} ${size}`, percentile(times, 0.95))
    }
  }
  const [first, last] = [pages.get(`${database} ${sizes[0]}`), pages.get(`${database} ${made}`)]
  if (first && last)
    console.log(
      `  a page at ${made} takes ${(last / first).toFixed(2)} times as long as at ${sizes[0]} (at most 3)`,
    )
  for (const [name, questions] of Object.entries(operations(db)))
    for (const question of questions) checkPlans(`${database}: ${name}`, await plansOf(question))
}

type Question = () => Promise<unknown>

function operations(db: Database): Record<string, Question[]> {
  const ask = (query: SearchQuery) => () =>
    searchListings(db, { EMERGENCY_NUMBER: '112' }, { ...PAGE, ...query })
  const texts = Object.entries(TEXTS).map(([name, list]) => [
    name,
    list.map((search) => ask({ search })),
  ])
  const all: Record<string, Question[]> = {
    ...Object.fromEntries(texts),
    'words, by name': TEXTS.words.map((search) => ask({ search, sort: 'name' })),
    'words, page 40': TEXTS.words.map((search) => ask({ search, offset: 960 })),
    'words nobody has': ['qqqqzz', 'autism centre in sikkimm', 'xyzzy mapusa'].map((search) =>
      ask({ search }),
    ),
    'words, other orders': TEXTS.words.flatMap((search) => [
      ask({ search, sort: 'newest' }),
      ask({ search, sort: 'name', offset: 960 }),
      ask({ search, category: 'therapists' }),
      ask({ search, region: 'Kerala', sort: 'name' }),
    ]),
    filters: [
      ask({ services: 'speech therapy' }),
      ask({ ageGroup: 'adults' }),
      ask({ ageGroup: 'adults', services: 'yoga', sort: 'newest' }),
      ask({ region: 'Goa', category: 'therapists' }),
      ask({ near: 'mapusa', category: 'child-care' }),
      ask({ search: '2 year old' }),
    ],
    near: NEAR.map((near) => ask({ near })),
    'near a position': ['15.53,73.83', '12.97,77.59'].map((near) => ask({ near })),
    'near, within 10 km': NEAR.map((near) => ask({ near, radius: 10 })),
    'on a map': [{}, { near: 'mapusa' }, { search: 'speech therapy' }].map(
      (query) => () => findMapListings(db, query),
    ),
    region: REGIONS.map((region) => ask({ region })),
    page: [ask({})],
    'page of a category': [ask({ category: 'therapists' })],
    'page 40': [ask({ offset: 960 })],
    'newest first': [ask({ sort: 'newest' })],
    suggestions: TYPED.map((q) => () => suggest(db, { q }, new Date())),
    'everything else': TEXTS.words.map((search) => () => findAnswersByKind(db, search, new Date())),
    'counts by category': [() => findCategories(db, new Date())],
  }
  const { only } = values
  return only ? Object.fromEntries(Object.entries(all).filter(([name]) => name === only)) : all
}

async function time(questions: Question[], rounds: number): Promise<number[]> {
  for (const question of questions) await question()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const question of questions) {
      const started = performance.now()
      await question()
      times.push(performance.now() - started)
    }
  return times
}

function benchSuggestions(): void {
  suggestPlaces('mapusa')
  const times = BEGINNINGS.map((typed) => {
    const started = performance.now()
    suggestPlaces(typed)
    return performance.now() - started
  })
  console.log('\nin memory')
  print('places suggested', times, 10)
}

function checkPlans(name: string, plans: string[]): void {
  for (const plan of plans) {
    const isScanned = /Seq Scan on listings/.test(plan) && Math.max(...sizes) >= MANY
    if (isScanned) process.exitCode = 1
    if (isScanned || values.plans)
      console.log(`\n${name}${isScanned ? ', SEQUENTIAL SCAN' : ''}\n${plan}`)
  }
}

function print(name: string, times: number[], bar?: number): void {
  const figures = [0.5, 0.95, 0.99].map((share) => percentile(times, share))
  const isMissed = bar !== undefined && (figures[1] ?? 0) > bar
  const note = bar === undefined ? '' : `  p95 at most ${bar}${isMissed ? ', MISSED' : ''}`
  console.log(
    `  ${name.padEnd(24)}${figures.map((ms) => ms.toFixed(2).padStart(9)).join('')}${note}`,
  )
}

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}
