import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import { providerLinks } from '../../db/schema.ts'
import { hashToken, makeProviderLink, makeToken } from './links.ts'
import { linkMessage, whatsappAddress } from './message.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

test('a link is kept as a hash, bound to the listing as it is', async () => {
  const { id, updatedAt } = await buildListing(app.db)
  const token = await app.db.transaction((tx) =>
    makeProviderLink(tx, { listingId: id, channel: 'whatsapp', madeBy: null, now: new Date() }),
  )
  expect(token).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)
  const [kept] = await app.db.select().from(providerLinks)
  expect(kept).toMatchObject({ tokenHash: hashToken(token), version: updatedAt, usedAt: null })
  expect(JSON.stringify(kept)).not.toContain(token)
  expect(kept!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000)
})

test('no link is made for a listing that is not there', async () => {
  const made = app.db.transaction((tx) =>
    makeProviderLink(tx, { listingId: 9, channel: 'call', madeBy: null, now: new Date() }),
  )
  await expect(made).rejects.toMatchObject({ status: 404 })
})

test('a token is the same however it is typed', () => {
  const token = '7k3m-q0zv-21xa-9hdt'
  expect(hashToken('7K3M QOZV 2LXA 9HDT')).toBe(hashToken(token))
  expect(hashToken('7k3m-q0zv-21xa-9hdv')).not.toBe(hashToken(token))
  expect(new Set(Array.from({ length: 100 }, makeToken)).size).toBe(100)
})

test('the message names site, listing and link, and WhatsApp opens with it', () => {
  const site = { name: 'Saath', publicUrl: 'https://saath.example' }
  const message = linkMessage({
    site,
    name: 'Asha School',
    token: '7k3m-q0zv-21xa-9hdt',
    language: 'en',
  })
  expect(message).toContain('https://saath.example/confirm/7k3m-q0zv-21xa-9hdt')
  expect(message).toContain('Asha School')
  const address = new URL(whatsappAddress('+919876543210', message) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/919876543210')
  expect(address.searchParams.get('text')).toBe(message)
  expect(whatsappAddress('1098', message)).toBeNull()
  expect(whatsappAddress(null, message)).toBeNull()
})
