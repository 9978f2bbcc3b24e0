import { LOCALE } from '../../../shared/formats/locale.ts'
import { Feed } from 'feed'
import { postPath } from '../../../shared/blog/rules.ts'
import { words } from '../../words.ts'
import type { PostRow } from './rows.ts'
import { renderMarkdown } from './markdown.ts'

export type FeedKind = 'rss' | 'atom'

interface Site {
  /** Where the site stands: it makes every address whole. */
  origin: string
  name: string
}

/** Posts for feed readers: RSS 2.0 or Atom (RFC 4287). The same posts give the same bytes. */
export function toBlogFeed(rows: PostRow[], kind: FeedKind, { origin, name }: Site): string {
  const latest = Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime()))
  const address = `${origin}/blog/${kind}.xml`
  const feed = new Feed({
    id: address,
    title: plain(words.blogFeed(name)),
    description: plain(words.blogFeedText(name)),
    link: `${origin}/blog`,
    feed: address,
    language: LOCALE,
    updated: new Date(latest),
    generator: false,
  })
  for (const row of rows) feed.addItem(toItem(row, kind, origin))
  return kind === 'rss' ? feed.rss2() : feed.atom1()
}

function toItem(row: PostRow, kind: FeedKind, origin: string): Parameters<Feed['addItem']>[0] {
  const { title, slug, excerpt, content, author, tags, publishedAt, createdAt, updatedAt } = row
  // The same for ever: a reader knows by it what it has shown already.
  const link = origin + postPath(slug)
  const text = plain(renderMarkdown(content, `${origin}${postPath(slug)}`))
  return {
    id: link,
    link,
    // Atom's titles are HTML as the library writes them, those of RSS are plain.
    title: kind === 'atom' ? asHtml(title) : plain(title),
    description: asHtml(excerpt),
    content: text || asHtml(excerpt),
    date: updatedAt,
    published: publishedAt ?? createdAt,
    category: tags.map((tag) =>
      kind === 'atom'
        ? { name: inAttribute(tag), term: inAttribute(tag) }
        : { name: inElement(tag) },
    ),
    // An author of RSS is a mail address; a name has an element of its own.
    ...(kind === 'atom'
      ? { author: [{ name: inElement(author) }] }
      : { extensions: [{ name: 'dc:creator', objects: { _text: inElement(author) } }] }),
  }
}

/** Only what may be in XML, whole characters, and nothing that ends a CDATA section: the library sees one of them. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ' ')
    .replaceAll(']]>', ']] >')

const asHtml = (text: string) =>
  plain(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))

/** The library takes "&amp;" for a sign that was escaped before, and would show "&lt;" as it was typed as "<". */
const inElement = (text: string) => plain(text).replaceAll('&', '&amp;')

/** The library leaves this sign as it is in attributes, where it may not stand. */
const inAttribute = (text: string) => plain(text).replaceAll('<', '‹')
