import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { buildEvent, buildPost } from '../../../tests/support/factories.ts'
import { blogPosts, events, searchPages, usualEvents } from '../../db/schema.ts'
import { starterPosts } from '../../db/seed/starter.ts'
import { renderArticle } from '../blog/markdown.ts'
import { keepOwnPages, OWN_PAGES } from './own-pages.ts'

const db = await emptyDatabase()

const rowsOf = (path: string) =>
  db.select().from(searchPages).where(eq(searchPages.path, path)).orderBy(asc(searchPages.id))

const addresses = async (path: string) =>
  (await rowsOf(path)).map(({ anchor, title }) => [anchor, title])

test('an article has a row and one for each heading, until it is unpublished or deleted', async () => {
  const content = 'Before.\n\n## How do I apply?\n\nOnline.\n\n### Where?\n\nIn Goa.'
  const { id } = await buildPost(db, { slug: 'udid', title: 'The UDID card', content })
  const whole = ['', 'The UDID card']
  const apply = ['h-how-do-i-apply', 'How do I apply?']
  expect(await addresses('/blog/udid')).toEqual([whole, apply, ['h-where', 'Where?']])
  expect((await rowsOf('/blog/udid'))[1]).toMatchObject({
    kind: 'article',
    within: 'The UDID card',
    body: '\nOnline.\n',
  })

  const change = (values: Partial<typeof blogPosts.$inferInsert>) =>
    db.update(blogPosts).set(values).where(eq(blogPosts.id, id))
  await change({ content: '## How do I apply?\n\nAt the office.' })
  expect(await addresses('/blog/udid')).toEqual([whole, apply])
  await change({ isPublished: false })
  expect(await addresses('/blog/udid')).toEqual([])
  await change({ isPublished: true, title: 'UDID' })
  expect(await addresses('/blog/udid')).toEqual([['', 'UDID'], apply])
  await db.delete(blogPosts).where(eq(blogPosts.id, id))
  expect(await addresses('/blog/udid')).toEqual([])
})

test('a draft has no row, and what is undone changes none', async () => {
  await buildPost(db, { slug: 'draft', isPublished: false, publishedAt: null })
  expect(await addresses('/blog/draft')).toEqual([])
  await buildPost(db, { slug: 'kept', title: 'Kept' })
  const failing = db.transaction(async (tx) => {
    await tx.update(blogPosts).set({ title: 'Lost' }).where(eq(blogPosts.slug, 'kept'))
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await addresses('/blog/kept')).toEqual([['', 'Kept']])
})

test('an event has a row while it is approved and not cancelled, with the end of its day', async () => {
  const event = await buildEvent(db, {
    title: 'Picnic',
    isApproved: false,
    startDate: new Date('2026-12-05T10:00:00+05:30'),
    endDate: null,
  })
  const path = `/events/${event.id}`
  const change = (values: Partial<typeof events.$inferInsert>) =>
    db.update(events).set(values).where(eq(events.id, event.id))
  expect(await rowsOf(path)).toEqual([])
  await change({ isApproved: true })
  expect(await rowsOf(path)).toMatchObject([
    { kind: 'event', title: 'Picnic', ends: new Date('2026-12-06T00:00:00+05:30') },
  ])
  await change({ title: 'Quiet picnic', endDate: new Date('2026-12-05T12:00:00+05:30') })
  expect(await rowsOf(path)).toMatchObject([
    { title: 'Quiet picnic', ends: new Date('2026-12-05T12:00:00+05:30') },
  ])
  await change({ cancelledAt: new Date() })
  expect(await rowsOf(path)).toEqual([])
})

/** The page itself may be a row, too. */
const lines = async () => (await rowsOf('/events')).filter(({ kind }) => kind === 'event')

test('what usually happens is found under that heading', async () => {
  const line = { title: 'Walk', organizer: 'Sangath', location: 'Margao', description: 'A walk.' }
  await db.insert(usualEvents).values({ ...line, usually: 'around 2 April' })
  expect(await lines()).toMatchObject([{ title: 'Walk', usually: 'around 2 April' }])
  await db.update(usualEvents).set({ title: 'Long walk' })
  expect(await lines()).toMatchObject([{ anchor: 'usual-1', title: 'Long walk' }])
  await db.delete(usualEvents)
  expect(await lines()).toEqual([])
})

test('our own pages are what the list says, however often it is written', async () => {
  await keepOwnPages(db)
  await db.update(searchPages).set({ title: 'Old' }).where(eq(searchPages.path, '/display'))
  await db.insert(searchPages).values({ kind: 'page', path: '/gone', title: 'Gone', body: '' })
  await keepOwnPages(db)
  const rows = await db.select().from(searchPages).where(eq(searchPages.kind, 'page'))
  const said = OWN_PAGES.map(({ path, anchor = '', title }) => ({ path, anchor, title }))
  expect(rows).toHaveLength(said.length)
  expect(rows).toEqual(expect.arrayContaining(said.map((one) => expect.objectContaining(one))))
})

const HARD = `## What is *M-CHAT*?
text
## What’s “high support”: [the law](https://example.org)?
\`\`\`
## not a heading
\`\`\`
- ## nor this
> ## nor this
#no heading
# Café & école_2 — naïve ##
## प्रमाणपत्र कैसे बनाएं?
### What is M-CHAT?
#### too deep
## \`code\` here`

test.each([['hard headings', HARD], ...starterPosts.map(({ slug, content }) => [slug, content])])(
  'the page of an article has the anchors of its rows: %s',
  async (slug, content) => {
    await buildPost(db, { slug: `at-${slug}`, content })
    const anchors = (await addresses(`/blog/at-${slug}`)).map(([anchor]) => anchor).filter(Boolean)
    const { html } = renderArticle(content ?? '')
    expect(anchors.length).toBeGreaterThan(2)
    expect(anchors).toEqual([...html.matchAll(/<h[23] id="([^"]+)"/g)].map(([, id]) => id))
  },
)
