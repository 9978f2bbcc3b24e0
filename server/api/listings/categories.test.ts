import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/support/app.ts'
import { buildEvent, buildListing } from '../../../tests/support/factories.ts'
import type { Category } from '../../../shared/listings/categories.ts'

test('GET /api/categories counts the approved listings of each, and of no other', async () => {
  const app = await createTestApp()
  await buildListing(app.db, { category: 'therapists' })
  await buildListing(app.db, { category: 'therapists' })
  await buildListing(app.db, { category: 'therapists', isApproved: false })
  await buildListing(app.db, { category: 'support-groups' })
  const categories: Category[] = await (await app.get('/api/categories')).json()
  const counted = categories.filter(({ listingCount }) => listingCount > 0)
  expect(counted.map(({ slug, listingCount }) => [slug, listingCount])).toEqual([
    ['therapists', 2],
    ['support-groups', 1],
  ])
})

test('the count of Events & Workshops is that of the upcoming events (ruling 47)', async () => {
  const app = await createTestApp()
  await buildListing(app.db, { category: 'events-workshops' })
  await buildEvent(app.db)
  await buildEvent(app.db)
  await buildEvent(app.db, { isApproved: false })
  await buildEvent(app.db, { cancelledAt: new Date() })
  await buildEvent(app.db, { startDate: new Date(Date.now() - 86_400_000) })
  const categories: Category[] = await (await app.get('/api/categories')).json()
  const events = categories.find(({ slug }) => slug === 'events-workshops')
  expect(events?.listingCount).toBe(2)
})
