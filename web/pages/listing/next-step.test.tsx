import { expect, test } from 'vitest'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { createTestApp } from '../../../tests/support/app.ts'
import { drawPage, textOf } from '../../../tests/support/draw-page.tsx'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import { factChecks } from '../../../server/db/schema.ts'
import { NextStep } from './next-step.tsx'

test('of what is known by name only it says what to do, and how to tell us a number', async () => {
  await emptyDatabase()
  const app = await createTestApp()
  const nothing = { phone: null, email: null, website: null, address: null }
  const { id } = await buildListing(app.db, nothing)
  const listing: ListingDetail = await (await app.get(`/api/listings/${id}`)).json()
  const html = drawPage({ page: <NextStep listing={listing} /> })
  expect(textOf(html)).toContain('Look for its name and town on the internet')
  expect(textOf(html)).toContain('A number that you send us helps the next family')
  expect(html).toMatch(/href="\/contact\?kind=missing[^"]*"[^>]*>Do you know how to reach them\?/)
})

test.each([
  ['Best way: go there and ask Address', 'MG Road'],
  // In a ward of a town nobody finds it by that alone (ruling 3).
  ['We can show no phone, email or website Place', 'Hospicio'],
])('%s, of which only that is known: %s', async (said, address) => {
  await emptyDatabase()
  const app = await createTestApp()
  const place = { address: `${address}, Margao`, town: 'Margao', region: 'Goa' }
  const { id } = await buildListing(app.db, { phone: null, email: null, website: null, ...place })
  const listing: ListingDetail = await (await app.get(`/api/listings/${id}`)).json()
  const text = textOf(drawPage({ page: <NextStep listing={listing} /> }))
  expect(text.trim()).toMatch(new RegExp(`^${said}: ${address}, Margao.* If it is far`))
  expect(text.match(/(Address|Place):/g)).toHaveLength(1)
})

test.each([
  ['Call or write', { phone: '+918322223333', email: 'office@example.org' }],
  ['Best way: call', { phone: '+918322223333', email: null }],
  ['Best way: write', { phone: null, email: 'office@example.org' }],
])('%s, of which %j is known', async (said, ways) => {
  await emptyDatabase()
  const app = await createTestApp()
  const { id } = await buildListing(app.db, { website: null, ...ways })
  const listing: ListingDetail = await (await app.get(`/api/listings/${id}`)).json()
  const html = drawPage({ page: <NextStep listing={listing} /> })
  expect(textOf(html).trim()).toMatch(new RegExp(`^${said}`))
})

test.each([
  ['Best way: write', { email: 'office@example.org' }],
  ['Best way: its website', { website: 'https://example.org' }],
  ['Best way: go there and ask', { address: '3 Market Road, Mapusa' }],
])('%s, where the number was found wrong', async (said, ways) => {
  await emptyDatabase()
  const app = await createTestApp()
  const { id } = await buildListing(app.db, { phone: '+918322223333', ...ways })
  const wrong = { listingId: id, field: 'phone', outcome: 'wrong', method: 'phone' } as const
  await app.db
    .insert(factChecks)
    .values({ ...wrong, saidBy: 'moderator', checkedOn: '2026-11-20', byUser: null })
  const listing: ListingDetail = await (await app.get(`/api/listings/${id}`)).json()
  const html = drawPage({ page: <NextStep listing={listing} /> })
  expect(textOf(html).trim()).toMatch(new RegExp(`^${said}`))
  expect(textOf(html)).not.toContain('222 3333')
  expect(textOf(html)).not.toContain('Call')
})

test('nobody is sent to ask at a beach', async () => {
  await emptyDatabase()
  const app = await createTestApp()
  const fields = {
    phone: null,
    email: null,
    website: null,
    category: 'autism-friendly-places' as const,
  }
  const { id } = await buildListing(app.db, { ...fields, address: 'Beach Road, Panaji' })
  const listing: ListingDetail = await (await app.get(`/api/listings/${id}`)).json()
  expect(listing.isReachable).toBe(true)
  const text = textOf(drawPage({ page: <NextStep listing={listing} /> }))
  expect(text).toContain('We can show no phone, email or website')
  expect(text).not.toContain('go there and ask')
})
