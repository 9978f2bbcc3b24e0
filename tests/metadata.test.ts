import { beforeAll, expect, test } from 'vitest'
import { seed } from '../server/db/seed/seed.ts'
import { createPages } from '../server/pages/pages.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createTestApp, type TestApp } from './support/app.ts'
import { buildListing, buildPost } from './support/factories.ts'

/** What search engines and shared links read of every public page (§2, issue 7). */

const ORIGIN = 'https://saath.example'

let app: TestApp
beforeAll(async () => {
  const assets = { sheet: null, stylesheets: [], scripts: [] }
  const pages = createPages({ render, renderFailure, assets, policy: null })
  app = await createTestApp({ PUBLIC_URL: ORIGIN }, pages)
  await seed(app.db, 'starter')
  await buildPost(app.db, { excerpt: 'A long excerpt of many words. '.repeat(16).trim() })
  await buildListing(app.db, { name: `${'A very long name '.repeat(11)}of a school` })
})

interface Head {
  title: string
  canonical: string | undefined
  /** By name or property; each stands there once, except that an article has several tags (Open Graph). */
  meta: Map<string, string>
}

async function headOf(path: string): Promise<Head> {
  const html = await (await app.get(path)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  const meta = new Map<string, string>()
  for (const [tag] of head.matchAll(/<meta [^>]*>/g)) {
    const name = attribute(tag, 'name') ?? attribute(tag, 'property')
    if (name === undefined) continue
    // One for each of the device's colours.
    if (name === 'theme-color' && attribute(tag, 'media')) continue
    if (name !== 'article:tag') expect(meta.has(name), `${path} has ${name} once`).toBe(false)
    meta.set(name, attribute(tag, 'content') ?? '')
  }
  const canonicals = [...head.matchAll(/<link rel="canonical"[^>]*>/g)].map(([tag]) =>
    attribute(tag, 'href'),
  )
  expect(canonicals.length, path).toBeLessThanOrEqual(1)
  const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text ?? '')
  expect(titles.length, path).toBe(1)
  return { title: titles[0] ?? '', canonical: canonicals[0], meta }
}

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replace(/&(?:#x27|quot|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)

const ENTITIES: Record<string, string> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
}

const publicPaths = async () => {
  const map = await (await app.get('/sitemap.xml')).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!.slice(ORIGIN.length))
}

function expectShared({ canonical, meta }: Head, path: string) {
  expect(meta.get('og:url'), path).toBe(canonical)
  expect(meta.get('og:title'), path).toMatch(/\S/)
  expect(meta.get('og:description'), path).toBe(meta.get('description'))
  expect(meta.get('og:type'), path).toBe(path.startsWith('/blog/') ? 'article' : 'website')
  expect(meta.get('og:site_name'), path).toBe('Saath')
  expect(meta.get('og:image'), path).toBe(`${ORIGIN}/og.png`)
  expect(meta.get('og:image:width'), path).toBe('1200')
  expect(meta.get('og:image:height'), path).toBe('630')
  expect(meta.get('og:image:alt'), path).toContain('Autism Resources')
  expect(meta.get('twitter:card'), path).toBe('summary_large_image')
}

// It draws more than 150 pages.
const LONG = 180_000

test(
  'every page of the site map has a title and a summary of its own, one address, and what a shared link shows',
  { timeout: LONG },
  async () => {
    const paths = await publicPaths()
    expect(paths.length).toBeGreaterThan(150)
    const titles = new Map<string, string>()
    for (const path of paths) {
      const head = await headOf(path)
      expect(titles.get(head.title), `${path}: ${head.title}`).toBeUndefined()
      titles.set(head.title, path)
      expect(head.canonical).toBe(ORIGIN + path)
      const summary = head.meta.get('description') ?? ''
      expect(summary.length, `${path}: ${summary}`).toBeGreaterThanOrEqual(30)
      expect(summary.length, `${path}: ${summary}`).toBeLessThanOrEqual(160)
      expect(head.meta.has('robots'), path).toBe(false)
      expectShared(head, path)
    }
  },
)

test('home names the region, and no page about another place does', async () => {
  const { meta } = await headOf('/')
  expect(meta.get('geo.region')).toBe('IN-GA')
  expect(meta.get('geo.placename')).toBe('Goa')
  expect(meta.get('geo.position')).toBe('15.2993;74.1240')
  expect(meta.get('ICBM')).toBe('15.2993, 74.1240')
  expect((await headOf('/listing/1')).meta.has('geo.region')).toBe(false)
})

/** The page such an address stands for: how it looks, and where one came from, is none. */
test.each([
  ['/?utm_source=mail&fbclid=1', '/'],
  ['/directory?utm_source=mail', '/directory'],
  ['/directory?view=list', '/directory'],
  ['/directory?category=therapists&view=list&gclid=2', '/directory?category=therapists'],
  ['/directory?region=Goa', '/directory?region=Goa'],
  ['/directory?near=mapusa', '/directory?near=mapusa'],
  ['/directory?page=2', '/directory?page=2'],
  // The directory opens no page beyond the thousandth listing.
  ['/directory?page=900', '/directory'],
  ['/directory?category=special-schools&page=2', '/directory?category=special-schools&page=2'],
  ['/listing/1?utm_campaign=x', '/listing/1'],
  ['/events?view=all', '/events?view=all'],
  ['/events?view=calendar&month=2026-12', '/events?view=calendar'],
  ['/blog?ref=x', '/blog'],
])('%s is %s', async (path, canonical) => {
  const head = await headOf(path)
  expect(head.canonical).toBe(ORIGIN + canonical)
  expect(head.meta.has('robots')).toBe(false)
  expect((head.meta.get('description') ?? '').length).toBeLessThanOrEqual(160)
  expectShared(head, canonical)
})

test('each page of a list, and each way to narrow it, has a title of its own', async () => {
  const paths = [
    '/directory',
    '/directory?page=2',
    '/directory?category=therapists',
    '/directory?category=special-schools',
    '/directory?category=special-schools&page=2',
    '/directory?region=Goa',
    '/directory?near=mapusa',
    '/events',
    '/events?view=all',
    '/events?view=calendar',
  ]
  const titles = await Promise.all(paths.map(async (path) => (await headOf(path)).title))
  expect(new Set(titles).size, titles.join('\n')).toBe(paths.length)
})

test.each([
  '/directory?search=speech',
  '/directory?sort=name',
  '/directory?near=mapusa&radius=25',
  '/directory?region=Xyzzyville',
  '/directory?page=40',
  '/events?view=all&page=2',
  '/listing/1/reviews',
  '/no-such-page',
  '/listing/99999',
  '/login',
  '/account',
  '/dashboard',
  '/admin',
  '/events/new',
  '/newsletter',
  '/newsletter?done=asked',
  '/newsletter/00000000-0000-4000-8000-000000000000',
  '/confirm/00000000-0000-0000',
])('%s is kept out of search engines, and names no address for them', async (path) => {
  const { title, canonical, meta } = await headOf(path)
  expect(meta.get('robots')).toBe('noindex')
  expect(canonical).toBeUndefined()
  expect(title).toMatch(/ · Saath$/)
  expect(JSON.stringify([...meta])).not.toContain('00000000-')
})
