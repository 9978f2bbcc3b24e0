import { expect, test } from 'vitest'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { createTestApp } from '../../../tests/support/app.ts'
import { drawPage, textOf } from '../../../tests/support/draw-page.tsx'
import { buildListing } from '../../../tests/support/factories.ts'
import { ListingHead } from './listing-head.tsx'

test('what else a listing is leads to others of that kind', async () => {
  const app = await createTestApp()
  const draw = async (otherCategories: string[]) => {
    const { id } = await buildListing(app.db, { category: 'therapists', otherCategories })
    const listing: ListingDetail = await (await app.get(`/api/listings/${id}`)).json()
    return drawPage({ page: <ListingHead listing={listing} /> })
  }
  const html = await draw(['special-schools', 'child-care'])
  expect(textOf(html)).toMatch(/Also: +Special Schools ?, +Child Care/)
  expect(html).toContain('href="/directory?category=special-schools"')
  expect(html).toContain('href="/directory?category=child-care"')
  expect(textOf(await draw([]))).not.toContain('Also')
})
