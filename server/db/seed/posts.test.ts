/** The seed's blog posts: plain, sourced, dated, and no number that ruling 1 would hide. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BLOG_CATEGORIES } from '../../../shared/blog/rules.ts'
import { LIMITS } from '../../../shared/limits.ts'
import listings from './listings.json' with { type: 'json' }
import posts from './posts.json' with { type: 'json' }

const FOLDER = join(import.meta.dirname, 'posts')
const LAST_SENTENCE = 'This is general information, not medical or legal advice.'

const words = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The blocks of a text: paragraphs, and each list item on its own. */
const blocks = (text: string) =>
  text
    .split(/\n\s*\n|\n(?=- |\d+\. )/)
    .map((block) => block.trim())
    .filter(Boolean)

/** Sentences of running text. A colon before a list ends one too. */
const sentences = (text: string) =>
  blocks(text)
    .filter((block) => !block.startsWith('#'))
    .flatMap((block) => block.replace(/^(- |\d+\. )/, '').split(/(?<=[.?!:]["*]*)\s+/))
    .filter((sentence) => /[a-z]/i.test(sentence))

/** What a reader could dial: ten or more digits, or a short number behind a tel: link. */
const phones = (text: string) =>
  [...text.matchAll(/tel:\+?\d+|(?<![\d/])\+?\d[\d -]{7,}\d(?![\d/.])/g)].map(([found]) =>
    found.replace(/\D/g, '').replace(/^0/, '91'),
  )

/** The headings a search can lead to; what may have changed is not a question of a family. */
const questions = (text: string) =>
  [...text.matchAll(/^## (.*)$/gm)].flatMap(([, heading = '']) =>
    heading === 'What may have changed' ? [] : [heading],
  )

test('there are fifty posts and no stray file', () => {
  expect(posts).toHaveLength(50)
  expect(readdirSync(FOLDER).toSorted()).toEqual(posts.map(({ file }) => file).toSorted())
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(50)
  expect(new Set(posts.map(({ title }) => title)).size).toBe(50)
})

describe.each(posts)('$slug', (post) => {
  const body = readFileSync(join(FOLDER, post.file), 'utf8')
  const [text = '', sources = ''] = body.split('\n## Sources\n')

  test('has its details, within the limits', () => {
    expect(post.file).toBe(`${post.slug}.md`)
    expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(post.slug.length).toBeLessThanOrEqual(LIMITS.title)
    expect(post.title.length).toBeGreaterThan(0)
    expect(post.title.length).toBeLessThanOrEqual(LIMITS.title)
    expect(post.excerpt.length).toBeGreaterThan(0)
    expect(post.excerpt.length).toBeLessThanOrEqual(300)
    expect(post.author).toBe('Saath')
    expect(BLOG_CATEGORIES).toContain(post.category)
    expect(post.tags.length).toBeGreaterThan(0)
    expect(post.tags.length).toBeLessThanOrEqual(5)
    expect(post.publishedOn).toMatch(/^2026-11-(2[148]|30)$/)
    expect(Object.keys(post)).toHaveLength(9)
  })

  test('is as long as it says', () => {
    expect(words(body)).toBeGreaterThanOrEqual(350)
    expect(words(body)).toBeLessThanOrEqual(700)
    expect(post.readTime).toBe(Math.ceil(words(body) / 200))
  })

  test('names its sources, each with a date', () => {
    expect(sources).not.toBe('')
    const items = blocks(sources).filter((block) => block.startsWith('- '))
    expect(items.length).toBeGreaterThan(2)
    for (const item of items)
      expect(item).toMatch(
        /Dated (\d{1,2} [A-Z][a-z]+ )?20\d\d\.$|Page (undated|dated .*), read November 2026\.$/,
      )
  })

  test('says what may have changed and ends with the sentence', () => {
    expect(text).toContain('\n## What may have changed\n')
    expect(body.endsWith(`\n\n${LAST_SENTENCE}\n`)).toBe(true)
  })

  test('is plain: short paragraphs and sentences, headings from the second level', () => {
    for (const block of blocks(body)) expect(words(block), block).toBeLessThanOrEqual(60)
    const all = sentences(text)
    expect(words(all.join(' ')) / all.length).toBeLessThanOrEqual(15)
    for (const [heading] of body.matchAll(/^#.*$/gm)) expect(heading).toMatch(/^##+ \S/)
    expect(body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(4)
    for (const heading of questions(text)) expect(heading, heading).toMatch(/\?$/)
    expect(body).not.toMatch(/suffer|afflict|retard|person with autism|<[a-z]/i)
  })

  test('links only to pages, to our own and to shown numbers', () => {
    for (const [, target = ''] of body.matchAll(/\]\(([^)]*)\)/g))
      expect(target).toMatch(/^(https?:\/\/[^\s()]+\.[^\s()]+|tel:\+?\d+|\/[a-z][^\s()]*)$/)
    for (const [, slug] of body.matchAll(/\]\(\/blog\/([^)]*)\)/g))
      expect(posts.map((other) => other.slug)).toContain(slug)
    const shown = listings.flatMap(({ phone }) => (phone ? [phone.replace(/\D/g, '')] : []))
    for (const phone of phones(body)) expect(shown).toContain(phone)
    if (phones(body).length > 0) expect(body).toContain('We have not called it.')
  })
})

test('the article to which searches for unusual play lead tells of it', () => {
  const body = readFileSync(join(FOLDER, 'early-signs-and-m-chat.md'), 'utf8')
  expect(body).toContain('toys in an unusual way')
})
