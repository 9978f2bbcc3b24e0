import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp, signInAs } from '../../../tests/support/app.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import { listingReviews, listings } from '../../db/schema.ts'
import { eraseReviewsOf, repairCounters } from './counters.ts'

async function reviewed() {
  const app = await createTestApp()
  const { id } = await buildListing(app.db)
  const asha = await signInAs(app)
  const other = await signInAs(app)
  await asha.send('POST', `/api/listings/${id}/reviews`, { rating: 5, reviewText: 'Good' })
  await other.send('POST', `/api/listings/${id}/reviews`, { rating: 2, reviewText: 'Loud' })
  const counters = async () => {
    const [row] = await app.db.select().from(listings).where(eq(listings.id, id))
    return [row!.rating, row!.reviewCount]
  }
  return { ...app, id, asha, counters }
}

test('repairCounters finds listings whose counters differ from the rows, mends them, and then finds none', async () => {
  const { db, id, counters } = await reviewed()
  await buildListing(db, { name: 'Without reviews' })
  expect(await counters()).toEqual([3.5, 2])
  expect(await repairCounters(db)).toBe(0)
  await db.update(listings).set({ reviewCount: 9, rating: 1 }).where(eq(listings.id, id))
  expect(await repairCounters(db)).toBe(1)
  expect(await counters()).toEqual([3.5, 2])
  expect(await repairCounters(db)).toBe(0)
})

test('eraseReviewsOf takes a person’s reviews with what they counted', async () => {
  const { db, asha, counters } = await reviewed()
  await db.transaction((tx) => eraseReviewsOf(tx, asha.user.id))
  expect(await counters()).toEqual([2, 1])
  expect(await db.$count(listingReviews)).toBe(1)
})
