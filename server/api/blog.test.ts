import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/app.ts'
import { buildPost } from '../../tests/factories.ts'

test('GET /api/blog/published lists published posts, newest first, without their text', async () => {
  const { db, get } = await createTestApp()
  await buildPost(db, { slug: 'old', createdAt: new Date('2025-01-01') })
  await buildPost(db, { slug: 'new', createdAt: new Date('2026-01-01') })
  await buildPost(db, { slug: 'draft', isPublished: false })
  const posts = (await (await get('/api/blog/published')).json()) as { slug: string }[]
  expect(posts.map(({ slug }) => slug)).toEqual(['new', 'old'])
  expect(posts[0]).not.toHaveProperty('content')
})

test('GET /api/blog/published gives no more than `limit`, and with `slugs` only those that are published', async () => {
  const { db, get } = await createTestApp()
  for (const [slug, year] of [
    ['a', '2024'],
    ['b', '2025'],
    ['c', '2026'],
  ])
    await buildPost(db, { slug, createdAt: new Date(`${year}-01-01`) })
  await buildPost(db, { slug: 'draft', isPublished: false })
  const slugs = async (query: string) =>
    ((await (await get(`/api/blog/published?${query}`)).json()) as { slug: string }[]).map(
      ({ slug }) => slug,
    )
  expect(await slugs('limit=2')).toEqual(['c', 'b'])
  expect(await slugs('slugs=a,draft,none')).toEqual(['a'])
  expect((await get('/api/blog/published?limit=0')).status).toBe(400)
})

test('GET /api/blog/published/:slug returns 404 for a draft and for a missing post', async () => {
  const { db, get } = await createTestApp()
  await buildPost(db, { slug: 'draft', isPublished: false })
  for (const slug of ['draft', 'none'])
    expect((await get(`/api/blog/published/${slug}`)).status).toBe(404)
})

test('GET /api/blog/published/:slug renders Markdown that can do nothing but be read', async () => {
  const { db, get } = await createTestApp()
  const content = [
    '# Title',
    '[fine](https://example.org) [bad](javascript:alert(1)) [bad](data:text/html,x) ![picture](https://tracker.example/x.png)',
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
  ].join('\n\n')
  await buildPost(db, { slug: 'hostile', content })
  const { html } = (await (await get('/api/blog/published/hostile')).json()) as { html: string }
  expect(html).toContain('<h2>Title</h2>')
  expect(html).toContain('<a href="https://example.org" rel="noopener">fine</a>')
  expect(html).not.toMatch(/<script|<img|href="(javascript|data):/)
})
