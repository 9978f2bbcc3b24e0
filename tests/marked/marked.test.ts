import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATEGORIES } from '../../shared/listings/category-names.ts'
import { STATES } from '../../shared/states.ts'
import { TALUKAS } from '../../server/places/goa.ts'
import { CHILDREN, EMERGENCY, MENTAL_HEALTH } from '../../web/parts/helplines/helplines.ts'
import { MAIL_KINDS } from '../../shared/admin/mails.ts'
import { signInAs, type SignedIn } from '../support/app.ts'
import { emptyDatabase } from '../support/database.ts'
import { withoutMarked } from '../support/marked.ts'
import { fillInOtherScript, inOtherScript } from './content.ts'
import { openMarkedSite } from './site.ts'
import { refusedCalls, sentencesIn } from './refusals.ts'
import { textsOf, unmarkedIn } from './unmarked.ts'

/**
 * The site in a made-up language in which every sentence is marked, and with content in another script: what is in Latin
 * letters outside the marks is no language's but English.
 */

/** Names that are data, not words: they have a table of their own for each language. */
const NAMES = new Set([
  ...CATEGORIES.map(({ name }) => name),
  ...TALUKAS.map(({ name }) => name),
  ...STATES,
  ...[EMERGENCY, CHILDREN, MENTAL_HEALTH].flatMap(({ source, purpose }) => [
    source.name,
    purpose?.name,
  ]),
])

const unmarked = (texts: string[]) => [
  ...new Set(texts.flatMap(unmarkedIn).filter((text) => !NAMES.has(text))),
]

const NAMED = { firstName: inOtherScript('Asha'), lastName: inOtherScript('Naik') }

let site: Awaited<ReturnType<typeof openMarkedSite>>
let person: SignedIn
let admin: SignedIn
beforeAll(async () => {
  const db = await emptyDatabase()
  await fillInOtherScript(db)
  site = await openMarkedSite(db)
  person = await signInAs(site.app, { ...NAMED, username: '1' })
  admin = await signInAs(site.app, { ...NAMED, username: '2', role: 'admin' })
})
afterAll(() => site.close())

/** Addresses that show a screen in its states; a screen that is not here is drawn at its bare address. */
const EXAMPLES: Record<string, string[]> = {
  '/directory': [
    '/directory',
    '/directory?category=doctors&region=Goa&view=list',
    '/directory?search=zzzz',
    '/directory?search=speech%20therapy%20mapusa',
    '/directory?search=suicide',
    '/directory?search=school%20phone&ageGroup=children',
    '/directory?near=15.49,73.82',
    '/directory?view=map',
  ],
  '/listing/:id': ['/listing/1', '/listing/9', '/listing/99999'],
  '/search': ['/search', '/search?search=school', '/search?search=zzzz'],
  '/blog': ['/blog', '/blog?category=education', '/blog?titles=all', '/blog?search=zzzz'],
  '/blog/:slug': ['/blog/early-signs-and-m-chat'],
  '/events': ['/events', '/events?view=all', '/events?view=calendar', '/events?search=zzzz'],
  '/events/:id': ['/events/1', '/events/12', '/events/13', '/events/14', '/events/15'],
  '/events/:id/register': ['/events/12/register', '/events/14/register'],
  '/contact': ['/contact', '/contact?listing=9'],
  '/admin/checks': ['/admin/checks', '/admin/checks?task=1'],
  '/admin/listings/:id/merge': ['/admin/listings/9/merge', '/admin/listings/9/merge?other=8'],
}
const PARTS: Record<string, string> = { ':id': '9', ':key': 'none', ':token': 'none' }
const examplesOf = (pattern: string) =>
  EXAMPLES[pattern] ?? [pattern.replaceAll(/:\w+/g, (part) => PARTS[part] ?? part)]

test('no screen has an unmarked text, for a guest or for whom it is', async () => {
  const found: string[] = []
  let drawn = 0
  for (const path of site.patterns().flatMap(examplesOf)) {
    const own = path.startsWith('/admin') ? admin : person
    for (const [who, get] of Object.entries({ guest: site.app.get, own: own.get })) {
      const html = await site.drawWhole(path, get)
      // Somebody signed in is sent on from where one signs in.
      if (html === undefined) continue
      drawn += 1
      const texts = textsOf(html)
      expect(texts.length, `${path}, ${who}`).toBeGreaterThan(20)
      found.push(...unmarked(texts).map((text) => `${path}, ${who}: ${text}`))
    }
  }
  expect([...new Set(found)]).toEqual([])
  expect(drawn).toBeGreaterThan(150)
})

test.each([
  ['/', 200],
  ['/directory?category=doctors', 200],
  ['/listing/9', 200],
  ['/events/12', 200],
  ['/blog/early-signs-and-m-chat', 200],
  ['/no-such-page', 404],
  ['/listing/99999', 404],
])('nor has the head of %s, or what it tells machines', async (path, status) => {
  const answer = await site.app.get(path)
  expect(answer.status).toBe(status)
  const texts = textsOf(await answer.text())
  expect(texts.length).toBeGreaterThan(20)
  expect(unmarked(texts)).toEqual([])
})

test.each(['/contact', '/events/12/register', '/listing/9/reviews', '/newsletter'])(
  'nor has %s when its form was sent empty and without script',
  async (path) => {
    const answer = await site.app.app.request(path, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        cookie: person.cookie,
      },
      body: '',
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    const texts = textsOf(await answer.text())
    expect(texts.length).toBeGreaterThan(5)
    expect(unmarked(texts)).toEqual([])
  },
)

describe('no email has an unmarked text', () => {
  test.each(MAIL_KINDS)('%s', (kind) => {
    const { subject, text, html } = site.letters[kind]
    const texts = [subject, text, ...textsOf(html)].map(withoutContent)
    expect(unmarked(texts)).toEqual([])
  })
})

/** What the letters of the tests say for those who wrote something, in the quotes of their file: "Sea School <b>". */
const CONTENT = Array.from(
  readFileSync('tests/support/letters.ts', 'utf8').matchAll(/'([A-Z](?:[^'\\]|\\.)*)'/g),
  ([, quoted = '']) => quoted.replaceAll('\\n', '\n'),
)
  .flatMap((text) => text.split(/\n+/))
  // A longer one may hold a shorter one.
  .toSorted((one, other) => other.length - one.length)

/** Without the content, which stands in no marks; lines of a text part are broken anywhere. */
const withoutContent = (text: string) =>
  CONTENT.reduce(
    (left, each) => left.replaceAll(each, ''),
    withoutMarked(text).replaceAll(/\s+/g, ' '),
  )

/** A line of a calendar, unfolded, that a person reads. */
const READ = /^(?:NAME|X-WR-CALNAME|SUMMARY|LOCATION|DESCRIPTION|COMMENT)[^:]*:(.*)$/gm

test.each(['/events.ics', '/events/12.ics', '/events/1.ics'])(
  'the calendar %s has no unmarked text',
  async (path) => {
    const calendar = (await (await site.app.get(path)).text()).replaceAll(/\r?\n /g, '')
    const texts = Array.from(calendar.matchAll(READ), ([, text = '']) =>
      text.replaceAll(/\\n/g, ' ').replaceAll('\\', ''),
    )
    expect(texts.length).toBeGreaterThan(2)
    expect(unmarked(texts)).toEqual([])
  },
)

test.each(['/blog/rss.xml', '/blog/atom.xml'])('the feed %s has no unmarked text', async (path) => {
  const xml = (await (await site.app.get(path)).text()).replaceAll(/<!\[CDATA\[(.*?)\]\]>/gs, '$1')
  const texts = Array.from(
    xml.matchAll(/<(title|subtitle|description|summary|dc:creator|name)[^>]*>(.*?)<\/\1>/gs),
    ([, , text = '']) => text,
  )
  expect(texts.length).toBeGreaterThan(10)
  expect(unmarked(texts)).toEqual([])
})

test('the manifest of the app has no unmarked text', async () => {
  const { name, description } = await (await site.app.get('/manifest.webmanifest')).json()
  expect(unmarked([name, description])).toEqual([])
})

test('no refusal of any call has an unmarked sentence', async () => {
  const document = await (await site.app.get('/api/openapi.json')).json()
  const spare = await signInAs(site.app, { ...NAMED, username: '3', role: 'admin' })
  let refused = 0
  const found: string[] = []
  for (const { method, path, body } of refusedCalls(document)) {
    const { send } = body === undefined ? site.app : spare
    const answer = await send(method, path, body)
    if (answer.status < 400) continue
    refused += 1
    const sentences = sentencesIn(await answer.text())
    found.push(...unmarked(sentences).map((text) => `${method} ${path}: ${text}`))
  }
  expect([...new Set(found)]).toEqual([])
  expect(refused).toBeGreaterThan(300)
})
