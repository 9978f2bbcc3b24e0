import { expect, test } from 'vitest'
import type { PostDetail } from '../../../shared/blog/blog.ts'
import { publishedPost } from '../../queries/blog/blog.ts'
import { count, drawPage, jsonLdOf, POST, textOf } from '../../../tests/support/draw-page.tsx'
import { PostPage } from './post.tsx'

const DETAIL: PostDetail = {
  ...POST,
  html: '<p>Public hospitals first.</p><h2>Sources</h2>',
  headings: [],
  related: [],
}

const draw = (post: PostDetail | undefined) =>
  drawPage({
    page: <PostPage />,
    path: '/blog/:slug',
    at: `/blog/${POST.slug}`,
    answers: (client) => {
      if (post) client.setQueryData(publishedPost(POST.slug).queryKey, post)
    },
  })

test('title, date, author, minutes and the text as it came', () => {
  const html = draw(DETAIL)
  expect(html).toContain(`<div class="prose">${DETAIL.html}</div>`)
  expect(count(html, '<h1')).toBe(1)
  for (const part of [POST.title, 'November 21, 2026', 'By Saath', '3-minute read'])
    expect(textOf(html)).toContain(part)
  expect(html).toContain(
    '<link rel="canonical" href="https://saath.example/blog/which-doctor-first"/>',
  )
  expect(html).not.toContain(' style="')
})

test('a longer one has a list of its headings, folded', () => {
  const headings = ['what', 'where', 'how', 'sources'].map((id) => ({ id: `h-${id}`, label: id }))
  expect(draw({ ...DETAIL, headings })).toMatch(
    /<details class="fold post-contents"><summary><span>On this page<\/span>.*<a href="#h-where">where<\/a>/,
  )
  expect(draw({ ...DETAIL, headings: headings.slice(1) })).not.toContain('post-contents')
})

test('for machines it is an article with a way to it', () => {
  const [article, trail] = jsonLdOf(draw(DETAIL))
  expect(article).toMatchObject({
    '@type': ['Article', 'BlogPosting'],
    headline: POST.title,
    datePublished: POST.publishedAt,
    dateModified: POST.updatedAt,
    image: 'https://saath.example/og.png',
    keywords: POST.tags,
    timeRequired: 'PT3M',
    mainEntityOfPage: 'https://saath.example/blog/which-doctor-first',
    author: { '@type': 'Organization', name: 'Saath' },
  })
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
  const [byPerson] = jsonLdOf(draw({ ...DETAIL, author: 'A. Naik' }))
  expect(byPerson).toMatchObject({ author: { '@type': 'Person', name: 'A. Naik' } })
})

test('it can be shared on WhatsApp with its title and address', () => {
  const [, text = ''] = /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(draw(DETAIL)) ?? []
  expect(decodeURIComponent(text)).toBe(
    'Which doctor first?\nhttps://saath.example/blog/which-doctor-first',
  )
})

test('who finds something wrong in it can say so', () => {
  expect(draw(DETAIL)).toContain(`href="/contact?kind=wrong&amp;article=${POST.slug}"`)
})

test('two other posts follow; none when it is the only one', () => {
  expect(textOf(draw(DETAIL))).not.toContain('More articles')
  const related = [2, 3].map((id) => ({ ...POST, id, title: `Other ${id}` }))
  const html = draw({ ...DETAIL, related })
  expect(textOf(html)).toContain('More articles')
  expect(count(html, '<li class="post-row">')).toBe(2)
})

test('while it is on its way, placeholders', () => {
  expect(draw(undefined)).toContain('aria-busy="true"')
})

test('all its topics are links to the posts that share them; its own picture stands above the text', () => {
  const tags = ['a1', 'a2', 'a3', 'a4', 'a5', 'a & b']
  const html = draw({ ...DETAIL, tags, imageUrl: '/pictures/posts/x-960.jpg' })
  expect(count(html, '<a href="/blog?tag=')).toBe(6)
  expect(html).toContain('href="/blog?tag=a+%26+b"')
  expect(html).toMatch(/<img src="\/pictures\/posts\/x-960\.jpg" alt=""/)
  const [first] = /<meta property="og:image"[^>]*>/.exec(html) ?? []
  expect(first).toContain('https://saath.example/pictures/posts/x-960.jpg')
  expect(html).toContain('<meta property="article:published_time"')
})

test('an address in another script is encoded wherever machines read it', () => {
  const slug = 'घर'
  const html = draw({ ...DETAIL, slug })
  const address = `https://saath.example/blog/${encodeURIComponent(slug)}`
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
  expect(jsonLdOf(html)[0]).toMatchObject({ url: address })
})

test('minutes that nobody knows are not said', () => {
  expect(textOf(draw({ ...DETAIL, readTime: 0 }))).not.toContain('to read')
})
