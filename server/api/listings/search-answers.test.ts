import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildEvent, buildListing, buildPost } from '../../../tests/support/factories.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { blogPosts, events, usualEvents } from '../../db/schema.ts'
import { keepOwnPages } from '../../services/answers/own-pages.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

async function search(text: string, more: Record<string, string> = {}): Promise<SearchAnswer> {
  const response = await app.get(`/api/search?${new URLSearchParams({ search: text, ...more })}`)
  expect(response.status).toBe(200)
  return (await response.json()) as SearchAnswer
}
const paths = async (text: string) => (await search(text)).answers.map(({ path }) => path)

const buildCertificate = () =>
  buildPost(app.db, {
    title: 'The disability certificate for autism',
    slug: 'certificate',
    excerpt: 'What it is for.',
    content: `Two papers.\n\n## How do I apply?\n\nOn **the website**, with a [photo](https://example.org).\n\n## Where do I go?\n\nTo the hospital.`,
  })

test('GET /api/search answers a question with the article, and with its heading where that says it', async () => {
  await buildCertificate()
  await buildPost(app.db, { title: 'Air travel', slug: 'air', content: 'Ask for a lanyard.' })
  expect((await search('how to get disability certificate')).answers).toEqual([
    {
      kind: 'article',
      title: 'The disability certificate for autism',
      within: null,
      path: '/blog/certificate',
      excerpt: 'What it is for.',
      when: null,
    },
  ])
  expect((await search('apply for disability certificate')).answers).toEqual([
    {
      kind: 'article',
      title: 'How do I apply?',
      within: 'The disability certificate for autism',
      path: '/blog/certificate#h-how-do-i-apply',
      excerpt: 'On the website, with a photo.',
      when: null,
    },
  ])
})

test.each(['divyang pramanpatra kaise banaye', 'अपंग प्रमाणपत्र', 'udid card'])(
  'GET /api/search answers in other words, too: %s',
  async (text) => {
    await buildCertificate()
    expect(await paths(text)).toEqual(['/blog/certificate'])
  },
)

test('GET /api/search shows no article where listings are what is asked for', async () => {
  await buildPost(app.db, { title: 'OT and speech therapy in plain words', slug: 'therapy' })
  await buildListing(app.db, {
    name: 'Speech Clinic',
    services: ['Speech therapy'],
    town: 'Mapusa',
    region: 'Goa',
    category: 'therapists',
  })
  const answer = await search('speech therapy mapusa')
  expect(answer.total).toBe(1)
  expect(answer.answers).toEqual([])
  expect(await paths('what is speech therapy')).toEqual(['/blog/therapy'])
})

test('GET /api/search has no answers without words, nor on later pages', async () => {
  await buildCertificate()
  expect((await search('')).answers).toEqual([])
  expect((await search('disability certificate', { offset: '12' })).answers).toEqual([])
})

test('GET /api/search answers with what is published alone', async () => {
  await buildCertificate()
  await app.db
    .update(blogPosts)
    .set({ isPublished: false })
    .where(eq(blogPosts.slug, 'certificate'))
  expect(await paths('disability certificate')).toEqual([])
})

const day = (days: number) => new Date(Date.now() + days * 86_400_000)

test('GET /api/search answers with events to come, then what usually happens, then what was', async () => {
  const fields = { title: 'Sensory picnic', region: 'Goa', town: 'Panaji' }
  const past = await buildEvent(app.db, { ...fields, startDate: day(-20), endDate: day(-19) })
  await app.db.insert(usualEvents).values({
    ...fields,
    organizer: 'Sangath',
    location: 'Panaji',
    description: 'A picnic.',
    usually: 'around 2 April',
  })
  const next = await buildEvent(app.db, { ...fields, startDate: day(20), endDate: day(21) })
  const { answers } = await search('sensory picnic event')
  expect(answers.map(({ path }) => path)).toEqual([
    `/events/${next.id}`,
    '/events#usual-1',
    `/events/${past.id}`,
  ])
  expect(answers.map(({ when }) => when)).toEqual([
    expect.stringMatching(/^\w+day, \d+ \w+ \d{4}$/),
    'Usually: around 2 April',
    expect.stringMatching(/^Was on \w+day, /),
  ])
  await app.db.update(events).set({ cancelledAt: new Date() }).where(eq(events.id, next.id))
  expect(await paths('sensory picnic event')).not.toContain(`/events/${next.id}`)
  expect(await paths('sensory picnic event mumbai')).toEqual([])
})

test.each([
  ['add a listing', '/submit-listing'],
  ['who runs this site', '/about'],
  ['how do i contact you', '/contact'],
  ['privacy policy', '/about/privacy'],
])('GET /api/search answers with our own pages: %s', async (text, path) => {
  await keepOwnPages(app.db)
  expect(await paths(text)).toEqual([path])
})

test('GET /api/search leads to /help-now alone where somebody may be in danger', async () => {
  await keepOwnPages(app.db)
  await buildPost(app.db, { title: 'Suicide prevention', slug: 'prevention' })
  const answer = await search('suicide')
  expect(answer.danger?.topic).toBe('self-harm')
  expect(answer.answers.map(({ path }) => path)).toEqual(['/help-now'])
})
