import { expect, test } from 'vitest'
import type { Post } from '../../../shared/blog/blog.ts'
import { publishedPosts } from '../../queries/blog/blog.ts'
import { count, drawPage, POST, textOf } from '../../../tests/support/draw-page.tsx'
import { Blog } from './blog.tsx'

const draw = (posts?: Post[], search = '') =>
  drawPage({
    page: <Blog />,
    path: '/blog',
    at: `/blog${search}`,
    answers: (client) =>
      posts &&
      client.setQueryData(publishedPosts(new URLSearchParams(search)).queryKey, {
        rows: posts,
        total: String(posts.length),
      }),
  })

test('a row says category, title, date, minutes, author and topics, and its title leads on', () => {
  const html = draw([POST])
  const text = textOf(html)
  for (const part of ['Therapy guide', POST.title, 'November 21, 2026', '3-minute read'])
    expect(text).toContain(part)
  expect(text).toContain('By Saath')
  expect(text).toContain('Topics: Goa, hospitals')
  expect(count(html, 'href="/blog/which-doctor-first"')).toBe(1)
  expect(count(html, '<h1')).toBe(1)
  expect(html).not.toContain(' style="')
})

test('one minute is one minute', () => {
  expect(textOf(draw([{ ...POST, readTime: 1 }]))).toContain('1-minute read')
})

test('a date that is none is said to be missing', () => {
  expect(textOf(draw([{ ...POST, publishedAt: null }]))).toContain('Date not available')
})

test('at most five topics', () => {
  const text = textOf(draw([{ ...POST, tags: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'] }]))
  expect(text).toContain('Topics: a1, a2, a3, a4, a5 ')
  expect(text).not.toContain('a6')
})

test('no posts: it says so', () => {
  expect(textOf(draw([]))).toContain('No blog posts available at the moment.')
})

test('while they are on their way six rows stand in', () => {
  expect(count(draw(), '<div class="post-row">')).toBe(6)
})

test('feeds are linked for readers and for machines', () => {
  const html = draw([POST])
  for (const kind of ['rss', 'atom']) {
    expect(html).toContain(
      `<link rel="alternate" title="${kind === 'rss' ? 'RSS' : 'Atom'} feed" href="/blog/${kind}.xml" type="application/${kind}+xml"/>`,
    )
    expect(html).toContain(`<a href="/blog/${kind}.xml"`)
  }
})

test('all titles on one page, each below its kind, and the way to them and back', () => {
  const other: Post = { ...POST, id: 2, slug: 'sleep', title: 'Sleep', category: 'parenting-tips' }
  expect(draw([POST])).toContain('href="/blog?titles=all"')
  const html = draw([POST, other], '?titles=all')
  const text = textOf(html)
  expect(text).toContain('All articles')
  expect(text).toContain(`Parenting tips Sleep Therapy guide ${POST.title}`)
  expect(html).not.toContain('class="post-row"')
  expect(html).toContain('href="/blog/sleep"')
  expect(count(html, '<h1')).toBe(1)
  expect(count(html, '<h2')).toBe(2)
  expect(html).toContain('noindex')
})
