import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildEvent, buildListing, buildPost } from '../../../tests/support/factories.ts'
import { MAX_SEARCH } from '../../../shared/listings/directory.ts'
import type { AnswersByKind } from '../../../shared/search/answers.ts'
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

test('GET /api/search leads those who were just diagnosed to what comes next, not to the first signs', async () => {
  await buildCertificate()
  await buildPost(app.db, { title: 'Early signs of autism', slug: 'signs', content: 'A doctor.' })
  await buildPost(app.db, {
    title: 'Just diagnosed with autism: what to do first',
    slug: 'next',
    content: 'Rest.',
  })
  for (const text of ['newly diagnosed', 'what next', 'diagnosis ke baad', 'my child has autism'])
    expect(await paths(text), text).toEqual(['/blog/next'])
  expect(await paths('what is autism')).toEqual(['/blog/signs'])
})

test('GET /api/search answers nobody with what something else costs', async () => {
  const content = 'Cover.\n\n## What does it cost?\n\nAsk for the premium.'
  await buildPost(app.db, { title: 'Niramaya for autism', slug: 'niramaya', content })
  for (const slug of ['doctor', 'signs', 'papers'])
    await buildPost(app.db, { title: `The ${slug}`, slug, content: 'An assessment at the GMC.' })
  const cost = '/blog/niramaya#h-what-does-it-cost'
  expect(await paths('how much does niramaya cost')).toEqual([cost])
  expect(await paths('how much does assessment cost')).toEqual([])
  expect(await paths('GMC fees autism')).toEqual([])
})

test.each(['divyang pramanpatra kaise banaye', 'अपंग प्रमाणपत्र', 'udid card'])(
  'GET /api/search answers in other words, too: %s',
  async (text) => {
    await buildCertificate()
    expect(await paths(text)).toEqual(['/blog/certificate'])
  },
)

test.each(['what is autism', 'autism kya hai', 'ऑटिझम म्हणजे काय', 'ऑटिझम म्हळ्यार कितें'])(
  'GET /api/search shows who asks what comes first the first signs: %s',
  async (text) => {
    await buildPost(app.db, { title: 'Early signs of autism, and the M-CHAT', slug: 'early-signs' })
    await buildPost(app.db, { title: 'The rights of an autistic child', slug: 'rights' })
    expect((await paths(text))[0]).toBe('/blog/early-signs')
  },
)

test('GET /api/search shows the article where listings are only further away', async () => {
  await buildCertificate()
  await buildListing(app.db, {
    name: 'State office',
    services: ['Disability certificate'],
    town: 'Panaji',
    region: 'Goa',
    serves: 'state',
  })
  const answer = await search('where to make disabilty certificate in south goa')
  expect(answer.answers.map(({ path }) => path)).toEqual(['/blog/certificate'])
})

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
    'The source says: around 2 April',
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

async function everything(text: string): Promise<AnswersByKind> {
  const response = await app.get(`/api/search/answers?${new URLSearchParams({ search: text })}`)
  expect(response.status).toBe(200)
  return (await response.json()) as AnswersByKind
}

test('GET /api/search/answers has up to twenty of each kind, the best article first', async () => {
  await keepOwnPages(app.db)
  await buildCertificate()
  for (let number = 0; number < 22; number += 1)
    await buildPost(app.db, {
      slug: `p${number}`,
      title: `Note ${number}`,
      content: 'A certificate.',
    })
  await buildEvent(app.db, { title: 'Certificate camp', startDate: day(5) })
  const found = await everything('certificate')
  expect(found.article).toHaveLength(20)
  expect(found.article[0]?.path).toBe('/blog/certificate')
  expect(found.event.map(({ title }) => title)).toEqual(['Certificate camp'])
  expect((await everything('privacy')).page.map(({ path }) => path)).toEqual(['/about/privacy'])
  expect(await everything('zzzzqq')).toEqual({ article: [], event: [], page: [] })
})

test('GET /api/search/answers has none without words, and refuses too many', async () => {
  await buildCertificate()
  expect(await everything('  ')).toEqual({ article: [], event: [], page: [] })
  const long = await app.get(`/api/search/answers?search=${'a'.repeat(MAX_SEARCH + 1)}`)
  expect(long.status).toBe(400)
})

test.each(["'", '\\', "a'b:*|!&<->(", '\u0000', '%', '"unfinished', '🙂', 'ऑ', '-x', '12 34'])(
  'GET /api/search/answers takes any signs: %s',
  async (text) => {
    await buildCertificate()
    const { status } = await app.get(`/api/search/answers?${new URLSearchParams({ search: text })}`)
    expect([200, 400]).toContain(status)
    expect(
      (await app.get(`/api/search?${new URLSearchParams({ search: text })}`)).status,
    ).toBeLessThan(500)
  },
)

test('GET /api/blog/published?search= has the posts that say it, the best first', async () => {
  await buildPost(app.db, {
    slug: 'rights',
    title: 'Rights',
    content: 'A disability certificate helps.',
  })
  await buildCertificate()
  await buildPost(app.db, { slug: 'air', title: 'Air travel', content: 'Ask for a lanyard.' })
  const response = await app.get('/api/blog/published?search=disability+certificate')
  const posts = (await response.json()) as { slug: string }[]
  expect(posts.map(({ slug }) => slug)).toEqual(['certificate', 'rights'])
  expect(response.headers.get('x-total-count')).toBe('2')
})

test('GET /api/events, upcoming and usual take words, and keep their place and order', async () => {
  const picnic = { title: 'Sensory picnic', region: 'Goa' }
  const late = await buildEvent(app.db, { ...picnic, startDate: day(9) })
  const soon = await buildEvent(app.db, { ...picnic, startDate: day(3) })
  await buildEvent(app.db, { ...picnic, region: 'Kerala', startDate: day(4) })
  await buildEvent(app.db, { title: 'Talk on sleep', region: 'Goa', startDate: day(5) })
  await app.db.insert(usualEvents).values([
    { ...picnic, organizer: 'A', location: 'B', description: 'C' },
    { title: 'Walk', region: 'Goa', organizer: 'A', location: 'B', description: 'C' },
  ])
  const titles = async (path: string) => {
    const response = await app.get(`${path}?search=picnics&region=Goa`)
    return ((await response.json()) as { id: number; title: string }[]).map(({ id }) => id)
  }
  expect(await titles('/api/events')).toEqual([soon.id, late.id])
  expect(await titles('/api/events/upcoming')).toEqual([soon.id, late.id])
  expect(await titles('/api/events/usual')).toEqual([1])
})

test('GET /api/search finds an event by the month it is in, and leads who asks what is on to the events', async () => {
  await keepOwnPages(app.db)
  const craft = { title: 'Quiet craft morning', town: 'Margao', region: 'Goa' }
  await buildEvent(app.db, { ...craft, startDate: new Date('2099-11-30T10:00:00+05:30') })
  const inDecember = { ...craft, startDate: new Date('2099-12-06T10:00:00+05:30') }
  const december = await buildEvent(app.db, inDecember)
  const found = await search('december event margao')
  expect(found.note.leftOut).toEqual([])
  expect(found.answers[0]?.path).toBe(`/events/${december.id}`)
  expect(await paths('6 december event margao')).toContain(`/events/${december.id}`)
  const free = await buildEvent(app.db, { ...inDecember, title: 'Walk', price: 'Free' })
  expect((await paths('free event margao'))[0]).toBe(`/events/${free.id}`)
  expect(await paths('what is on this weekend')).toContain('/events')
})
