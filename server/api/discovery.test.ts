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

test('many listings make parts of the site map, each with those of a thousand numbers', async () => {
  const { db, get } = await createTestApp({ PUBLIC_URL: 'https://saath.example' })
  const first = await buildListing(db)
  await db.$client.query('alter sequence listings_id_seq restart 2001')
  const far = await buildListing(db)
  const post = await buildPost(db)
  const read = async (path: string) => (await get(path)).text()
  const index = await read('/sitemap.xml')
  expect([...index.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address)).toEqual(
    [1, 2, 3].map((part) => `https://saath.example/sitemap.xml?part=${part}`),
  )
  const parts = await Promise.all([1, 2, 3].map((part) => read(`/sitemap.xml?part=${part}`)))
  expect(parts.map((part) => part.includes(`/listing/${first.id}<`))).toEqual([true, false, false])
  expect(parts.map((part) => part.includes(`/listing/${far.id}<`))).toEqual([false, false, true])
  expect(parts.map((part) => part.includes(`/blog/${post.slug}<`))).toEqual([true, false, false])
  for (const part of ['4', '0', 'x'])
    expect((await get(`/sitemap.xml?part=${part}`)).status, part).toBeGreaterThanOrEqual(400)
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
