import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, openPool } from '../../tests/support/server.ts'
import { projectFile } from '../project-file.ts'

let pool: pg.Pool
beforeAll(async () => {
  const name = `saath_before_search_${process.env.VITEST_POOL_ID ?? '1'}`
  pool = openPool({ connectionString: await createDatabase(name) })
  await migrateWithListings()
})
afterAll(() => pool.end())

const folder = projectFile('server/db/migrations')
const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))

async function apply(file: string): Promise<void> {
  const statements = readFileSync(`${folder}/${file}`, 'utf8').split('--> statement-breakpoint')
  for (const statement of statements) await pool.query(statement)
}

/** Listings that were there before the search was. */
async function migrateWithListings(): Promise<void> {
  const search = files.findIndex((file) => file.endsWith('_search.sql'))
  for (const file of files.slice(0, search)) await apply(file)
  await pool.query(`insert into categories (name, slug, description, icon, color)
    values ('Schools', 'special-schools', '-', '-', '#000000')`)
  await pool.query(`insert into listings (name, description, category_id, services, is_approved, published_at)
    values ('Daddy’s Home', 'In a garden.', 1, '{"Speech therapy"}', true, now()),
      ('Hidden', 'Kaleidoscope.', 1, '{}', false, null)`)
  const kinds = files.findIndex((file) => file.endsWith('_more_kinds.sql'))
  for (const file of files.slice(search, kinds)) await apply(file)
  await pool.query(
    `insert into listing_imports (file_name, total, state) values ('list.csv', 1, 'done')`,
  )
  await pool.query(`insert into listing_import_rows (import_id, row, name, cells, outcome, before)
    values (1, 2, 'Home', '{}', 'updated', '{"record": {"name": "Home"}, "fields": []}')`)
  for (const file of files.slice(kinds)) await apply(file)
}

test('a database from before the search finds its listings and knows their words', async () => {
  const { rows } = await pool.query(
    `select name from listings where search_text @@ to_tsquery('english', 'daddys & garden & therapies')
      and search_text @@ to_tsquery('simple', 'categoryspecialschools')`,
  )
  expect(rows).toEqual([{ name: 'Daddy’s Home' }])
  const terms = await pool.query<{ term: string }>(
    'select term from search_terms where listings = 1 order by term',
  )
  expect(terms.rows.map(({ term }) => term)).toEqual([
    'daddys',
    'garden',
    'home',
    'speech',
    'therapy',
  ])
})

test('a listing from before there were other categories is of its category, and counted once', async () => {
  const { rows } = await pool.query('select distinct kinds, other_categories from listings')
  expect(rows).toEqual([{ kinds: ['special-schools'], other_categories: [] }])
  const counts = await pool.query(
    'select category_id as of, sum(change)::int as n from listing_counts group by 1 order by 1',
  )
  expect(counts.rows).toEqual([
    { of: 1, n: 1 },
    { of: null, n: 1 },
  ])
})

test('an import of before there were other categories can be taken back', async () => {
  const { rows } = await pool.query('select before from listing_import_rows')
  expect(rows).toEqual([{ before: { record: { name: 'Home', other_categories: [] }, fields: [] } }])
})
