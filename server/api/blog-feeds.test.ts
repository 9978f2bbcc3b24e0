/** Feeds are read by a library that knows nothing of the one that wrote them. */
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/app.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { buildPost } from '../../tests/support/factories.ts'
import { blogPosts } from '../db/schema.ts'

let app: TestApp
beforeEach(async () => {
  await emptyDatabase()
  app = await createTestApp({ PUBLIC_URL: 'https://saath.example' })
})

async function read(path: string, type: string) {
  const answer = await app.get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
  return answer.text()
}
const rss = async () => parseRssFeed(await read('/blog/rss.xml', 'application/rss+xml'))
const atom = async () => parseAtomFeed(await read('/blog/atom.xml', 'application/atom+xml'))

test('GET /blog/rss.xml and /blog/atom.xml hold what the formats require, with whole addresses', async () => {
  await buildPost(app.db, {
    title: 'घर पर संवाद',
    slug: 'घर-पर-संवाद',
    content: 'Read [the directory](/directory) and [below](#sources).\n\n## Sources',
    tags: ['Goa', 'home'],
    author: 'A. Naik',
    createdAt: new Date('2026-01-01T00:00:00Z'),
    publishedAt: new Date('2026-02-03T04:05:06Z'),
    updatedAt: new Date('2026-03-04T05:06:07Z'),
  })
  await buildPost(app.db, { slug: 'draft', isPublished: false })
  const link = `https://saath.example/blog/${encodeURIComponent('घर-पर-संवाद')}`
  const channel = await rss()
  expect(channel).toMatchObject({
    title: 'Saath: articles',
    link: 'https://saath.example/blog',
    language: 'en-IN',
    atom: { links: [{ href: 'https://saath.example/blog/rss.xml', rel: 'self' }] },
  })
  expect(channel.description).toBeTruthy()
  expect(channel.items).toHaveLength(1)
  expect(channel.items?.[0]).toMatchObject({
    title: 'घर पर संवाद',
    link,
    description: 'Short',
    guid: { value: link },
    pubDate: 'Tue, 03 Feb 2026 04:05:06 GMT',
    categories: [{ name: 'Goa' }, { name: 'home' }],
    dc: { creators: ['A. Naik'] },
  })
  const html = channel.items?.[0]?.content?.encoded
  expect(html).toContain('<a href="https://saath.example/directory" rel="noopener">')
  expect(html).toContain(`<a href="${link}#sources" rel="noopener">`)

  const feed = await atom()
  expect(feed).toMatchObject({
    id: 'https://saath.example/blog/atom.xml',
    title: { value: 'Saath: articles' },
    updated: '2026-03-04T05:06:07.000Z',
  })
  expect(feed.links).toContainEqual({ href: 'https://saath.example/blog/atom.xml', rel: 'self' })
  expect(feed.entries).toHaveLength(1)
  expect(feed.entries?.[0]).toMatchObject({
    id: link,
    title: { value: 'घर पर संवाद', type: 'html' },
    published: '2026-02-03T04:05:06.000Z',
    updated: '2026-03-04T05:06:07.000Z',
    authors: [{ name: 'A. Naik' }],
    links: [{ href: link }],
    categories: [
      { term: 'Goa', label: 'Goa' },
      { term: 'home', label: 'home' },
    ],
  })
  expect(feed.entries?.[0]?.content).toMatchObject({ value: html, type: 'html' })
})

test('whatever a post holds, both stay XML that says the same', async () => {
  const hostile = 'a ]]> b ]]> <b>&amp;" \u0007\u001b \ufffe end'
  await buildPost(app.db, {
    title: hostile,
    excerpt: `${hostile}<script>alert(1)</script>`,
    author: hostile,
    tags: ['<x y="1">', 'R&D', ']]>'],
    content: `${hostile}\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n\`]]>\``,
  })
  const item = (await rss()).items?.[0]
  expect(item?.title).toMatch(/^a \]\] > b \]\] > <b>&/)
  expect(item?.description).not.toContain('<script')
  expect(item?.categories?.map(({ name }) => name)).toEqual(['<x y="1">', 'R&D', ']] >'])
  expect(item?.content?.encoded).not.toMatch(/<script|javascript:alert\(1\)"/)
  const entry = (await atom()).entries?.[0]
  // HTML: the reader shows the signs as they were written.
  expect(entry?.title?.value).toMatch(/^a \]\]&gt; b \]\]&gt; &lt;b&gt;&amp;amp;"/)
  expect(entry?.categories?.map(({ term }) => term)).toEqual(['‹x y="1">', 'R&D', ']] >'])
  expect(entry?.content?.value).toBe(item?.content?.encoded)
})

test('a text that draws nothing, and no posts at all, are feeds, too', async () => {
  expect((await rss()).items ?? []).toEqual([])
  expect((await atom()).entries ?? []).toEqual([])
  await buildPost(app.db, { content: '![a picture](https://tracker.example/x.png)' })
  expect((await rss()).items?.[0]?.content?.encoded).not.toContain('<img')
})

test.each(['/blog/rss.xml', '/blog/atom.xml'])(
  '%s is told apart by a tag: 304 while nothing changes, and a post that goes is gone at once',
  async (path) => {
    const { id } = await buildPost(app.db)
    const first = await app.get(path)
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
    const again = await app.get(path, { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
    await app.db.update(blogPosts).set({ isPublished: false }).where(eq(blogPosts.id, id))
    const after = await app.get(path, { headers: { 'if-none-match': tag } })
    expect(after.status).toBe(200)
    expect(await after.text()).not.toContain('first-steps')
  },
)
