import { expect, test } from 'vitest'
import starterPosts from '../../../server/db/seed/posts.json'
import type { Category } from '../../../shared/listings/categories.ts'
import type { Coverage } from '../../../shared/listings/coverage.ts'
import { latestPosts, postsNamed } from '../../queries/blog/blog.ts'
import { categories } from '../../queries/categories.ts'
import { featuredListings } from '../../queries/listings.ts'
import { coverage } from '../../queries/site.ts'
import {
  count,
  drawPage,
  jsonLdOf,
  POST,
  textOf,
  type InHand,
} from '../../../tests/support/draw-page.tsx'
import { Home } from './home.tsx'
import { QUESTION_POSTS } from './question-posts.ts'
import { questions } from './question-words.ts'

const COVERAGE: Coverage = { listings: 154, checkedListings: 0, talukas: 9, regions: 24 }

const category = (slug: Category['slug'], listingCount: number): Category => ({
  id: listingCount,
  name: slug,
  slug,
  description: 'What it is.',
  icon: 'x',
  color: '#000000',
  listingCount,
})

const empty: InHand = (client) => {
  client.setQueryData(categories().queryKey, [category('therapists', 1), category('child-care', 0)])
  client.setQueryData(featuredListings().queryKey, [])
  client.setQueryData(latestPosts(3).queryKey, [])
  client.setQueryData(postsNamed(QUESTION_POSTS).queryKey, [])
  client.setQueryData(coverage().queryKey, COVERAGE)
}

const checked: InHand = (client) =>
  client.setQueryData(coverage().queryKey, { ...COVERAGE, checkedListings: 1 })

const threePosts: InHand = (client) =>
  client.setQueryData(
    latestPosts(3).queryKey,
    [1, 2, 3].map((id) => ({ ...POST, id, title: `Article ${id}` })),
  )

const draw = (drawing: Partial<Parameters<typeof drawPage>[0]> = {}) =>
  drawPage({ page: <Home />, answers: empty, ...drawing })

test('the title, one filled button, and no style attribute', () => {
  const html = draw()
  expect(textOf(html)).toContain('Your Guide to Autism Resources in India')
  expect(count(html, '<h1')).toBe(1)
  expect(count(html, 'btn-primary')).toBe(1)
  expect(html).not.toContain(' style="')
})

test('the search is a plain GET form to the directory', () => {
  expect(draw()).toMatch(/<form[^>]*role="search"[^>]*action="\/directory#found"/)
  expect(draw()).toMatch(/<input[^>]*name="search"/)
})

test('categories say how many listings they hold', () => {
  const text = textOf(draw())
  expect(text).toContain('1 listing View All')
  expect(text).toContain('0 listings View All')
})

test('what is empty says so', () => {
  const text = textOf(draw())
  expect(text).toContain('No featured listings available at the moment.')
  expect(text).toContain('No blog posts available at the moment.')
})

test('it says that checking goes on while nothing is checked, and not after', () => {
  const sentence = 'We are still checking entries. Each shows its source and date.'
  expect(textOf(draw())).toContain(sentence)
  expect(textOf(draw({ answers: checked }))).not.toContain(sentence)
})

test('while answers are on their way there are 8 doors, 6 cards and 3 rows without words', () => {
  const html = draw({ answers: undefined })
  expect(count(html, '<div class="door">')).toBe(8)
  expect(count(html, '<div class="card">')).toBe(6)
  expect(count(html, '<div class="post-row">')).toBe(3)
})

test('the structured data repeats the five questions of the page word for word', () => {
  const html = draw()
  const faq = jsonLdOf(html).find((data) => data['@type'] === 'FAQPage')
  const asked = JSON.parse(JSON.stringify(faq)).mainEntity
  expect(asked).toHaveLength(5)
  for (const { name, acceptedAnswer } of asked)
    expect(textOf(html)).toContain(`${name} ${acceptedAnswer.text}`)
})

test('a question leads to an article only when the article is published', () => {
  const [, certificate] = questions({ name: 'Saath', emergencyNumber: '112' })
  const slug = certificate?.post ?? ''
  expect(slug).not.toBe('')
  expect(draw()).not.toContain(`/blog/${slug}`)
  const published: InHand = (client) =>
    client.setQueryData(postsNamed(QUESTION_POSTS).queryKey, [{ ...POST, slug }])
  expect(draw({ answers: published })).toContain(`/blog/${slug}`)
})

test('the articles the questions lead to are among the starter articles', () => {
  const slugs = starterPosts.map(({ slug }) => slug)
  const named = questions({ name: 'Saath', emergencyNumber: '112' }).flatMap(
    ({ post = [] }) => post,
  )
  expect(named).toEqual([...QUESTION_POSTS])
  expect(named).toHaveLength(2)
  expect(slugs).toEqual(expect.arrayContaining(named))
})

test('home asks for three articles and shows them', () => {
  const text = textOf(draw({ answers: threePosts }))
  for (const article of ['Article 1', 'Article 2', 'Article 3']) expect(text).toContain(article)
})

test('writing to us leads to the form, whatever addresses are set', () => {
  expect(draw()).toContain('href="/contact?kind=missing"')
})
