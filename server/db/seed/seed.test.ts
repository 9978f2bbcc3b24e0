import { eq, isNotNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../../tests/support/database.ts'
import type { Database } from '../open.ts'
import { blogPosts, categories, listingFacts, listings } from '../schema.ts'
import { seed } from './seed.ts'

let db: Database
beforeEach(async () => {
  db = await emptyDatabase()
})

const counts = async () => ({
  categories: await db.$count(categories),
  listings: await db.$count(listings),
  facts: await db.$count(listingFacts),
  posts: await db.$count(blogPosts),
})

test('an empty directory gets the categories and the starter content', async () => {
  await seed(db, 'starter')
  const made = await counts()
  expect(made).toMatchObject({ categories: 8, listings: 154 })
  expect(made.posts).toBeGreaterThanOrEqual(6)
  expect(made.facts).toBeGreaterThan(made.listings)
})

test('SEED=none makes the categories only', async () => {
  await seed(db, 'none')
  expect(await counts()).toEqual({ categories: 8, listings: 0, facts: 0, posts: 0 })
})

test('seeding twice changes nothing', async () => {
  await seed(db, 'starter')
  const [before, rows] = [await counts(), await db.select().from(listings).orderBy(listings.id)]
  await seed(db, 'starter')
  expect(await counts()).toEqual(before)
  expect(await db.select().from(listings).orderBy(listings.id)).toEqual(rows)
})

test('several processes seeding at once make one set', async () => {
  await Promise.all([seed(db, 'starter'), seed(db, 'starter'), seed(db, 'starter')])
  expect(await counts()).toMatchObject({ categories: 8, listings: 154 })
})

test('what a moderator removed or renamed stays so', async () => {
  await seed(db, 'starter')
  await db
    .update(listings)
    .set({ isApproved: false, removedAt: new Date() })
    .where(eq(listings.id, 1))
  await db.update(categories).set({ name: 'Schools' }).where(eq(categories.slug, 'special-schools'))
  await seed(db, 'starter')
  const [removed] = await db.select().from(listings).where(eq(listings.id, 1))
  expect(removed?.isApproved).toBe(false)
  const [renamed] = await db.select().from(categories).where(eq(categories.slug, 'special-schools'))
  expect(renamed?.name).toBe('Schools')
})

test('the starter content claims no check by a person (ruling 2)', async () => {
  await seed(db, 'starter')
  expect(await db.$count(listingFacts, isNotNull(listingFacts.checkedOn))).toBe(0)
})
