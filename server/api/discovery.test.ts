import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/support/app.ts'
import { buildListing, buildPost } from '../../tests/support/factories.ts'

test('GET /sitemap.xml names every public page and nothing that waits', async () => {
  const { db, get } = await createTestApp({ PUBLIC_URL: 'https://saath.example' })
  const shown = await buildListing(db)
  const waiting = await buildListing(db, { isApproved: false })
  await buildPost(db, { slug: 'shown-post' })
  await buildPost(db, { slug: 'draft-post', isPublished: false })
  const response = await get('/sitemap.xml')
  expect(response.headers.get('content-type')).toContain('application/xml')
  const xml = await response.text()
  expect(xml).toContain('<loc>https://saath.example/</loc>')
  expect(xml).toContain(`<loc>https://saath.example/listing/${shown.id}</loc>`)
  expect(xml).toContain('<loc>https://saath.example/blog/shown-post</loc>')
  expect(xml).not.toContain(`/listing/${waiting.id}<`)
  expect(xml).not.toContain('draft-post')
})

test('GET /robots.txt leads to the site map', async () => {
  const { get } = await createTestApp({ PUBLIC_URL: 'https://saath.example' })
  expect(await (await get('/robots.txt')).text()).toContain(
    'Sitemap: https://saath.example/sitemap.xml',
  )
})

test('GET /manifest.webmanifest carries the name of the site', async () => {
  const { get } = await createTestApp({ SITE_NAME: 'Together' })
  expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({
    name: 'Together',
    start_url: '/',
  })
})
