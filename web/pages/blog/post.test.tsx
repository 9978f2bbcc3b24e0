import { expect, test } from 'vitest'
import type { Post, PostDetail } from '../../../shared/blog.ts'
import { publishedPost, publishedPosts } from '../../queries/blog.ts'
import { count, drawPage, jsonLdOf, POST, textOf } from '../../../tests/draw-page.tsx'
import { PostPage } from './post.tsx'

const DETAIL: PostDetail = { ...POST, html: '<p>Public hospitals first.</p><h2>Sources</h2>' }

const draw = (post: PostDetail | undefined, posts: Post[] = [POST]) =>
  drawPage({
    page: <PostPage />,
    path: '/blog/:slug',
    at: `/blog/${POST.slug}`,
    answers: (client) => {
      if (post) client.setQueryData(publishedPost(POST.slug).queryKey, post)
      client.setQueryData(publishedPosts().queryKey, posts)
    },
  })

test('title, date, author, minutes and the text as it came', () => {
  const html = draw(DETAIL)
  expect(html).toContain(`<div class="prose">${DETAIL.html}</div>`)
  expect(count(html, '<h1')).toBe(1)
  for (const part of [POST.title, 'November 21, 2026', 'By Saath', '3 minutes to read'])
    expect(textOf(html)).toContain(part)
  expect(html).toContain(
    '<link rel="canonical" href="https://saath.example/blog/which-doctor-first"/>',
  )
  expect(html).not.toContain(' style="')
})

test('for machines it is an article with a way to it', () => {
  const [article, trail] = jsonLdOf(draw(DETAIL))
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: POST.title,
    datePublished: POST.createdAt,
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

test('two other posts follow; none when it is the only one', () => {
  expect(textOf(draw(DETAIL))).not.toContain('More articles')
  const others = [2, 3, 4].map((id) => ({ ...POST, id, title: `Other ${id}` }))
  const html = draw(DETAIL, [POST, ...others])
  expect(textOf(html)).toContain('More articles')
  expect(count(html, '<article class="card">')).toBe(2)
})

test('while it is on its way, placeholders', () => {
  expect(draw(undefined)).toContain('aria-busy="true"')
})
