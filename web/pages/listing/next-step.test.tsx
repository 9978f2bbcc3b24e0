import { expect, test } from 'vitest'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { createTestApp } from '../../../tests/support/app.ts'
import { drawPage, textOf } from '../../../tests/support/draw-page.tsx'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import { NextStep } from './next-step.tsx'

test('of what is known by name only it says what to do, and how to tell us a number', async () => {
  await emptyDatabase()
  const app = await createTestApp()
  const nothing = { phone: null, email: null, website: null, address: null }
  const { id } = await buildListing(app.db, nothing)
  const listing: ListingDetail = await (await app.get(`/api/listings/${id}`)).json()
  const html = drawPage({ page: <NextStep listing={listing} /> })
  expect(textOf(html)).toContain('We know it by name only. You can look for its name')
  expect(textOf(html)).toContain('a phone number that you send us helps the next family')
  expect(html).toMatch(/href="\/contact\?kind=missing[^"]*"[^>]*>Do you know how to reach them\?/)
})
