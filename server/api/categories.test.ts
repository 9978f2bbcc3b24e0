import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/app.ts'
import { buildListing } from '../../tests/factories.ts'
import type { Category } from '../../shared/categories.ts'

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
