import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { AdminPost, AdminPostDetail, PostDetail } from '../../shared/blog/blog.ts'
import type { UploadedPicture } from '../../shared/submissions/submissions.ts'
import { createTestApp, signInAs } from '../../tests/support/app.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { buildPost } from '../../tests/support/factories.ts'
import { drawPicture, pictureForm, sendForm } from '../../tests/support/pictures.ts'
import { auditLog, blogPosts, submissionPictures } from '../db/schema.ts'
import { eraseUnusedPictures } from '../services/listings/pictures.ts'
import { pictureStore } from '../services/pictures/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'saath-blog-'))
afterAll(() => rmSync(folder, { recursive: true }))

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
  expect(html).toContain('<h2 id="h-title">Title</h2>')
  expect(html).toContain('<a href="https://example.org" rel="noopener">fine</a>')
  expect(html).not.toMatch(/<script|<img|href="(javascript|data):/)
})

const TYPED = {
  title: 'Talking at home',
  excerpt: 'Three small things.',
  author: 'A. Naik',
  category: 'parenting-tips',
  content: '## One\n\nText.',
}

async function openDesk() {
  await emptyDatabase()
  const app = await createTestApp({ DATA_DIR: folder })
  const admin = await signInAs(app, { role: 'admin', email: 'meera@example.org' })
  const write = async (fields: object = {}) => {
    const answer = await admin.send('POST', '/api/blog', { ...TYPED, ...fields })
    expect(answer.status).toBe(200)
    return (await answer.json()) as AdminPostDetail
  }
  const change = async (id: number, fields: object) => {
    const answer = await admin.send('PATCH', `/api/blog/${id}`, fields)
    return { status: answer.status, post: (await answer.json()) as AdminPostDetail & Problem }
  }
  const acts = async () =>
    (await app.db.select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action)
  return { app, get: app.get, admin, write, change, acts }
}
type Problem = { message: string; fields?: Record<string, string> }

test('POST /api/blog keeps a draft: read time 5, no topics, a slug of the server', async () => {
  const { write, get, acts } = await openDesk()
  const post = await write()
  expect(post).toMatchObject({
    ...TYPED,
    slug: 'talking-at-home',
    tags: [],
    readTime: 5,
    isPublished: false,
    publishedAt: null,
    html: '<h2 id="h-one">One</h2>\n<p>Text.</p>\n',
  })
  expect((await get('/api/blog/published/talking-at-home')).status).toBe(404)
  expect(await acts()).toEqual(['post.create'])
})

test.each(['id', 'slug', 'createdAt', 'updatedAt', 'publishedAt'])(
  'POST and PATCH refuse %s, which is the server’s to say (§5)',
  async (name) => {
    const { admin, write } = await openDesk()
    const answer = await admin.send('POST', '/api/blog', { ...TYPED, [name]: '1' })
    expect(answer.status).toBe(400)
    const { id } = await write()
    expect((await admin.send('PATCH', `/api/blog/${id}`, { [name]: '1' })).status).toBe(400)
  },
)

test.each([
  ['7', 7],
  [7.9, 7],
  ['7 minutes', 7],
  ['soon', 0],
  ['', 0],
  [-3, 0],
  ['99999999999', 0],
])('POST /api/blog takes a read time of %j as %i', async (readTime, minutes) => {
  const { write } = await openDesk()
  expect((await write({ readTime })).readTime).toBe(minutes)
})

test('POST /api/blog says what is missing or too long at each field', async () => {
  const { admin } = await openDesk()
  const empty = await admin.send('POST', '/api/blog', { title: ' ', category: 'news' })
  expect(empty.status).toBe(400)
  expect(Object.keys(((await empty.json()) as Problem).fields ?? {}).toSorted()).toEqual([
    'author',
    'category',
    'content',
    'excerpt',
    'title',
  ])
  const long = {
    title: 'x'.repeat(201),
    author: 'x'.repeat(101),
    excerpt: 'x'.repeat(501),
    content: 'x'.repeat(100_001),
    tags: 'x'.repeat(51),
    imageUrl: 'javascript:alert(1)',
  }
  const answer = await admin.send('POST', '/api/blog', { ...TYPED, ...long })
  expect(Object.keys(((await answer.json()) as Problem).fields ?? {}).toSorted()).toEqual(
    Object.keys(long).toSorted(),
  )
})

test('POST /api/blog takes the longest post in an Indian script, and no body beyond that', async () => {
  const { write, admin } = await openDesk()
  const post = await write({ content: 'क'.repeat(100_000) })
  expect(post.content).toHaveLength(100_000)
  const over = await admin.send('POST', '/api/blog', { ...TYPED, content: 'क'.repeat(200_000) })
  expect(over.status).toBe(413)
})

test('topics come as a list or as a text with commas, each once', async () => {
  const { write } = await openDesk()
  expect((await write({ tags: ' Goa, home,goa ,\nschool, ' })).tags).toEqual([
    'goa',
    'home',
    'school',
  ])
  expect((await write({ tags: ['R&D, tests'] })).tags).toEqual(['R&D', 'tests'])
})

test('a slug is unique, is never empty, and stays when the title changes', async () => {
  const { write, change } = await openDesk()
  const slugs = []
  for (const title of ['Talking at home', 'Talking at home!', 'घर पर संवाद', '🧩', '🎈'])
    slugs.push((await write({ title })).slug)
  expect(slugs).toEqual([
    'talking-at-home',
    'talking-at-home-2',
    'घर-पर-संवाद',
    'article',
    'article-2',
  ])
  const { id } = await write({ title: 'Before' })
  const { post } = await change(id, { title: 'After' })
  expect(post).toMatchObject({ title: 'After', slug: 'before' })
})

test('twenty posts of one title written at once have twenty slugs', async () => {
  const { write } = await openDesk()
  const posts = await Promise.all(Array.from({ length: 20 }, () => write()))
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(20)
})

test('publishing dates a post once; unpublishing takes it from page, list, feeds and site map at once', async () => {
  const { write, change, get, acts } = await openDesk()
  const { id } = await write()
  const first = (await change(id, { isPublished: true })).post
  expect(first.publishedAt).not.toBeNull()
  const places = async () => {
    const paths = ['/api/blog/published', '/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml']
    const texts = await Promise.all(paths.map(async (path) => (await get(path)).text()))
    return texts.map((text) => text.includes('talking-at-home'))
  }
  expect(await places()).toEqual([true, true, true, true])
  expect((await get('/api/blog/published/talking-at-home')).status).toBe(200)
  await change(id, { isPublished: false })
  expect(await places()).toEqual([false, false, false, false])
  expect((await get('/api/blog/published/talking-at-home')).status).toBe(404)
  const again = (await change(id, { isPublished: true })).post
  expect(again.publishedAt).toBe(first.publishedAt)
  expect(await acts()).toEqual(['post.create', 'post.publish', 'post.unpublish', 'post.publish'])
})

test('PATCH /api/blog/:id is 409 when somebody has changed it since, and nothing is written', async () => {
  const { write, change, acts } = await openDesk()
  const { id, updatedAt: version } = await write()
  expect((await change(id, { title: 'Mine', version })).status).toBe(200)
  const late = await change(id, { title: 'Theirs', version })
  expect(late.status).toBe(409)
  expect(late.post.message).toContain('Somebody else has changed this article')
  const { post } = await change(id, {})
  expect(post.title).toBe('Mine')
  expect(await acts()).toEqual(['post.create', 'post.edit'])
})

test('PATCH /api/blog/:id tells one topic with a comma from two', async () => {
  const { app, write, change } = await openDesk()
  const { id } = await write({ tags: 'Goa' })
  // As the database may hold it from before commas divided lists, too.
  await app.db.update(blogPosts).set({ tags: ['Goa,Ponda'] })
  expect((await change(id, { tags: ['Goa', 'Ponda'] })).post.tags).toEqual(['Goa', 'Ponda'])
})

test('of two changes at once with one version, one is refused', async () => {
  const { write, change } = await openDesk()
  const { id, updatedAt: version } = await write()
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((title) => change(id, { title, version })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('DELETE /api/blog/:id deletes for good', async () => {
  const { admin, write, acts } = await openDesk()
  const { id } = await write({ isPublished: true })
  expect((await admin.send('DELETE', `/api/blog/${id}`)).status).toBe(200)
  for (const method of ['GET', 'DELETE'])
    expect((await admin.send(method, `/api/blog/${id}`)).status).toBe(404)
  expect((await admin.send('PATCH', `/api/blog/${id}`, { title: 'x' })).status).toBe(404)
  expect(await acts()).toEqual(['post.create', 'post.publish', 'post.delete'])
})

test('GET /api/blog lists drafts too, narrows and pages, and leaves the texts out', async () => {
  const { admin, write, change } = await openDesk()
  const { id } = await write({ title: 'Draft 100%' })
  await write({ title: 'Shown', isPublished: true })
  const list = async (query: string) => {
    const answer = await admin.get(`/api/blog${query}`)
    const posts = (await answer.json()) as AdminPost[]
    return [answer.headers.get('x-total-count'), posts.map(({ title }) => title)]
  }
  expect(await list('')).toEqual(['2', ['Shown', 'Draft 100%']])
  expect(await list('?show=draft')).toEqual(['1', ['Draft 100%']])
  expect(await list('?show=published')).toEqual(['1', ['Shown']])
  expect(await list('?search=100%25')).toEqual(['1', ['Draft 100%']])
  expect(await list('?search=%25')).toEqual(['1', ['Draft 100%']])
  expect(await list('?limit=1&offset=1')).toEqual(['2', ['Draft 100%']])
  await change(id, { excerpt: 'Other' })
  expect(await list('')).toEqual(['2', ['Draft 100%', 'Shown']])
  const [row] = (await (await admin.get('/api/blog')).json()) as object[]
  expect(row).not.toHaveProperty('content')
})

test('POST /api/blog/preview gives the very HTML the page shows', async () => {
  const { admin, write, get } = await openDesk()
  const content =
    '# A\n\n<b>x</b> **bold** [in](/directory) <script>alert(1)</script>\r\n\r\n| a |\n|---|\n| b |'
  const { html } = (await (await admin.send('POST', '/api/blog/preview', { content })).json()) as {
    html: string
  }
  const { slug } = await write({ content, isPublished: true })
  expect(await (await get(`/api/blog/published/${slug}`)).json()).toMatchObject({ html })
  expect(html).not.toMatch(/<script|<b>/)
})

test('a picture is kept for a post, seen by admins alone until the post is published', async () => {
  const { app, admin, write, change, get } = await openDesk()
  const form = pictureForm(await drawPicture(480, 320))
  const sent = await sendForm(app, 'PUT', '/api/blog/picture', form, admin.cookie)
  const { picture, pictureUrl } = (await sent.json()) as UploadedPicture
  expect((await admin.get(pictureUrl)).status).toBe(200)
  expect((await get(pictureUrl)).status).toBe(401)
  // It must be said that it may be published (ruling 15).
  expect((await admin.send('POST', '/api/blog', { ...TYPED, picture })).status).toBe(400)
  const post = await write({ picture, pictureIsAllowed: true })
  expect(post.imageUrl).toBe(pictureUrl)
  await change(post.id, { isPublished: true })
  const shown = await get(pictureUrl)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('cache-control')).toBe('public, max-age=86400')
  await change(post.id, { isPublished: false })
  expect((await get(pictureUrl)).status).toBe(401)
  const unknown = { picture: 'f'.repeat(32), pictureIsAllowed: true }
  expect((await change(post.id, unknown)).status).toBe(400)
  // One that is used is not erased with what nobody uses; the job leaves younger files alone anyway.
  const store = pictureStore(app.env)
  const written = {
    ...store,
    writtenBefore: () => store.writtenBefore(new Date(Date.now() + 1_000)),
  }
  await app.db.delete(submissionPictures)
  await eraseUnusedPictures(app.db, written)
  expect((await admin.get(pictureUrl)).status).toBe(200)
  await change(post.id, { picture: null })
  await eraseUnusedPictures(app.db, written)
  expect((await admin.get(pictureUrl)).status).toBe(404)
})

test('an address elsewhere is kept and shown to admins; readers see only those of allowed hosts (ruling 15)', async () => {
  const { app, admin, write, get } = await openDesk()
  const imageUrl = 'https://images.example.org/a.jpg'
  const post = await write({ imageUrl, isPublished: true })
  expect(post).toMatchObject({ imageUrl: null, imageAddress: imageUrl })
  const [listed] = (await (await get('/api/blog/published')).json()) as { imageUrl: unknown }[]
  expect(listed?.imageUrl).toBeNull()
  const one = (await (await admin.get(`/api/blog/${post.id}`)).json()) as AdminPostDetail
  expect(one.imageAddress).toBe(imageUrl)
  const allowing = await createTestApp({ IMAGE_HOSTS: 'images.example.org' }, undefined, app.db)
  const [shown] = (await (await allowing.get('/api/blog/published')).json()) as {
    imageUrl: unknown
  }[]
  expect(shown?.imageUrl).toBe(imageUrl)
})

test('GET /api/blog/published?tag= keeps to one topic, and pages; each post names what to read next', async () => {
  const { write, get } = await openDesk()
  const fields = { isPublished: true, tags: ['Goa'] }
  await write({ title: 'Far', category: 'research', isPublished: true })
  await write({ title: 'Near', ...fields })
  await write({ title: 'Nearer', ...fields, tags: ['Goa', 'home'] })
  await write({ title: 'Here', ...fields, tags: ['Goa', 'home'] })
  await write({ title: 'Draft', ...fields, isPublished: false })
  const titles = async (query: string) => {
    const answer = await get(`/api/blog/published?${query}`)
    const posts = (await answer.json()) as { title: string }[]
    return [answer.headers.get('x-total-count'), ...posts.map(({ title }) => title)]
  }
  expect(await titles('tag=Goa&limit=2')).toEqual(['3', 'Here', 'Nearer'])
  expect(await titles('tag=Goa&limit=2&offset=2')).toEqual(['3', 'Near'])
  const { related } = (await (await get('/api/blog/published/here')).json()) as PostDetail
  expect(related.map(({ title }) => title)).toEqual(['Nearer', 'Near'])
})

test('GET /api/blog/published?category= has that kind alone, and counts it', async () => {
  const app = await createTestApp()
  await buildPost(app.db, { slug: 'one', category: 'research', isPublished: true })
  await buildPost(app.db, { slug: 'two', category: 'resources', isPublished: true })
  const answer = await app.get('/api/blog/published?category=research')
  expect(answer.headers.get('x-total-count')).toBe('1')
  expect(await answer.json()).toMatchObject([{ slug: 'one', category: 'research' }])
  expect((await app.get('/api/blog/published?category=other')).status).toBe(400)
})
