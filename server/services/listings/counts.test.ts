import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { anotherPool } from '../../../tests/support/database.ts'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildCategories, buildListing } from '../../../tests/support/factories.ts'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import { toDrizzle } from '../../db/open.ts'
import { listingCounts, listings } from '../../db/schema.ts'
import { foldListingCounts } from './counts.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const APPROVED = eq(listings.isApproved, true)

/** Of each category, from the rows themselves and from what was written of them. */
async function counted() {
  const bySlug = await buildCategories(app.db)
  const answer = await app.get('/api/categories')
  const told = (await answer.json()) as { slug: CategorySlug; listingCount: number }[]
  const rows = await app.db.select().from(listings).where(APPROVED)
  const there = (slug: CategorySlug) =>
    rows.filter((row) => row.categoryId === bySlug.get(slug) || row.otherCategories.includes(slug))
      .length
  const own = told.filter(({ slug }) => slug !== 'events-workshops')
  return {
    told: own.map(({ slug, listingCount }) => [slug, listingCount]),
    there: own.map(({ slug }) => [slug, there(slug)]),
  }
}

async function expectTrue() {
  const { told, there } = await counted()
  expect(told).toEqual(there)
  const coverage = await app.get('/api/site/coverage')
  expect(await coverage.json()).toMatchObject({
    listings: await app.db.$count(listings, APPROVED),
  })
}

test('counts are those of the rows, whatever happens to them', async () => {
  const bySlug = await buildCategories(app.db)
  const doctors = bySlug.get('doctors-specialists')!
  const { id: first, ...row } = await buildListing(app.db, { category: 'therapists' })
  await expectTrue()
  const several = Array.from({ length: 5 }, (_, at) => ({ ...row, isApproved: at < 3 }))
  const made = await app.db.insert(listings).values(several).returning({ id: listings.id })
  await expectTrue()
  const ids = made.map(({ id }) => id)
  await app.db.update(listings).set({ categoryId: doctors }).where(inArray(listings.id, ids))
  await expectTrue()
  await app.db.update(listings).set({ isApproved: sql`not is_approved` })
  await expectTrue()
  await app.db
    .update(listings)
    .set({ categoryId: doctors, isApproved: true })
    .where(eq(listings.id, first))
  await expectTrue()
  await app.db.update(listings).set({ otherCategories: ['therapists', 'child-care'] })
  await expectTrue()
  await foldListingCounts(app.db)
  // Of the doctors they are, of both others, and of all.
  expect(await app.db.$count(listingCounts)).toBe(4)
  await expectTrue()
  await app.db.delete(listings).where(inArray(listings.id, ids.slice(2)))
  await expectTrue()
  await app.db.execute(sql`truncate ${listings} cascade`)
  await expectTrue()
})

test('what is written while counts are put together is not lost', async () => {
  await buildListing(app.db)
  const { pool, close } = await anotherPool()
  try {
    await toDrizzle(pool).transaction(async (tx) => {
      await tx.update(listings).set({ isApproved: false })
      await foldListingCounts(app.db)
    })
    await Promise.all([foldListingCounts(app.db), foldListingCounts(toDrizzle(pool))])
  } finally {
    await close()
  }
  await expectTrue()
})
